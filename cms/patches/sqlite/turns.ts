import { setTimeout as wait } from 'node:timers/promises';
import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';

/** Milliseconds that a writer waits for those of its own process before it. They come forward, if slowly. */
const QUEUE = 20_000;
/**
 * How long it waits for other processes, its time in the queue included. Less than the site waits for us (10 s): a
 * visitor who is told that it did not work must not find it kept later.
 */
const OTHERS = 8000;

/**
 * Until when a writer that comes now waits for other processes; it tries once in any case. By the monotonic clock: the
 * other one may be set back.
 */
export const patienceEnds = () => performance.now() + OTHERS;

export type Turns = MutexInterface;

/** Lets one in at a time, in the order of their coming. */
export const takingTurns = (): Turns =>
  withTimeout(new Mutex(), QUEUE, new Error('The database is locked by writers before this one.'));

/** Another process writes now and then: waits for it without holding the thread. */
export async function patiently<Result>(
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

/** Also of what Payload makes of it: it keeps the words alone. */
export const isBusy = (error: unknown) =>
  error instanceof Error && /SQLITE_BUSY|database is locked/i.test(`${error.message}`);
