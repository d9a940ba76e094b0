/** Searches records by words in titles, texts and file names, as far as the account may read them. */

import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, FlattenedField, Where } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { wordsIn } from '../../platform/translations/with-translations.ts';
import { emptyIfForbidden } from '../empty-if-forbidden.ts';
import type { Viewer } from '../viewer.ts';

/** Upper bound of records per collection. A link shows all. */
const SHOWN = 8;
/** Upper bound of words per query. */
const WORDS = 6;

export interface SearchResult {
  collection: CollectionSlug;
  total: number;
  first: { id: number; title: string; isDraft: boolean }[];
}

/** Splits a query into words. */
export const wordsOfQuery = (query: string): string[] =>
  query.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, WORDS);

/** Searches all collections in the order of the menu. Leaves out those without results. */
export async function searchRecords(
  query: string,
  kinds: readonly CollectionSlug[],
  viewer: Viewer,
): Promise<SearchResult[]> {
  const words = wordsOfQuery(query);
  if (words.length === 0) return [];
  const results = await Promise.all(kinds.map((kind) => searchIn(kind, words, viewer)));
  return results.filter(({ total }) => total > 0);
}

/** Finds records that have every word in at least one field. */
async function searchIn(
  collection: CollectionSlug,
  words: string[],
  { payload, user }: Viewer,
): Promise<SearchResult> {
  const { config } = payload.collections[collection];
  const { useAsTitle = 'id', listSearchableFields = [] } = config.admin;
  const upload = config.upload ? ['filename', 'alt'] : [];
  const fieldNames = new Set(config.flattenedFields.map(({ name }) => name));
  const fields = [...new Set([useAsTitle, ...listSearchableFields, ...upload])].filter(
    (name) => name !== 'id' && fieldNames.has(name),
  );
  const all: Where[] = [];
  for (const word of words) {
    const ids = await withText(collection, word, { payload, user });
    const any: Where[] = fields.map((name) => ({ [name]: { contains: word } }));
    if (ids.length > 0) any.push({ id: { in: ids } });
    if (any.length === 0) return { collection, total: 0, first: [] };
    all.push({ or: any });
  }
  const { docs, totalDocs } = await emptyIfForbidden(
    anyCollection(payload).find({
      collection,
      where: { and: all },
      user,
      overrideAccess: false,
      draft: true,
      locale: 'all',
      sort: '-updatedAt',
      limit: SHOWN,
      depth: 0,
    }),
  );
  return {
    collection,
    total: totalDocs,
    first: docs.map(({ id, [useAsTitle]: title, _status }) => ({
      id,
      title: inMainLanguage(title),
      isDraft: _status === 'draft',
    })),
  };
}

const inMainLanguage = (title: unknown): string => {
  if (typeof title !== 'object' || title === null) return String(title ?? '');
  return String(asRecord(title)[mainLocale()] ?? Object.values(title)[0] ?? '');
};

/** Finds records with a word in a rich text, because Payload searches only text fields. */
async function withText(
  collection: CollectionSlug,
  word: string,
  { payload }: Viewer,
): Promise<number[]> {
  const { config } = payload.collections[collection];
  const names = wordsIn(config).filter((name) => isRich(config.flattenedFields, name));
  if (names.length === 0) return [];
  const table = `${collection.replaceAll('-', '_')}_locales`;
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = names.map(
    (name) => sql`LOWER(CAST(${sql.identifier(name)} AS TEXT)) LIKE ${pattern} ESCAPE '\\'`,
  );
  const rows = await rowsOf(
    payload,
    sql`SELECT DISTINCT _parent_id AS id FROM ${sql.identifier(table)}
        WHERE ${sql.join(conditions, sql` OR `)} LIMIT 500`,
  );
  return rows.map(({ id }) => Number(id));
}

const isRich = (fields: readonly FlattenedField[], name: string) =>
  fields.some((field) => field.name === name && field.type === 'richText');
