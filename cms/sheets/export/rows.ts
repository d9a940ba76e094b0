/** The rows of a list for export, as far as the account may read them. */

import { asRecord } from '@college/contract/as-record';
import { locales } from '@college/contract/locales';
import type { Payload, PayloadRequest } from 'payload';
import { selectWithRowFiles } from '../../patches/select-row-files.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { type AnyRecord, anyCollection } from '../../platform/database/any-collection.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { type Column, columnsOf } from '../columns.ts';
import type { ListName } from '../lists.ts';
import { openReferences, type References } from '../values/references.ts';
import { writeCell } from '../values/values.ts';

/** Records per page. */
const PAGE = 500;

/** The first row has the headings. */
export async function rowsOfList(req: PayloadRequest, name: ListName): Promise<Rows> {
  const columns = columnsOf(name, req.payload).filter(
    ({ field }) => !name.list.importOnly?.includes(field.name),
  );
  const targets = columns.flatMap(({ field }) =>
    'relationTo' in field && typeof field.relationTo === 'string' ? [field.relationTo] : [],
  );
  const references = await openReferences(req, targets);
  const rows: Rows = [columns.map(({ label }) => label)];
  for (let page = 1; ; page++) {
    const docs = await pageOf(req, name, columns, page);
    const [first = []] = docs;
    for (const [at] of first.entries()) {
      const languages = Object.fromEntries(locales.map((locale, i) => [locale, docs[i]?.[at]]));
      rows.push(...linesOf(columns, languages, { name, references }));
    }
    if (first.length < PAGE) return rows;
  }
}

/** Reads the same records in every language. */
async function pageOf(
  req: PayloadRequest,
  { slug, table }: ListName,
  columns: readonly Column[],
  page: number,
): Promise<AnyRecord[][]> {
  const fields = columns.map(({ field, ofTable }) => (ofTable ? (table ?? '') : field.name));
  const pages: AnyRecord[][] = [];
  for (const locale of locales) {
    const { docs } = await anyCollection(req.payload).find({
      collection: slug,
      req,
      overrideAccess: false,
      locale,
      fallbackLocale: false,
      sort: 'id',
      limit: PAGE,
      page,
      select: selectWithRowFiles(req.payload.collections[slug].config.flattenedFields, fields),
    });
    pages.push(docs);
  }
  return pages;
}

function linesOf(
  columns: readonly Column[],
  languages: Record<string, AnyRecord | undefined>,
  { name: { table }, references }: { name: ListName; references: References },
): Rows {
  const own = ({ field, locale = mainLocale() }: Column) => languages[locale]?.[field.name];
  const line = (row: object) =>
    columns.map((column) => {
      const value = column.ofTable ? asRecord(row)[column.field.name] : own(column);
      return value === undefined || value === null ? '' : writeCell(column, value, references);
    });
  if (table === undefined) return [line({})];
  const rows = languages[mainLocale()]?.[table];
  return Array.isArray(rows) ? rows.map((row: object) => line(row)) : [];
}

/** An empty sheet for a list, with example rows. */
export function templateOf(name: ListName, payload: Payload): Rows {
  const columns = columnsOf(name, payload);
  const examples = name.list.examples ?? [];
  return [
    columns.map(({ label }) => label),
    ...examples.map((example) => columns.map(({ key }) => String(asRecord(example)[key] ?? ''))),
  ];
}
