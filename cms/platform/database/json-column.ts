/** JSON columns, whose values neither the database nor Payload's types describe. */
import { asRecord } from '@college/contract/as-record';
import { z } from 'zod';

/** Reads one JSON column of records. */
export interface JsonColumn<Value, Name extends string = string> {
  /** Slug of the collection or global, and name of the field. */
  slug: string;
  name: Name;
  /** True if the value, as JSON stores it, can be read again. */
  accepts: (value: unknown) => boolean;
  /**
   * Returns the stored value; undefined for an empty column. Throws an `Error` if the value has
   * another shape, which an older version may have stored.
   */
  read: (record: { [Field in Name]?: unknown }) => Value | undefined;
  /**
   * Returns undefined also for a value of another shape, with one line in the log for each record: for choices that people can
   * make again, and for what visitors read.
   */
  readIfKnown: (record: { [Field in Name]?: unknown }) => Value | undefined;
}

/** The JSON column `name` of a collection or global. Its schema is the only way to its values. */
export function jsonColumn<const Name extends string, Value>(
  slug: string,
  name: Name,
  schema: z.ZodType<Value>,
): JsonColumn<Value, Name> {
  const stored = schema.optional();
  const reported = new Set<unknown>();
  const parse = (record: { [Field in Name]?: unknown }) =>
    stored.safeParse(record[name] ?? undefined);
  return {
    slug,
    name,
    accepts: (value) => schema.safeParse(JSON.parse(JSON.stringify(value))).success,
    read(record) {
      const { data, error } = parse(record);
      if (error)
        throw new Error(`The column ${name} of ${slug} is unknown: ${z.prettifyError(error)}`);
      return data;
    },
    readIfKnown(record) {
      const { data, error } = parse(record);
      const { id } = asRecord(record);
      if (error && !reported.has(id)) {
        reported.add(id);
        const where = id === undefined ? '' : ` in the record ${id}`;
        console.error(`The column ${name} of ${slug} is unknown${where}:`, z.prettifyError(error));
      }
      return data;
    },
  };
}
