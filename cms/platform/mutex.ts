import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';

/** Milliseconds that a caller waits for its turn. */
const QUEUE = 20_000;

/** A mutex in order of arrival. Rejects with `E_TIMEOUT` after `QUEUE` milliseconds. */
export const newMutex = (): MutexInterface => withTimeout(new Mutex(), QUEUE);
