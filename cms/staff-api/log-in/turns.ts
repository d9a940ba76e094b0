/**
 * Checking a password keeps one core busy for a while: with many at once, nothing else would be answered. So one is
 * checked at a time of browsers that are known, and one of strangers, whose networks take turns: many from one network
 * wait for each other, not others for them.
 */
import { E_TIMEOUT, type MutexInterface } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { newMutex } from '../../platform/mutex.ts';
import type { Attempt } from './limits.ts';

/** Strangers who may wait; more are sent away at once. */
const WAITING = 200;

const knownDevices = newMutex();
const strangers = newMutex();
const networks = new LRUCache<string, MutexInterface>({ max: 1000 });
let waiting = 0;

/** Resolves with what ends the turn; undefined where too many wait, or it did not come in time. */
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
