/** The sheet of a content type, for imports and exports: `custom: { ...sheet({ … }) }`, or `noSheet`. */
import type { CollectionConfig } from 'payload';

type FieldOf<Row> = Extract<keyof Row, string>;

export interface List<Field extends string = string> {
  /** Columns in order. Names, types and labels come from the content type. */
  fields: readonly Field[];
  /**
   * Sets of columns that identify a record. The first set whose first column is filled counts. Without any the list
   * is only exported.
   */
  keys: readonly (readonly Field[])[];
  /** Example rows of the template. */
  examples?: readonly Partial<Record<Field | `${Field}.${string}`, string>>[];
  /** Personal columns that can be imported, but that no export has. */
  importOnly?: readonly Field[];
  /** Tables within a record that are lists of their own: papers of a teacher, members of a committee. */
  tables?: readonly Field[];
  /** The field for a proposed code, and the field from which it is made. */
  proposes?: { code: Field; from: Field };
  /** The table whose rows also create the record, so that one sheet has everything. */
  recordTable?: Field;
}

/** Columns of the list of a content type. */
export const sheet = <Row extends object>(list: List<FieldOf<Row>>): { sheet: List } => ({
  sheet: list,
});
/** For a content type that is not kept as a list, such as photos of the home page. */
export const noSheet = { sheet: undefined };

/** A content type of the website without one of the two does not compile. */
export type ListedCollection = CollectionConfig & { custom: { sheet: List | undefined } };

export const sheetOf = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.sheet as List | undefined;
