import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq, type Job, type Payload } from 'payload';
import { runningJobs } from '../patches/claim-jobs.ts';
import { rowsOf } from '../platform/database/statements.ts';

/** Milliseconds between two writes of a process to its jobs, and between two looks for silent ones. */
export const BEAT = 30_000;
/** A process that misses five writes was killed. Half of one more, because no two pauses are equally long. */
const SILENCE = 5.5 * BEAT;

/** Tries of a job whose process dies, unless its task has more. */
const MOST_TRIES = 3;

/** True if a job of the queue is due. Called every second, so it only reads. */
export async function hasDueJobs(
  payload: Payload,
  queue: string,
  now = Date.now(),
): Promise<boolean> {
  const due = await rowsOf(
    payload,
    sql`SELECT id FROM payload_jobs
        WHERE queue = ${queue} AND has_error IS NOT TRUE AND completed_at IS NULL
          AND processing IS NOT TRUE
          AND (wait_until IS NULL OR wait_until <= ${new Date(now).toISOString()}) LIMIT 1`,
  );
  return due.length > 0;
}

/** Marks the jobs of this process as alive. */
export async function beat(payload: Payload): Promise<void> {
  const ids = [...runningJobs().keys()];
  if (ids.length === 0) return;
  const now = new Date().toISOString();
  await rowsOf(
    payload,
    sql`UPDATE payload_jobs SET updated_at = ${now}
        WHERE processing AND id IN (${sql.join(ids, sql`, `)})`,
  );
}

/**
 * The last write to each running job, and when this process saw it first. Times of the database are
 * not compared with the clock, which may be wrong or differ between servers.
 */
const lastWrites = new Map<number, { written: string; seen: number }>();

/** Frees jobs whose process was killed, which Payload never does. `now` in ms of the monotonic clock. */
export async function freeSilentJobs(payload: Payload, now = performance.now()): Promise<void> {
  const running = await rowsOf(
    payload,
    sql`SELECT id, CAST(updated_at AS text) AS written FROM payload_jobs
        WHERE processing AND has_error IS NOT TRUE AND completed_at IS NULL`,
  );
  const ids = new Set(running.map(({ id }) => Number(id)));
  for (const id of lastWrites.keys()) if (!ids.has(id)) lastWrites.delete(id);
  for (const row of running) {
    const [id, written] = [Number(row.id), String(row.written)];
    // This process knows what it runs, even while it cannot write.
    if (runningJobs().has(id)) continue;
    const last = lastWrites.get(id);
    if (last?.written !== written) lastWrites.set(id, { written, seen: now });
    else if (now - last.seen > SILENCE) await freeJob(payload, id, written);
  }
}

/** Counts the interrupted run as a try. After the last try the job fails with the reason. */
async function freeJob(payload: Payload, id: number, written: string): Promise<void> {
  const now = new Date().toISOString();
  const won = await rowsOf(
    payload,
    sql`UPDATE payload_jobs SET updated_at = ${now}
        WHERE id = ${id} AND processing AND CAST(updated_at AS text) = ${written} RETURNING id`,
  );
  // Another backend frees it.
  if (won.length === 0) return;
  const where = { id: { equals: id } };
  const job = await payload.db.findOne<Job>({ collection: 'payload-jobs', where });
  if (!job) return;
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === job.taskSlug);
  const { retries } = task ?? {};
  const attempts = typeof retries === 'object' ? retries.attempts : retries;
  const tries = (job.totalTried ?? 0) + 1;
  const isLast = tries >= Math.max(MOST_TRIES, (attempts ?? 0) + 1);
  const error = { message: `The server stopped during this task (try ${tries}).` };
  payload.logger.warn({
    msg: 'A job was interrupted.',
    job: id,
    task: job.taskSlug,
    tries,
    isLast,
  });
  if (isLast)
    await task?.onFail?.({
      input: job.input,
      job: { ...job, error },
      req: await createLocalReq({}, payload),
      taskStatus: null,
    });
  // The entry is one of Payload's, so that all failures count together.
  const entry = {
    ...{ id: randomBytes(12).toString('hex'), executedAt: job.updatedAt, completedAt: now },
    ...{
      taskSlug: job.taskSlug,
      taskID: '1',
      input: job.input,
      output: {},
      state: 'failed',
      error,
    },
  };
  await payload.db.updateJobs({
    id,
    data: {
      log: { $push: entry },
      ...{ processing: false, totalTried: tries, updatedAt: now },
      ...(isLast && { hasError: true, error }),
    },
  });
}
