/** Reads, compares and writes a record in all its languages, with the rights of the account. */
import { asRecord } from '@college/contract/as-record';
import { type Locale, locales } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import { type AnyRecord, anyCollection } from '../../platform/database/any-collection.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import type { Column } from '../columns.ts';
import { writeCell } from '../values/values.ts';
import type { Value } from './row.ts';
import type { Session } from './session.ts';

/** Fields by language. */
export type Fields = Partial<Record<Locale, Record<string, unknown>>>;
export type Translations = Partial<Record<Locale, AnyRecord>>;

export const asAccount = { overrideAccess: false } as const;

/** Undefined if there is no such record or the account may not read it. */
export async function readRecord(
  req: PayloadRequest,
  { name, columns }: Session,
  id: number,
): Promise<Translations | undefined> {
  const used = new Set<Locale>([mainLocale(), ...columns.flatMap(({ locale }) => locale ?? [])]);
  const record: Translations = {};
  for (const locale of locales.filter((one) => used.has(one))) {
    const { docs } = await anyCollection(req.payload).find({
      ...asAccount,
      collection: name.slug,
      where: { id: { equals: id } },
      locale,
      fallbackLocale: false,
      draft: isDrafted(req, name.slug),
      limit: 1,
      pagination: false,
      req: await sameTransaction(req),
    });
    const [doc] = docs;
    if (!doc) return undefined;
    record[locale] = doc;
  }
  return record;
}

export const isDrafted = ({ payload }: PayloadRequest, slug: Session['name']['slug']): boolean =>
  Boolean(payload.collections[slug].config.versions?.drafts);

/**
 * Creates a record, or updates it if there is an id. Returns the id. Rejects with Payload's error.
 */
export async function writeRecord(
  req: PayloadRequest,
  { name: { slug } }: Session,
  { id, fields, isDraft }: { id?: number; fields: Fields; isDraft: boolean },
): Promise<number> {
  const main = mainLocale();
  const first = fields[main] ?? {};
  const operation = async (locale: Locale, data: object) => ({
    ...asAccount,
    collection: slug,
    draft: isDraft,
    data,
    locale,
    req: await sameTransaction(req),
  });
  const records = anyCollection(req.payload);
  const status = isDrafted(req, slug) ? { _status: isDraft ? 'draft' : 'published' } : {};
  const recordId = id ?? (await records.create(await operation(main, { ...status, ...first }))).id;
  if (id !== undefined && Object.keys(first).length > 0)
    await records.update({ ...(await operation(main, first)), id });
  for (const locale of locales) {
    const data = fields[locale];
    if (data && locale !== main)
      await records.update({ ...(await operation(locale, data)), id: recordId });
  }
  return recordId;
}

export function fieldsOf(values: readonly Value[]): Fields {
  const fields: Fields = {};
  for (const { column, locale, value } of values)
    fields[locale] = { ...fields[locale], [column.field.name]: value };
  return fields;
}

/** Returns the values of a record in these fields. */
export const pick = (record: Translations, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([locale, data]) => {
      const doc = record[locale as Locale] ?? {};
      return [locale, Object.fromEntries(Object.keys(data).map((key) => [key, valueIn(doc, key)]))];
    }),
  );

const valueIn = (doc: object, key: string): unknown => asRecord(doc)[key] ?? null;

/** The text of a field as a sheet would contain it; of a table within the record, all rows. */
export function textOf(session: Session, record: Translations, column: Column): string {
  const doc = record[column.locale ?? mainLocale()] ?? {};
  if (!column.ofTable)
    return writeCell(column, valueIn(doc, column.field.name), session.references);
  const rows = valueIn(doc, session.name.table ?? '');
  const cells = session.columns.filter(({ ofTable }) => ofTable);
  return JSON.stringify(
    (Array.isArray(rows) ? rows : []).map((row: object) =>
      cells.map((cell) => writeCell(cell, valueIn(row, cell.field.name), session.references)),
    ),
  );
}
