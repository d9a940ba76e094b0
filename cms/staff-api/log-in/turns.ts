/**
 * Queues password checks, because each uses a core for a while and many at once would block
 * everything else. One check at a time for known browsers and one for strangers. Strangers'
 * networks take turns, so that many attempts from a network delay only each other.
 */
import { E_TIMEOUT, type MutexInterface } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { newMutex } from '../../platform/mutex.ts';
import type { Attempt } from './limits.ts';

/** Upper bound of waiting strangers. Further ones are refused at once. */
const WAITING = 200;

const knownDevices = newMutex();
const strangers = newMutex();
const networks = new LRUCache<string, MutexInterface>({ max: 1000 });
let waiting = 0;

/**
 * Resolves with a function that ends the turn; undefined if too many wait or the turn does not come
 * in time.
 */
export async function turnOf({ network, device }: Attempt): Promise<(() => void) | undefined> {
  if (device) return knownDevices.acquire().catch(unlessTimeout);
  if (waiting >= WAITING) return undefined;
  waiting += 1;
  try {
    return await turnOfNetwork(network);
  } catch (error) {
    return unlessTimeout(error);
  } finally {
    waiting -= 1;
  }
}

function unlessTimeout(error: unknown): undefined {
  if (error !== E_TIMEOUT) throw error;
}

async function turnOfNetwork(network: string): Promise<() => void> {
  const own = networks.get(network) ?? newMutex();
  networks.set(network, own);
  const leave = await own.acquire();
  try {
    const end = await strangers.acquire();
    return () => {
      end();
      leave();
    };
  } catch (error) {
    leave();
    throw error;
  }
}
