/**
 * The background of the serving process; commands and tests have none. Timed without the clock: Payload's own rounds
 * wait for an hour where it is set back by one, and with them every one-time password.
 */
import type { Payload } from 'payload';
import { workIsDue } from './due.ts';

interface Round {
  queue: string;
  /** Milliseconds until it is looked again whether there is work; while there is, the next round follows at once. */
  every: number;
  /** How many jobs run at once. */
  limit: number;
  /** Jobs of this queue come by a timetable, too. */
  timetable: boolean;
}

const rounds: Round[] = [
  // Planned publishing and sweeping.
  { queue: 'default', every: 60_000, limit: 10, timetable: true },
  // Every second: somebody sits before an open dialog and waits for a one-time password. No other mail is before it.
  { queue: 'passwords', every: 1000, limit: 10, timetable: false },
  { queue: 'mail', every: 1000, limit: 5, timetable: false },
  // One after the other: each writes hundreds of rows.
  { queue: 'sheets', every: 1000, limit: 1, timetable: false },
];

let begun = false;

export function beginRounds(payload: Payload): void {
  if (begun) return;
  begun = true;
  for (const round of rounds) repeat(payload, round, round.every);
}

function repeat(payload: Payload, round: Round, pause: number): void {
  setTimeout(async () => {
    const worked = await work(payload, round);
    repeat(payload, round, worked ? 0 : round.every);
  }, pause).unref();
}

/** Whether there was any: then there may be more. */
async function work(payload: Payload, { queue, limit, timetable }: Round): Promise<boolean> {
  try {
    if (timetable) await payload.jobs.handleSchedules({ queue });
    if (!(await workIsDue(payload, queue))) return false;
    const { noJobsRemaining } = await payload.jobs.run({ queue, limit, silent: true });
    return !noJobsRemaining;
  } catch (error) {
    payload.logger.error({ err: error, msg: `The jobs of ${queue} were not run.` });
    return false;
  }
}
