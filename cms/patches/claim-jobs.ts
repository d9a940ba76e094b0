/**
 * Lets only one of several backends take a job. Payload finds due jobs and marks them in two steps, so two backends that
 * look at the same time both run them.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17441, in Payload 4
 * Until: cms/patches/claim-jobs.test.ts passes without it.
 */
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { BaseDatabaseAdapter, Job, Payload, PayloadRequest } from 'payload';

type Adapter = Pick<BaseDatabaseAdapter, 'find' | 'payload' | 'updateJobs'>;
/** Runs a statement, in the transaction of the request. */
type RowsOf = (
  payload: Payload,
  statement: SQL,
  req?: Pick<PayloadRequest, 'transactionID'>,
) => Promise<Record<string, unknown>[]>;

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const processState = globalThis as typeof globalThis & { runningJobs?: Map<number, string> };
/** The jobs that this process runs: their queues by their ids. */
export const runningJobs = (): Map<number, string> => {
  processState.runningJobs ??= new Map();
  return processState.runningJobs;
};

export function claimJobs(adapter: object, rowsOf: RowsOf): void {
  const db = adapter as Adapter;
  const { updateJobs } = db;
  db.updateJobs = async (args) => {
    const { data, id, limit, req, sort, where } = args;
    if (id !== undefined) {
      if (data.processing === false) runningJobs().delete(Number(id));
      return updateJobs.call(db, args);
    }
    if (data.processing !== true) return updateJobs.call(db, args);
    const { docs } = await db.find<Job>({
      collection: 'payload-jobs',
      ...{ limit, req, sort, where },
      pagination: false,
    });
    if (docs.length === 0) return [];
    const ids = sql.join(
      docs.map((job) => sql`${job.id}`),
      sql`, `,
    );
    // The second backend waits for the first, and then finds that `processing` is true.
    const rows = await rowsOf(
      db.payload,
      sql`UPDATE payload_jobs SET processing = true, updated_at = ${data.updatedAt}
          WHERE id IN (${ids}) AND processing IS NOT TRUE RETURNING id`,
      req,
    );
    const won = new Set(rows.map((row) => Number(row.id)));
    const jobs = docs.filter((job) => won.has(Number(job.id)));
    for (const job of jobs) runningJobs().set(Number(job.id), String(job.queue));
    return jobs.map((job) => ({ ...job, ...data }));
  };
}
