/** Deletes all content, except accounts and logs. */
import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, SanitizedConfig } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { storage } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { currentRequest } from '../../platform/http/request-context.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { noteSecurity, SERVER } from '../../platform/security-log/security-log.ts';

/**
 * Deletes in one transaction and without hooks, because deleting records one by one would block the
 * database for minutes. Dependent rows are deleted too, and accounts lose their link to a
 * department or profile.
 */
export async function clearContent(payload: Payload): Promise<void> {
  const keys = await keysOfFiles();
  await inTransaction(payload, async (req) => {
    for (const name of tablesOf(payload)) await empty(name, req);
    // Scheduled jobs and imports have no content any more.
    await rowsOf(
      payload,
      sql`DELETE FROM payload_jobs WHERE queue NOT IN ('bulk', 'mail', 'passwords')`,
      req,
    );
    await moveRevision(req);
  });
  await noteSecurity('clear', currentRequest()?.account ?? SERVER);
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/** Tables of versions come before the tables of their records. */
function tablesOf(payload: Payload): string[] {
  const { config, collections, globals } = payload;
  const withVersions = [
    ...contentInOrder(config).map((slug) => collections[slug].config),
    ...globals.config.filter(({ slug }) =>
      contentGlobals.some((globalSlug) => globalSlug === slug),
    ),
  ];
  return withVersions
    .flatMap(({ slug, versions }) => (versions ? [`_${slug}_v`, slug] : [slug]))
    .map((name) => name.replaceAll('-', '_'))
    .flatMap((name) => [...partsOf(payload, name), name]);
}

/** Tables of the lists in a record. They come first, because a row may require a record of its own list, as captions of films do. */
const partsOf = ({ db }: Payload, name: string): string[] =>
  Object.entries(asRecord(asRecord(db).tables))
    .filter(([part, table]) => part.startsWith(`${name}_`) && '_parentID' in asRecord(table))
    .map(([part]) => part);

const empty = (table: string, req: PayloadRequest) =>
  rowsOf(req.payload, sql`DELETE FROM ${sql.identifier(table)}`, req);

async function keysOfFiles() {
  const lists = Object.values(folders).map(async (folder) =>
    (await storage.list(folder)).map((name) => `${folder}/${name}` as const),
  );
  return (await Promise.all(lists)).flat();
}

/** Collections in the order of deletion: a record before those that it uses. */
const order: CollectionSlug[] = [
  'rehearsals',
  'walks',
  'evidence-files',
  'evidence-questions',
  'evidence-criteria',
  'evidence-groups',
  'manuals',
  'pages',
  'certification-runs',
  'duty-answers',
  'reviews',
  'guides',
  'redirects',
  'courses',
  'important-files',
  'albums',
  'department-files',
  'notices',
  'photos',
  'featured-notifications',
  'holidays',
  'messages',
  'alumni-registrations',
  'visitor-notes',
  'submitted-photos',
  'email-verifications',
  'idempotency-keys',
  'alumni',
  'employees',
  'committees',
  'members',
  'site-pages',
  'former-principals',
  'rti-officers',
  'departments',
  'document-texts',
  'media',
  'imported-records',
  'import-batches',
  'uses',
  'search-entries',
  'search-words',
  'search-counts',
];

/**
 * Collections with content, in the order of deletion. Public collections that `order` does not name
 * come first, because no other uses them.
 */
export function contentInOrder({ collections }: Pick<SanitizedConfig, 'collections'>) {
  const others = collections.filter(
    ({ slug, custom }) => 'search' in (custom ?? {}) && !order.some((named) => named === slug),
  );
  return [...others.map(({ slug }) => slug as CollectionSlug), ...order];
}

export const contentGlobals: GlobalSlug[] = [
  'college',
  'admission',
  'search',
  'alert',
  'disclosure',
  'review-settings',
  'visitor-counter',
  'set-up',
];
