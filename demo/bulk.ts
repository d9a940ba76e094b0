/**
 * Writes large amounts of records directly to the database, because two API calls per record would
 * take most of the time.
 */
import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE, locales } from '@college/contract/locales';
import type { FlattenedField } from 'payload';
import type { Data } from './content.ts';
import { type InAll, inAllOf, isData } from './record.ts';
import type { Write } from './write.ts';

/**
 * Writes a record with all languages at once, without hooks and validation. content.test.ts checks
 * what these would have checked.
 */
export const inBulk: Write = async (slug, { inAll, isNamed }, req) => {
  const { db, collections } = req.payload;
  const { flattenedFields: fields, versions } = collections[slug].config;
  const now = new Date().toISOString();
  const data: Data = {
    ...withAllLanguages(fields, inAll),
    ...(versions?.drafts && { _status: 'published' }),
    createdAt: now,
    updatedAt: now,
  };
  // The id is read back only where it is needed, because that takes as long as the write.
  const returning = isNamed || Boolean(versions);
  const stored: { id: number } | null = await db.create({
    collection: slug,
    data,
    returning,
    req,
  });
  const id = stored?.id;
  if (id !== undefined && versions)
    await db.createVersion({
      collectionSlug: slug,
      parent: id,
      versionData: data as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
    });
  return id;
};

const same = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other);
const rowsOf = (value: unknown) => [value].flat().filter(isData);

/** The record in the format of the database: all languages together, with default values. */
function withAllLanguages(fields: readonly FlattenedField[], inAll: InAll): Data {
  const inField = (field: FlattenedField): unknown => {
    const { name } = field;
    const original = inAll[DEFAULT_LOCALE][name];
    if (original === undefined) {
      const { defaultValue } = field as { defaultValue?: unknown };
      return typeof defaultValue === 'function' ? undefined : defaultValue;
    }
    const isLocalized = 'localized' in field && field.localized;
    if (field.type === 'array') {
      const rows = rowsOf(original).map((_, i) => ({
        // Payload's hooks would set the ids of rows.
        id: randomBytes(12).toString('hex'),
        ...withAllLanguages(
          field.flattenedFields,
          inAllOf((locale) => rowsOf(inAll[locale][name])[i] ?? {}),
        ),
      }));
      return isLocalized ? { [DEFAULT_LOCALE]: rows } : rows;
    }
    if (!isLocalized) return original;
    const localesWithText = locales.filter(
      (locale) => locale === DEFAULT_LOCALE || !same(inAll[locale][name], original),
    );
    return Object.fromEntries(localesWithText.map((locale) => [locale, inAll[locale][name]]));
  };
  return Object.fromEntries(
    fields
      .map((field) => [field.name, inField(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
