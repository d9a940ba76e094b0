/** What something else names is not deleted: who tries is told where it is named. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { rowsOf } from '../database/statements.ts';
import { sameTransaction } from '../database/transaction.ts';

/** Records of one kind that are called by name; the others are counted. */
const NAMED = 3;

export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const slug = collection.slug as CollectionSlug;
  const sources = await sourcesOf(slug, Number(id), req);
  if (sources.length === 0) return;
  const places: string[] = [];
  for (const [source, of] of Map.groupBy(sources, ({ source }) => source))
    places.push(
      await placesIn(
        source,
        of.map(({ id }) => id),
        req,
      ),
    );
  const { language } = req.i18n;
  const what = await titleOf(slug, [Number(id)], req);
  throw new APIError(
    say(
      language,
      '{{what}} is in use and was not deleted. It is named in {{places}}. Change these first.',
      { what: what || say(language, 'This'), places: places.join('; ') },
    ),
    409,
    undefined,
    true,
  );
};

/** All of its own names: its number, and what addresses call it. */
async function keysOf(slug: CollectionSlug, id: number, req: PayloadRequest): Promise<string[]> {
  const own = sql`${id}`;
  const names = {
    media: sql`SELECT name FROM file_addresses WHERE file = ${own}`,
    departments: sql`SELECT dept_code AS name FROM departments WHERE id = ${own}`,
  };
  if (slug !== 'media' && slug !== 'departments') return [String(id)];
  const rows = await rowsOf(req.payload, names[slug], req);
  return [String(id), ...rows.map(({ name }) => `/${name}`)];
}

export const isUsed = async (slug: CollectionSlug, id: number, req: PayloadRequest) =>
  (await sourcesOf(slug, id, req)).length > 0;

async function sourcesOf(slug: CollectionSlug, id: number, req: PayloadRequest) {
  const keys = await keysOf(slug, id, req);
  const rows = await rowsOf(
    req.payload,
    sql`SELECT DISTINCT source, source_id FROM uses WHERE target = ${slug} AND target_key IN
        (${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )}) ORDER BY source, source_id`,
    req,
  );
  return rows
    .map((row) => ({ source: String(row.source), id: Number(row.source_id) }))
    .filter((from) => from.source !== slug || from.id !== id);
}

/** `Staff (12: ‘A. Das’, ‘B. Bora’, ‘C. Kalita’, …)`, or the name of a global. */
async function placesIn(source: string, ids: number[], req: PayloadRequest): Promise<string> {
  const global = req.payload.globals.config.find(({ slug }) => slug === source);
  if (global) return `‘${labelIn(req.i18n.language, global.label)}’`;
  const { labels } = req.payload.collections[source as CollectionSlug].config;
  const titles = await titleOf(source as CollectionSlug, ids.slice(0, NAMED), req);
  return `${labelIn(req.i18n.language, labels.plural)} (${ids.length}: ${titles}${ids.length > NAMED ? ', …' : ''})`;
}

/**
 * Each in quotation marks: titles have commas of their own. What visitors sent goes by its reference, not by their names:
 * the sentence stands in the log, too, and is read by who may not read theirs.
 */
async function titleOf(slug: CollectionSlug, ids: number[], req: PayloadRequest): Promise<string> {
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin;
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    sort: 'id',
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: true,
    req: await sameTransaction(req),
  });
  return docs
    .map((doc) => {
      const { reference, [useAsTitle]: own } = doc as unknown as Record<string, unknown>;
      const title = reference || own;
      return title ? `‘${title}’` : say(req.i18n.language, 'number {{number}}', { number: doc.id });
    })
    .join(', ');
}
