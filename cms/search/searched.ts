/** Search settings of a content type: `custom: searched({ … })`, or `custom: notSearched`. */
import type { CollegePage } from '@college/contract/codes';
import type { SearchKind } from '@college/contract/search';
import type { CollectionConfig, CollectionSlug, GlobalConfig } from 'payload';
import { textsShown } from './texts.ts';

type FieldOf<Row> = Extract<keyof Row, string>;

export interface Searched<Row> {
  /** Kind shown in the results; undefined for a record without a page of its own. */
  kind: SearchKind | ((record: Partial<Row>) => SearchKind | undefined);
  /** Fields whose words weigh most. Without any, the results show `key` as the title. */
  title: FieldOf<Row>[];
  /**
   * Fields that describe the record in a few words. They weigh less than the title and more than
   * the text.
   */
  key?: FieldOf<Row>[];
  /** True if the collection's label is part of the name: Department of Physics. */
  isCalledSo?: true;
  /** Other fields that are searched, with all rows and columns below them. */
  text: FieldOf<Row>[];
  /** The date by which newer records rank higher. */
  date?: FieldOf<Row>;
  /** The last day on the website. */
  until?: FieldOf<Row>;
  department?: FieldOf<Row>;
}

/** Search settings of any content type. */
export type AnySearched = Searched<Record<string, unknown>>;

export const searched = <Row extends object>(search: Searched<Row>) => ({
  search: search,
});
export const notSearched = { search: undefined };

/** Search settings of a global: the fields whose texts are on each college page. */
export const searchedPages = <Row extends object>(pages: Record<CollegePage, FieldOf<Row>[]>) => ({
  searchedPages: pages,
});
export const searchedPagesOf = ({ custom }: Pick<GlobalConfig, 'custom'>) =>
  custom?.searchedPages as Record<CollegePage, string[]> | undefined;

/**
 * Search settings of a college page. It has no title here, because the site knows the titles of
 * pages.
 */
export const pageOf = (text: string[]): AnySearched => ({ kind: 'page', title: [], text });

/** Records to index again when one of the `changed` fields changes. */
export interface Dependents {
  changed: readonly string[];
  /** The path from the records of a collection to the changed record, by collection. */
  records: { [Slug in CollectionSlug]?: string };
}
export const withDependents = (dependents: Dependents) => ({ dependents });
export const dependentsOf = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.dependents as Dependents | undefined;

/** A collection with search settings. A content type without them does not compile. */
export type SearchedCollection = CollectionConfig & { custom: { search: AnySearched | undefined } };

export const searchedAs = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.search as AnySearched | undefined;

/** Singular names of the collection in the languages of the college. */
export const kindNames = ({ labels }: Pick<CollectionConfig, 'labels'>): string[] => {
  const singular = labels?.singular;
  return typeof singular === 'string' ? [singular] : textsShown(singular);
};
