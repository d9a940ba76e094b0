/** Takes all content away, and leaves accounts and the trail of who did what. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { storage } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { contentGlobals, contentInOrder } from './content-in-order.ts';

/**
 * All of it or nothing, past the hooks: one by one a whole college would hold the database for minutes. Rows that belong to
 * others go with them; an account that was linked to a department or a profile is linked to none.
 */
export async function clearContent(payload: Payload): Promise<void> {
  const keys = await keysOfFiles();
  await inTransaction(payload, async (req) => {
    for (const name of tablesOf(payload)) await empty(name, req);
    // Scheduled jobs and imports have no content any more.
    await rowsOf(
      payload,
      sql`DELETE FROM payload_jobs WHERE queue NOT IN ('mail', 'passwords')`,
      req,
    );
    await moveRevision(req);
  });
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/** Tables of versions come before the tables of their records. */
function tablesOf({ config, collections, globals }: Payload): string[] {
  const withVersions = [
    ...contentInOrder(config).map((slug) => collections[slug].config),
    ...globals.config.filter(({ slug }) =>
      contentGlobals.some((globalSlug) => globalSlug === slug),
    ),
  ];
  return withVersions.flatMap(({ slug, versions }) => (versions ? [`_${slug}_v`, slug] : [slug]));
}

const empty = (slug: string, req: PayloadRequest) =>
  rowsOf(req.payload, sql`DELETE FROM ${sql.identifier(slug.replaceAll('-', '_'))}`, req);

async function keysOfFiles() {
  const lists = Object.values(folders).map(async (folder) =>
    (await storage.list(folder)).map((name) => `${folder}/${name}` as const),
  );
  return (await Promise.all(lists)).flat();
}
