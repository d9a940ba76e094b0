/**
 * Creates missing versions, because Payload's lists read only versions and its forms hide the
 * history of a record without one.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Saved, versionOf } from './first-version.ts';

const AT_ONCE = 200;

const missing = {
  employees: sql`SELECT id FROM employees WHERE NOT EXISTS
    (SELECT id FROM _employees_v WHERE parent_id = employees.id AND latest = ${true})`,
  departments: sql`SELECT id FROM departments WHERE NOT EXISTS
    (SELECT id FROM _departments_v WHERE parent_id = departments.id)`,
};

export async function writeMissingVersions(payload: Payload): Promise<void> {
  await writeMissing('employees', payload);
  await writeMissing('departments', payload);
}

async function writeMissing(collection: keyof typeof missing, payload: Payload): Promise<void> {
  for (;;) {
    const rows = await rowsOf(payload, sql`${missing[collection]} ORDER BY id LIMIT ${AT_ONCE}`);
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
