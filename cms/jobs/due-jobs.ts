import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';

/** Milliseconds. No job is silent for so long unless it was killed. */
const SILENCE = 3 * 60_000;

/** True if a job of the queue is due. Called every second, so it only reads while none is. */
export async function hasDueJobs(
  payload: Payload,
  queue: string,
  now = Date.now(),
): Promise<boolean> {
  const [current, silent] = [new Date(now), new Date(now - SILENCE)].map((at) => at.toISOString());
  const due = await rowsOf(
    payload,
    sql`SELECT id FROM payload_jobs
        WHERE queue = ${queue} AND has_error IS NOT TRUE AND completed_at IS NULL
          AND (wait_until IS NULL OR wait_until <= ${current}) LIMIT 1`,
  );
  if (due.length === 0) return false;
  // Payload never restarts a job whose process was killed.
  await rowsOf(
    payload,
    sql`UPDATE payload_jobs SET processing = false WHERE processing AND updated_at < ${silent}`,
  );
  return true;
}
