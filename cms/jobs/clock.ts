/** Guards against a clock that is ahead for a while: work is not planned for then, and nothing is deleted that is not old. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { rowsOf } from '../platform/database/statements.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * Moves plans back that were made while the clock was ahead. No job waits longer than a day, except
 * publications, whose time a person chooses.
 */
export async function moveBackPlans(payload: Payload, now = Date.now()): Promise<void> {
  const [current, soon, tomorrow] = [0, 60_000, DAY].map((later) =>
    new Date(now + later).toISOString(),
  );
  await rowsOf(
    payload,
    sql`UPDATE payload_jobs SET wait_until = ${current}, updated_at = ${current}
        WHERE task_slug <> 'schedulePublish' AND processing IS NOT TRUE AND completed_at IS NULL
          AND (wait_until > ${tomorrow} OR (wait_until > ${current} AND updated_at > ${soon}))`,
  );
  // Payload plans the next run after the last one.
  const { stats } = await payload.findGlobal({
    ...asSystem,
    slug: 'payload-jobs-stats',
  });
  const isAhead = [...JSON.stringify(stats ?? {}).matchAll(/"lastScheduledRun":"([^"]+)"/g)].some(
    ([, last = '']) => Date.parse(last) > now + 60_000,
  );
  if (isAhead) await payload.db.updateGlobal({ slug: 'payload-jobs-stats', data: { stats: {} } });
}

/** Milliseconds between two sweeps that leave no doubt about the clock: a server is off over a long weekend. */
const LONGEST_GAP = 3 * DAY;

const Sweeps = z.object({
  /** Time of the last sweep. */
  last: z.number(),
  /** Time from which data may be deleted. */
  from: z.number(),
});
const KEY = 'sweeps';

/** Uptime and clock at the last sweep of this process. */
let ownLast: { uptime: number; now: number } | undefined;

/**
 * True if data may be deleted by the clock. After a jump, or if the server was off for longer than
 * `LONGEST_GAP`, the clock has to be right for a day first. `uptime` in ms of the monotonic clock.
 */
export async function mayDelete(
  payload: Payload,
  now: number,
  uptime = performance.now(),
): Promise<boolean> {
  const { data: before } = Sweeps.safeParse(await payload.kv.get(KEY));
  const jump = ownLast ? now - ownLast.now - (uptime - ownLast.uptime) : 0;
  ownLast = { uptime, now };
  const gap = before ? now - before.last : Number.POSITIVE_INFINITY;
  const isDoubtful = Math.abs(jump) > HOUR || gap > LONGEST_GAP || gap < -HOUR;
  const from = before && !isDoubtful ? before.from : now + DAY;
  await payload.kv.set(KEY, { last: now, from });
  return now >= from;
}
