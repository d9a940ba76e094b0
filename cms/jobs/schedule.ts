/**
 * Runs background work of the serving process; commands and tests run none. Uses the monotonic
 * clock, because Payload's own scheduler stops for an hour if the clock is set back by one, and
 * one-time passwords with it.
 */
import type { Payload } from 'payload';
import { readNext } from '../platform/texts/read-next.ts';
import { saveSearchCounts } from '../search/counts.ts';
import { hasDueJobs } from './due-jobs.ts';

interface ScheduledTask {
  /** Milliseconds until the next check. If there was work, the next check follows at once. */
  every: number;
  /** Resolves with true if there was work, because there may be more. */
  work: (payload: Payload) => Promise<boolean>;
  what: string;
}

interface Queue {
  queue: string;
  every: number;
  /** Number of jobs at once. */
  limit: number;
  /** True for a queue with scheduled tasks. */
  timetable: boolean;
}

const queues: Queue[] = [
  // Planned publishing and deletions.
  { queue: 'default', every: 60_000, limit: 10, timetable: true },
  // Every second and before all other mail, because people are waiting for their one-time password.
  { queue: 'passwords', every: 1000, limit: 10, timetable: false },
  { queue: 'mail', every: 1000, limit: 5, timetable: false },
  // One at a time, because each writes hundreds of records.
  { queue: 'sheets', every: 1000, limit: 1, timetable: false },
  { queue: 'wordpress', every: 1000, limit: 1, timetable: false },
];

const scheduledTasks: ScheduledTask[] = [
  ...queues.map((queue) => ({
    every: queue.every,
    work: (payload: Payload) => runQueue(payload, queue),
    what: `The jobs of ${queue.queue} were not run.`,
  })),
  { every: 30_000, work: saveSearchCounts, what: 'The search statistics were not saved.' },
  // Reads texts of files one at a time. They have their own queue table.
  { every: 2000, work: readNext, what: 'The texts of files were not read.' },
];

let isStarted = false;

export function startSchedule(payload: Payload): void {
  if (isStarted) return;
  isStarted = true;
  for (const round of scheduledTasks) repeat(payload, round, round.every);
}

function repeat(payload: Payload, round: ScheduledTask, pause: number): void {
  setTimeout(async () => {
    const worked = await round.work(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: round.what });
      return false;
    });
    repeat(payload, round, worked ? 0 : round.every);
  }, pause).unref();
}

async function runQueue(payload: Payload, { queue, limit, timetable }: Queue): Promise<boolean> {
  if (timetable) await payload.jobs.handleSchedules({ queue });
  if (!(await hasDueJobs(payload, queue))) return false;
  const { noJobsRemaining } = await payload.jobs.run({ queue, limit, silent: true });
  return !noJobsRemaining;
}
