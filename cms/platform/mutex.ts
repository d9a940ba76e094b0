import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';

/** Milliseconds that somebody waits for those of the same process before. They come forward, if slowly. */
const QUEUE = 20_000;

/** Lets one in at a time, in the order of their coming; rejects with `E_TIMEOUT` whoever waited too long. */
export const newMutex = (): MutexInterface => withTimeout(new Mutex(), QUEUE);
