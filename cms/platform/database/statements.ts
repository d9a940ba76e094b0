/** Runs SQL statements, for changes that must be atomic on both databases. */
import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

type Row = Record<string, unknown>;

export async function rowsOf(payload: Payload, sql: SQL, req?: PayloadRequest): Promise<Row[]> {
  const transaction = await req?.transactionID;
  const open = transaction === undefined ? undefined : payload.db.sessions?.[transaction];
  const db = (open?.db as typeof payload.db.drizzle | undefined) ?? payload.db.drizzle;
  const { rows } = await payload.db.execute({ db, sql });
  return rows as Row[];
}
