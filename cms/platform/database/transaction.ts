import { sql } from '@payloadcms/db-sqlite/drizzle';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { mainLocale } from '../college-languages.ts';
import { refusalFor } from '../refusal-for.ts';
import { rowsOf } from './statements.ts';

/** Runs steps in one transaction: all of them or none. */
export async function inTransaction<Result>(
  payload: Payload,
  steps: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await steps(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * A request in the same transaction, in English and without a file, because Payload keeps language
 * and file on the request. Reads during a transaction must use it, or many requests at once exhaust
 * the connections of Postgres.
 */
export const sameTransaction = async ({ payload, user, transactionID }: PayloadRequest) =>
  createLocalReq(
    {
      locale: mainLocale(),
      user: user ?? undefined,
      req: { transactionID: await transactionID },
    },
    payload,
  );

/**
 * Runs slow work while the request holds neither the writer of SQLite nor a connection of Postgres: commits its
 * transaction, which must not have changed anything yet, and begins another with the same id afterwards. What was read
 * before may be out of date then.
 */
export async function outsideTransaction<Result>(
  { payload: { db }, transactionID }: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await transactionID;
  const { sessions } = db;
  if (!id || !sessions) return work();
  await db.commitTransaction(id);
  const result = await work();
  const newId = String(await db.beginTransaction());
  sessions[id] = sessions[newId] as (typeof sessions)[string];
  delete sessions[newId];
  return result;
}

/**
 * Refuses a change if the record was saved after it was read, because the transaction that read it
 * may have ended (`outsideTransaction`). Locks the record.
 */
export async function refuseOutdated(
  table: string,
  { id, updatedAt }: { id: number; updatedAt?: string },
  req: PayloadRequest,
): Promise<void> {
  const same = await rowsOf(
    req.payload,
    sql`UPDATE ${sql.identifier(table)} SET updated_at = updated_at
        WHERE id = ${id} AND updated_at = ${updatedAt ?? null} RETURNING id`,
    req,
  );
  if (same.length > 0) return;
  throw refusalFor(req, 'savedMeanwhile');
}
