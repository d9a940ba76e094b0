/**
 * A table of what leaves of a record: each field of the wire once, with how it is shown, and of which field of the
 * database where that has another name. What is read follows from it; a field that is missing, or renamed on either side,
 * does not compile.
 */
import type { Context } from './handler.ts';
import { type Related, withRelated } from './related.ts';

type Show<Stored, Shown> = (stored: Stored, related: Related) => Shown;
interface Renamed<Name, Stored, Shown> {
  name: Name;
  show: Show<Stored, Shown>;
}
export const from = <const Name extends string, Stored, Shown>(
  name: Name,
  show: Show<Stored, Shown>,
): Renamed<Name, Stored, Shown> => ({ name, show });

type Table<Row, Wire> = {
  [Field in keyof Wire]:
    | (Field extends keyof Row ? Show<Row[Field], Wire[Field]> : never)
    | { [Name in keyof Row]: Renamed<Name, Row[Name], Wire[Field]> }[keyof Row];
};
type Read<Columns> = {
  [Field in keyof Columns]: Columns[Field] extends Renamed<infer Name, never, unknown>
    ? Name
    : Field;
}[keyof Columns];

/** `presenter<Row, Wire>()({ title: text, upload_info: from('uploads', filesOf) })` */
export const presenter =
  <Row, Wire>() =>
  <Columns extends Table<Row, Wire>>(
    columns: Columns & Record<Exclude<keyof Columns, keyof Wire>, never>,
  ) => {
    type Name = Exclude<Extract<Read<Columns>, keyof Row & string>, 'id'>;
    type Given = Pick<Row, Name | Extract<'id', keyof Row>>;
    const shown = Object.entries<Show<unknown, unknown> | Renamed<string, unknown, unknown>>(
      columns as never,
    ).map(([field, how]) => ({ field, ...(typeof how === 'function' ? from(field, how) : how) }));
    const present = (row: Given, related: Related): Wire => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(
        shown.map(({ field, name, show }) => [field, show(values.get(name), related)]),
      ) as Wire;
    };
    const names = shown.map(({ name }) => name).filter((name) => name !== 'id');
    return {
      /** What of a record is read for it. */
      select: Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>,
      present,
      list: (rows: readonly Given[], context: Context): Promise<Wire[]> =>
        withRelated(context, (related) => rows.map((row) => present(row, related))),
    };
  };

/** As it is stored. */
export const plain = <Value>(value: Value): Value => value;
export const text = (value: string | null | undefined): string => value ?? '';
