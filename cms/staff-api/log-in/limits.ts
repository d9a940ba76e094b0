/**
 * Whose wrong passwords are counted how. A stranger who guesses uses up what strangers have: the browsers that an
 * account was signed in with have an allowance of their own, which nobody else can spend.
 */
import { Allowance } from '../../platform/sign-in/allowance.ts';

const MINUTE = 60_000;

const ofDevice = new Allowance({ burst: 10, every: MINUTE });
/** One network at one account; at all accounts; and all networks at one account. */
const ofStranger = new Allowance({ burst: 5, every: 3 * MINUTE });
const ofNetwork = new Allowance({ burst: 20, every: MINUTE });
const ofAccount = new Allowance({ burst: 100, every: MINUTE / 2 });

export interface Attempt {
  /** Returns the address as it is stored: lower case, no spaces around it. */
  email: string;
  network: string;
  /** Limit for a browser that is known for this account. */
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

/** Milliseconds until this may be tried; 0: now. */
export const waitOf = (attempt: Attempt): number =>
  Math.max(...countedFor(attempt).map(([allowance, key]) => allowance.wait(key)));

export function countWrong(attempt: Attempt): void {
  for (const [allowance, key] of countedFor(attempt)) allowance.spend(key);
}

/** Forgets the slips of who knows the password; what others guess at the same account stays counted. */
export function countRight(attempt: Attempt): void {
  const [own] = countedFor(attempt);
  if (own) own[0].restore(own[1]);
}
