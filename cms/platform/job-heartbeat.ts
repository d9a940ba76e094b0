import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from './database/statements.ts';

/** Returns a function that marks a background job as alive. `jobs/due-jobs.ts` starts a silent job again. */
export const beatOf = (payload: Payload, job: number | string) => async () => {
  const now = new Date().toISOString();
  await rowsOf(payload, sql`UPDATE payload_jobs SET updated_at = ${now} WHERE id = ${Number(job)}`);
};
