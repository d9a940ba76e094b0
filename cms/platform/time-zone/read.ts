import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { tellDaysBy } from './zone.ts';

/** When a process begins; from then on the content revision brings it. */
export async function readTimeZone(payload: Payload): Promise<void> {
  const asked = rowsOf(payload, sql`SELECT time_zone FROM college LIMIT 1`);
  // A database that has yet to be migrated has no such column.
  const [row] = await asked.catch(() => []);
  tellDaysBy(row?.time_zone);
}
