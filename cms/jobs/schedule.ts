/**
 * Runs background work of the serving process; commands and tests run none. Uses the monotonic
 * clock, because Payload's own scheduler stops for an hour if the clock is set back by one, and
 * one-time passwords with it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { runningJobs } from '../patches/claim-jobs.ts';
import { unlessTaken } from '../platform/database/exclusive.ts';
import { mailsLeft } from '../platform/mail/mail-limits.ts';
import { readNext } from '../platform/texts/read-next.ts';
import { saveSearchCounts } from '../search/counts.ts';
import { slot } from '../slot.ts';
import { moveBackPlans } from './clock.ts';
import { BEAT, beat, freeSilentJobs, hasDueJobs } from './due-jobs.ts';

interface ScheduledTask {
  /** Milliseconds until the next check. If there was work, the next check follows at once. */
  every: number;
  /** Resolves with true if there was work, because there may be more. */
  work: (payload: Payload) => Promise<boolean>;
  what: string;
}

export interface Queue {
  queue: string;
  every: number;
  /** Number of jobs at once. */
  limit: number;
  /** True for a queue with scheduled tasks. */
  timetable: boolean;
}

const queues: Queue[] = [
  // Scheduled publishing and deletions.
  { queue: 'default', every: 60_000, limit: 10, timetable: true },
  // Every second and before all other mail, because people are waiting for their one-time password.
  { queue: 'passwords', every: 1000, limit: 10, timetable: false },
  { queue: 'mail', every: 1000, limit: 5, timetable: false },
  { queue: 'bulk', every: 1000, limit: 5, timetable: false },
  // One at a time, because each writes hundreds of records.
  { queue: 'sheets', every: 1000, limit: 1, timetable: false },
  { queue: 'rehearsals', every: 1000, limit: 1, timetable: false },
  { queue: 'large-rehearsals', every: 1000, limit: 1, timetable: false },
  { queue: 'walks', every: 2000, limit: 1, timetable: false },
];

/** Queues of features. */
export const queuesOfFeatures = slot<Queue>('queues');

const scheduledTasks = ({ config }: Payload): ScheduledTask[] => [
  ...[...queues, ...queuesOfFeatures.itemsIn(config)].map((queue) => ({
    every: queue.every,
    work: (payload: Payload) =>
      queue.limit > 1 ? runQueue(payload, queue) : runQueueAlone(payload, queue),
    what: `The jobs of ${queue.queue} were not run.`,
  })),
  { every: BEAT, work: supervise, what: 'Interrupted jobs were not looked for.' },
  { every: 30_000, work: saveSearchCounts, what: 'The search statistics were not saved.' },
  // Reads texts of files one at a time. They have their own queue table.
  { every: 2000, work: readNextAlone, what: 'The texts of files were not read.' },
];

/** Milliseconds for which a process that is stopped waits for its jobs. The start script kills it later (`GRACE` in `scripts/services/process.ts`). */
const STOPPING = 8000;

let isStarted = false;
let isStopping = false;
/** Work in progress. */
const working = new Set<Promise<unknown>>();

/**
 * Starts the schedule. Resolves when the process is being stopped and its current work is done;
 * undefined if the schedule was started before.
 */
export function startSchedule(payload: Payload): Promise<void> | undefined {
  if (isStarted) return undefined;
  isStarted = true;
  for (const round of scheduledTasks(payload)) repeat(payload, round, round.every);
  return untilStopped();
}

async function untilStopped(): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopped.resolve());
  await stopped.promise;
  isStopping = true;
  // A mail that was sent but not marked as sent would be sent again.
  await Promise.race([Promise.allSettled(working), wait(STOPPING)]);
}

function repeat(payload: Payload, round: ScheduledTask, pause: number): void {
  setTimeout(async () => {
    if (isStopping) return;
    const work = round.work(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: round.what });
      return false;
    });
    working.add(work);
    const worked = await work;
    working.delete(work);
    repeat(payload, round, worked ? 0 : round.every);
  }, pause).unref();
}

async function runQueue(payload: Payload, { queue, limit, timetable }: Queue): Promise<boolean> {
  if (timetable)
    await unlessTaken(payload, 'schedules', async () => {
      await moveBackPlans(payload);
      await payload.jobs.handleSchedules({ queue });
    });
  if (!(await hasDueJobs(payload, queue))) return false;
  // A mail above the limit waits without being tried.
  const isHeld = queue === 'mail' || queue === 'bulk';
  const most = isHeld ? Math.min(limit, await mailsLeft(payload, queue)) : limit;
  if (most <= 0) return false;
  try {
    const { noJobsRemaining } = await payload.jobs.run({ queue, limit: most, silent: true });
    return !noJobsRemaining;
  } finally {
    // A job that could not be marked as finished is freed later.
    for (const [id, name] of runningJobs()) if (name === queue) runningJobs().delete(id);
  }
}

/** Runs a queue unless another backend runs it. */
async function runQueueAlone(payload: Payload, queue: Queue): Promise<boolean> {
  if (!(await hasDueJobs(payload, queue.queue))) return false;
  return (
    (await unlessTaken(payload, `queue ${queue.queue}`, () => runQueue(payload, queue))) ?? false
  );
}

async function supervise(payload: Payload): Promise<boolean> {
  await beat(payload);
  await freeSilentJobs(payload);
  return false;
}

/** Reads a file unless another backend reads one. */
async function readNextAlone(payload: Payload): Promise<boolean> {
  return (await unlessTaken(payload, 'texts', () => readNext(payload))) ?? false;
}
