import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds that a writer waits for other processes, including its time in the queue of this
 * process. Less than the site waits (`LONGEST_WAIT` in `site/cache/timings.ts`), because a visitor who was
 * told of a failure must not find the data saved.
 */
const LONGEST_WAIT = 8000;

/**
 * Deadline for a writer that starts now. It tries at least once. Uses the monotonic clock, because
 * the system clock may be set back.
 */
export const busyDeadline = () => performance.now() + LONGEST_WAIT;

/** Retries while another process writes, without blocking the event loop. */
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

/**
 * True if the database is locked by another process or by writers of this one. Payload keeps only
 * the message.
 */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(BUSY|LOCKED)|database( table)? is locked|waiting for mutex/i.test(error.message) ||
    isBusy(error.cause));

/** True if the disk is full or failed. Payload keeps only the message. */
export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(FULL|IOERR)|disk (is full|I\/O error)|ENOSPC|EFBIG|EDQUOT|No space left/i.test(
    error.message,
  ) ||
    isDiskFailure(error.cause));
