/** Payload lists of what has drafts the newest versions alone: what came before, or past its hooks, gets one. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Saved, versionOf } from './keep-first.ts';

const AT_ONCE = 200;

export async function writeMissingVersions(payload: Payload): Promise<void> {
  const collection = 'employees';
  for (;;) {
    const rows = await rowsOf(
      payload,
      sql`SELECT id FROM employees WHERE NOT EXISTS
            (SELECT id FROM _employees_v WHERE parent_id = employees.id AND latest = ${true})
          ORDER BY id LIMIT ${AT_ONCE}`,
    );
    if (rows.length === 0) return;
    await inTransaction(payload, async (req) => {
      const { docs } = await payload.db.find<Saved>({
        collection,
        where: { id: { in: rows.map(({ id }) => Number(id)) } },
        limit: 0,
        pagination: false,
        req,
      });
      for (const doc of docs)
        await payload.db.createVersion({
          ...versionOf(doc),
          collectionSlug: collection,
          parent: doc.id,
          req,
        });
    });
  }
}
