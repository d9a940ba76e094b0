/** JSON columns, whose values neither the database nor Payload's types describe. */
import { z } from 'zod';

/** Reads one JSON column of records. */
export interface JsonColumn<Value, Name extends string = string> {
  /**
   * Returns the stored value; undefined for an empty column. Throws an `Error` if the value has
   * another shape, which an older version may have stored.
   */
  read: (record: { [Field in Name]?: unknown }) => Value | undefined;
  /** Returns undefined also for a value of another shape, for choices that people can make again. */
  readIfKnown: (record: { [Field in Name]?: unknown }) => Value | undefined;
}

/** The JSON column `name` of a collection or global. Its schema is the only way to its values. */
export function jsonColumn<const Name extends string, Value>(
  slug: string,
  name: Name,
  schema: z.ZodType<Value>,
): JsonColumn<Value, Name> {
  const stored = schema.optional();
  const parse = (record: { [Field in Name]?: unknown }) =>
    stored.safeParse(record[name] ?? undefined);
  return {
    read(record) {
      const { data, error } = parse(record);
      if (error)
        throw new Error(`The column ${name} of ${slug} is unknown: ${z.prettifyError(error)}`);
      return data;
    },
    readIfKnown: (record) => parse(record).data,
  };
}
