/**
 * Limits of wrong passwords. Strangers share limits by network and account; browsers from which an
 * account has signed in have their own limit, which nobody else can use up.
 */
import { Allowance } from '../../platform/sign-in/allowance.ts';

const MINUTE = 60_000;

const ofDevice = new Allowance({ burst: 10, every: MINUTE });
/** Limits for a network and account, for a network, and for an account. */
const ofStranger = new Allowance({ burst: 5, every: 3 * MINUTE });
const ofNetwork = new Allowance({ burst: 20, every: MINUTE });
const ofAccount = new Allowance({ burst: 100, every: MINUTE / 2 });

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
export const waitOf = (attempt: Attempt): number =>
  Math.max(...countedFor(attempt).map(([allowance, key]) => allowance.wait(key)));

export function countWrong(attempt: Attempt): void {
  for (const [allowance, key] of countedFor(attempt)) allowance.spend(key);
}

/**
 * Resets the limits of a person who knows the password. Guesses of others for the same account stay
 * counted.
 */
export function countRight(attempt: Attempt): void {
  const [own] = countedFor(attempt);
  if (own) own[0].restore(own[1]);
}
