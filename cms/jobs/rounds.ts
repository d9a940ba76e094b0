/**
 * The background of the serving process; commands and tests have none. Timed without the clock: Payload's own rounds
 * wait for an hour where it is set back by one, and with them every one-time password.
 */
import type { Payload } from 'payload';
import { workIsDue } from './due.ts';

interface Round {
  queue: string;
  /** Milliseconds from the end of one to the next. */
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
];

let begun = false;

export function beginRounds(payload: Payload): void {
  if (begun) return;
  begun = true;
  for (const round of rounds) repeat(payload, round);
}

function repeat(payload: Payload, { queue, every, limit, timetable }: Round): void {
  setTimeout(async () => {
    try {
      if (timetable) await payload.jobs.handleSchedules({ queue });
      if (await workIsDue(payload, queue)) await payload.jobs.run({ queue, limit, silent: true });
    } catch (error) {
      payload.logger.error({ err: error, msg: `The jobs of ${queue} were not run.` });
    }
    repeat(payload, { queue, every, limit, timetable });
  }, every).unref();
}
