/**
 * Work that only one backend of a college may do at a time. Postgres holds a lock in a transaction,
 * which ends with its process. SQLite has one backend.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { MutexInterface } from 'async-mutex';
import type { Payload } from 'payload';
import { newMutex } from '../mutex.ts';
import { isPostgres, rowsOf } from './statements.ts';
import { inTransaction } from './transaction.ts';

type Work<Result> = () => Promise<Result>;

/** One for each kind of work in this process. */
const mutexes = new Map<string, MutexInterface>();

function mutexOf(name: string): MutexInterface {
  const mutex = mutexes.get(name) ?? newMutex();
  mutexes.set(name, mutex);
  return mutex;
}

/** Does work after other work of this name, in this and in other backends. */
export const exclusively = <Result>(payload: Payload, name: string, work: Work<Result>) =>
  mutexOf(name).runExclusive(() =>
    isPostgres(payload)
      ? inTransaction(payload, async (req) => {
          await rowsOf(payload, sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`, req);
          return work();
        })
      : work(),
  );

/** Does work unless other work of this name is being done. Resolves with undefined if it is. */
export async function unlessTaken<Result>(
  payload: Payload,
  name: string,
  work: Work<Result>,
): Promise<Result | undefined> {
  const mutex = mutexOf(name);
  if (mutex.isLocked()) return undefined;
  return mutex.runExclusive(() =>
    isPostgres(payload)
      ? inTransaction(payload, async (req) => {
          const lock = sql`SELECT pg_try_advisory_xact_lock(hashtext(${name})) AS won`;
          const [row] = await rowsOf(payload, lock, req);
          return row?.won ? work() : undefined;
        })
      : work(),
  );
}
