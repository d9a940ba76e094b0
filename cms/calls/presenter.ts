/**
 * Defines the answer of a record: for each field of the wire, the stored field and its conversion.
 * The fields to read follow from it. A missing or renamed field does not compile.
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

interface Joined<Names, Values extends unknown[], Shown> {
  names: Names;
  join: (...values: Values) => Shown;
}
/** A column made from several stored fields, in this order. */
export const joined = <const Names extends readonly string[], Values extends unknown[], Shown>(
  names: Names,
  join: (...values: Values) => Shown,
): Joined<Names, Values, Shown> => ({ names, join });

type Table<Row, Wire> = {
  [Field in keyof Wire]:
    | (Field extends keyof Row ? Show<Row[Field], Wire[Field]> : never)
    | { [Name in keyof Row]: Renamed<Name, Row[Name], Wire[Field]> }[keyof Row]
    | Joined<readonly (keyof Row)[], never[], Wire[Field]>;
};
type Read<Columns> = {
  [Field in keyof Columns]: Columns[Field] extends Renamed<infer Name, never, unknown>
    ? Name
    : Columns[Field] extends Joined<readonly (infer Name)[], never[], unknown>
      ? Name
      : Field;
}[keyof Columns];
type ValuesOf<Row, Names> = { [Place in keyof Names]: Row[Names[Place] & keyof Row] };
/** Checks that the fields have the types that the conversion takes. */
type Fitting<Row, Columns> = {
  [Field in keyof Columns]: Columns[Field] extends Joined<infer Names, infer Values, unknown>
    ? ValuesOf<Row, Names> extends Readonly<Values>
      ? unknown
      : never
    : unknown;
};

/** `presenter<Row, Wire>()({ title: text, upload_info: from('uploads', filesOf) })` */
export const presenter =
  <Row, Wire>() =>
  <Columns extends Table<Row, Wire>>(
    columns: Columns & Fitting<Row, Columns> & Record<Exclude<keyof Columns, keyof Wire>, never>,
  ) => {
    type Name = Exclude<Extract<Read<Columns>, keyof Row & string>, 'id'>;
    type Given = Pick<Row, Name | Extract<'id', keyof Row>>;
    const readers = Object.entries<Column>(columns).map(([field, how]) => ({
      field,
      ...columnReader(field, how),
    }));
    const present = (row: Given, related: Related): Wire => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(
        readers.map(({ field, names, show }) => [
          field,
          show(
            names.map((name) => values.get(name)),
            related,
          ),
        ]),
      ) as Wire;
    };
    const names = readers.flatMap(({ names }) => names).filter((name) => name !== 'id');
    return {
      /** The stored fields to read. */
      select: Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>,
      present,
      list: (rows: readonly Given[], context: Context): Promise<Wire[]> =>
        withRelated(context, (related) => rows.map((row) => present(row, related))),
    };
  };

type Column =
  | Show<unknown, unknown>
  | Renamed<string, unknown, unknown>
  | Joined<readonly string[], unknown[], unknown>;

/** The stored fields of a wire field, and the conversion of their values. */
function columnReader(field: string, how: Column) {
  if (typeof how === 'object' && 'names' in how)
    return { names: how.names, show: (values: unknown[]) => how.join(...values) };
  const { name, show } = typeof how === 'function' ? from(field, how) : how;
  return { names: [name], show: ([value]: unknown[], related: Related) => show(value, related) };
}

/** The value as stored. */
export const plain = <Value>(value: Value): Value => value;
export const text = (value: string | null | undefined): string => value ?? '';
