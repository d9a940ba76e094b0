/** What a content type says of itself to be found: `custom: searched({ … })`, or `custom: notSearched`. */
import type { CollegePage } from '@college/contract/codes';
import type { SearchKind } from '@college/contract/search';
import type { CollectionConfig, CollectionSlug, GlobalConfig } from 'payload';
import { textsShown } from './texts.ts';

type FieldOf<Row> = Extract<keyof Row, string>;

export interface Searched<Row> {
  /** What it is in the results; undefined of a record that has no place of its own. */
  kind: SearchKind | ((record: Partial<Row>) => SearchKind | undefined);
  /** Fields whose words weigh most; where there are none, `key` heads it in the results. */
  title: FieldOf<Row>[];
  /** What the record is, in a few words: less than the title, and more than the text. */
  key?: FieldOf<Row>[];
  /** What the admin calls such a record is a part of its name: the Department of Physics. */
  isCalledSo?: true;
  /** Fields whose words are searched besides, with all that stands in their rows. */
  text: FieldOf<Row>[];
  /** What says how new it is. */
  date?: FieldOf<Row>;
  /** Its last day on the website. */
  until?: FieldOf<Row>;
  department?: FieldOf<Row>;
}

/** Known by its fields' names alone. */
export type AnySearched = Searched<Record<string, unknown>>;

export const searched = <Row extends object>(search: Searched<Row>) => ({
  search: search as unknown as AnySearched,
});
export const notSearched = { search: undefined };

/** Of the college, the fields that fill each of its pages. */
export const searchedPages = <Row extends object>(pages: Record<CollegePage, FieldOf<Row>[]>) => ({
  searchedPages: pages,
});
export const searchedPagesOf = ({ custom }: Pick<GlobalConfig, 'custom'>) =>
  custom?.searchedPages as Record<CollegePage, string[]> | undefined;

/** Such a page as it is found: without a title, which the site knows. */
export const pageOf = (text: string[]): AnySearched => ({ kind: 'page', title: [], text });

/** Records whose entries are written again when these fields of the record that they refer to change. */
export interface Dependents {
  changed: readonly string[];
  /** Path from the records of each collection to the changed one. */
  records: { [Slug in CollectionSlug]?: string };
}
export const withDependents = (dependents: Dependents) => ({ dependents });
export const dependentsOf = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.dependents as Dependents | undefined;

/** A content type that forgot to say it does not compile. */
export type SearchedCollection = CollectionConfig & { custom: { search: AnySearched | undefined } };

export const searchedAs = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.search as AnySearched | undefined;

/** Names of one record of the collection, in each language of the college. */
export const kindNames = ({ labels }: Pick<CollectionConfig, 'labels'>): string[] => {
  const singular = labels?.singular;
  return typeof singular === 'string' ? [singular] : textsShown(singular);
};
