/**
 * Writes records through Payload's local API, as an editor would: first the default language, then
 * the translations. Large amounts go directly to the database, because two API calls per record
 * would take most of the time.
 */

import { randomBytes } from 'node:crypto';
import { asSystem } from '@college/cms/access.ts';
import { translationOf } from '@college/cms/import/translation.ts';
import { anyCollection } from '@college/cms/platform/database/any-collection.ts';
import { sameTransaction } from '@college/cms/platform/database/transaction.ts';
import { DEFAULT_LOCALE, type Locale, locales, translations } from '@college/contract/locales';
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, PayloadRequest } from 'payload';
import type { Data } from './content.ts';
import { type InAll, inAllOf, inLanguage, isData, type Known } from './record.ts';

interface Written {
  inAll: InAll;
  /** True if other records refer to this one by its id. */
  isNamed: boolean;
}
/** Writes a record and returns its id, always if `isNamed`. */
export type Write = (
  slug: CollectionSlug,
  stored: Written,
  req: PayloadRequest,
) => Promise<number | undefined>;

/** Writes a record, then the records of other collections nested in it. */
export async function writeRecord(
  slug: CollectionSlug,
  record: Data,
  { known: references, write, req }: { known: Known; write: Write; req: PayloadRequest },
): Promise<number | undefined> {
  const { flattenedFields: fields } = req.payload.collections[slug].config;
  const [own, belonging] = parted(record, fields);
  try {
    const inAll = inAllOf((locale) => inLanguage(locale, fields, own, references));
    const isNamed = slug === 'departments' || belonging.length > 0;
    const id = await write(slug, { inAll, isNamed }, req);
    for (const [child, records] of belonging) {
      const parent = parentField(req.payload, child, slug);
      for (const each of records)
        await writeRecord(child, { ...each, [parent]: id }, { known: references, write, req });
    }
    return id;
  } catch (error) {
    const excerpt = JSON.stringify(record).slice(0, 120);
    throw new Error(`demo: ${slug} ${excerpt}: ${error}`, { cause: error });
  }
}

/** Writes with all hooks and validation. */
export const asEditors: Write = async (slug, { inAll }, req) => {
  const { payload } = req;
  const { flattenedFields: fields, versions } = payload.collections[slug].config;
  const common = { collection: slug } as const;
  const records = anyCollection(payload);
  const saved = await records.create({
    ...common,
    data: { ...(versions?.drafts && { _status: 'published' }), ...inAll[DEFAULT_LOCALE] },
    locale: DEFAULT_LOCALE,
    req: await sameTransaction(req),
    ...asSystem,
  });
  for (const locale of translations) {
    const data = translationOf(fields, saved, inAll[DEFAULT_LOCALE], inAll[locale]);
    if (Object.keys(data).length > 0)
      await records.update({
        ...common,
        id: saved.id,
        data,
        locale,
        req: await sameTransaction(req),
        ...asSystem,
      });
  }
  return saved.id;
};

export async function writeGlobal(
  slug: GlobalSlug,
  record: Data,
  references: Known,
  payload: Payload,
) {
  const config = payload.globals.config.find((global) => global.slug === slug);
  const fields = config?.flattenedFields ?? [];
  const inAll = inAllOf((locale) => inLanguage(locale, fields, record, references));
  const write = (locale: Locale, data: Data) =>
    anyCollection(payload).updateGlobal({ slug, data, locale, ...asSystem });
  const saved = await write(DEFAULT_LOCALE, inAll[DEFAULT_LOCALE]);
  for (const locale of translations)
    await write(locale, translationOf(fields, { ...saved }, inAll[DEFAULT_LOCALE], inAll[locale]));
}

type Belonging = [CollectionSlug, Data[]][];

/** Splits a record into its own fields and nested records of other collections. */
function parted(record: Data, fields: readonly FlattenedField[]): [own: Data, Belonging] {
  const entries = Object.entries(record);
  const names = new Set(fields.map(({ name }) => name));
  const belongs = ([name, value]: [string, unknown]) => !names.has(name) && Array.isArray(value);
  return [
    Object.fromEntries(entries.filter((entry) => !belongs(entry))),
    entries
      .filter(belongs)
      .map(([name, records]) => [name as CollectionSlug, [records].flat().filter(isData)]),
  ];
}

function parentField({ collections }: Payload, child: CollectionSlug, parent: string): string {
  const field = collections[child]?.config.flattenedFields.find(
    (each) => each.type === 'relationship' && each.relationTo === parent,
  );
  if (!field) throw new Error(`No field ${child} of ${parent}, and no such collection.`);
  return field.name;
}

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
      versionData: data,
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
