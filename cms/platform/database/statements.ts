/** Runs SQL statements on both databases, and recognises tables that a database does not have yet. */
import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

type Row = Record<string, unknown>;

/** True for Postgres, which several backends may share; SQLite has one. */
export const isPostgres = ({ db }: Pick<Payload, 'db'>): boolean => db.name === 'postgres';

export async function rowsOf(
  payload: Payload,
  sql: SQL,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Row[]> {
  const transaction = await req?.transactionID;
  const open = transaction === undefined ? undefined : payload.db.sessions?.[transaction];
  const db = (open?.db as typeof payload.db.drizzle | undefined) ?? payload.db.drizzle;
  const { rows } = await payload.db.execute({ db, sql });
  return rows as Row[];
}

/** Codes of Postgres for a table and for a column. SQLite has no code for them. */
const codes = ['42P01', '42703'];

/** True if a statement failed because a table or column does not exist, as in a database that is not migrated yet. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(String(error.code))) ||
    /no such (table|column)/.test(error.message) ||
    isMissingTable(error.cause));

/** For `catch` of a query: returns no rows from a database that is not migrated yet, and throws any other error. */
export function noneIfNotMigrated(error: unknown): [] {
  if (isMissingTable(error)) return [];
  throw error;
}
