import { rm } from 'node:fs/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction, sameTransaction } from '../../platform/database/transaction.ts';
import { environment } from '../../platform/environment.ts';
import type { Person } from './find-person.ts';

/** Deletes all of it or nothing, for ever: what was on the website leaves it, photos and portraits with their rows. */
export async function forgetPerson(payload: Payload, { records, mails }: Person): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const [collection, ids] of records) {
      if (ids.length === 0) continue;
      const where = { id: { in: ids } };
      const { errors } = await payload.delete({
        collection,
        where,
        trash: true,
        depth: 0,
        req: await sameTransaction(req),
        ...asSystem,
      });
      if (errors[0]) throw new Error(errors[0].message);
    }
  });
  for (const mail of mails) await rm(mail, { force: true });
  if (environment.DATABASE_URL) return;
  // SQLite leaves what was deleted in its file until something else needs the room.
  await rowsOf(payload, sql`VACUUM`);
  await rowsOf(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
}
