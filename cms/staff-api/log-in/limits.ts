/**
 * Limits of wrong passwords. Strangers share limits by network and account; browsers from which an
 * account has signed in have their own limit, which nobody else can use up.
 */

import { E_TIMEOUT, type MutexInterface } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { newMutex } from '../../platform/mutex.ts';
import { Allowance } from '../../platform/sign-in/allowance.ts';

const MINUTE = 60_000;

const ofDevice = new Allowance({ name: 'device', burst: 10, every: MINUTE });
/** Limits for a network and account, for a network, and for an account. */
const ofStranger = new Allowance({ name: 'stranger', burst: 5, every: 3 * MINUTE });
const ofNetwork = new Allowance({ name: 'network', burst: 20, every: MINUTE });
const ofAccount = new Allowance({ name: 'account', burst: 100, every: MINUTE / 2 });

export interface Attempt {
  /** Address as stored: lower case, without spaces. */
  email: string;
  network: string;
  /** Id of a browser known for this account. */
  device?: string;
}

type Counted = [Allowance, string][];

const countedFor = ({ email, network, device }: Attempt): Counted =>
  device
    ? [[ofDevice, device]]
    : [
        [ofStranger, `${network} ${email}`],
        [ofNetwork, network],
        [ofAccount, email],
      ];

/** Milliseconds until the attempt is allowed; 0 for now. */
export async function waitOf(payload: Payload, attempt: Attempt): Promise<number> {
  const counted = countedFor(attempt);
  return Math.max(
    ...(await Promise.all(counted.map(([allowance, key]) => allowance.wait(payload, key)))),
  );
}

export async function countWrong(payload: Payload, attempt: Attempt): Promise<void> {
  for (const [allowance, key] of countedFor(attempt)) await allowance.spend(payload, key);
}

/**
 * Resets the limits of a person who knows the password. Guesses of others for the same account stay
 * counted.
 */
export async function countRight(payload: Payload, attempt: Attempt): Promise<void> {
  const [own] = countedFor(attempt);
  if (own) await own[0].restore(payload, own[1]);
}

/** Upper bound of waiting strangers. Further ones are refused at once. */
const WAITING = 200;

const knownDevices = newMutex();
const strangers = newMutex();
const networks = new LRUCache<string, MutexInterface>({ max: 1000 });
let waiting = 0;

/**
 * Queues a password check, because each uses a core for a while and many at once would block
 * everything else. One check at a time for known browsers and one for strangers. Strangers'
 * networks take turns, so that many attempts from a network delay only each other.
 *
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
