/**
 * Selects fields so that the files of rows are read. Payload's `select` leaves them out, unless a field of the record itself
 * with several files or relations is selected too.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/15962
 * Until: cms/patches/select-row-files.test.ts passes with a `select` of the names alone.
 */
import type { FlattenedField } from 'payload';

export function selectWithRowFiles(
  fields: readonly FlattenedField[],
  names: readonly string[],
): Record<string, true> {
  const several = fields.find(
    (field) =>
      (field.type === 'upload' || field.type === 'relationship') &&
      field.hasMany === true &&
      !field.virtual,
  );
  return Object.fromEntries(
    [...names, ...(several ? [several.name] : [])].map((name) => [name, true]),
  );
}
