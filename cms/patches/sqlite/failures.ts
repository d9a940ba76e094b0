import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a writer waits for other processes, its time in the queue of its own process included. Less than the site waits for us (10 s): a
 * visitor who is told that it did not work must not find it kept later.
 */
const LONGEST_WAIT = 8000;

/**
 * Until when a writer that comes now waits for other processes; it tries once in any case. By the monotonic clock: the
 * other one may be set back.
 */
export const busyDeadline = () => performance.now() + LONGEST_WAIT;

/** Another process writes now and then: waits for it without holding the thread. */
export async function retryWhileBusy<Result>(
  step: () => Promise<Result>,
  until: number,
): Promise<Result> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await wait(5 + Math.random() * 20);
    }
  }
}

/** True where another process, or the writers of this one, hold the database. Payload keeps the words alone. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(BUSY|LOCKED)|database( table)? is locked|waiting for mutex/i.test(error.message) ||
    isBusy(error.cause));

/** Whether there was no room for what should be written, or the disk failed. Payload keeps the words alone. */
export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(FULL|IOERR)|disk (is full|I\/O error)|ENOSPC|EFBIG|EDQUOT|No space left/i.test(
    error.message,
  ) ||
    isDiskFailure(error.cause));
