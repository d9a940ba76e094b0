/**
 * How far this tab has come with proving an e-mail address. It survives a reload: who looks up the mail on a phone
 * often comes back to a page that was thrown away meanwhile.
 */
import { oneTimePassword } from '@college/contract/limits';
import { useEffect, useState } from 'react';
import { type ProblemWords, post, problemOf } from '../post-call.ts';

const KEY = 'verification';
export interface Verification {
  address: string;
  /** How often a password was asked for. */
  requests: number;
  /** When the last one was asked for, in milliseconds since 1970. */
  askedAt: number;
  /** What the backend said about its mail. */
  message: string;
  /** Whether the dialog that asks for it is open. */
  asking: boolean;
  verifiedAt: number;
}
export const nothingYet: Verification = {
  address: '',
  requests: 0,
  askedAt: 0,
  message: '',
  asking: false,
  verifiedAt: 0,
};

const isWithin = (minutes: number, since: number) => Date.now() < since + minutes * 60_000;
/** A little less than the backend remembers it. */
export const isVerified = ({ verifiedAt }: Verification) =>
  isWithin(oneTimePassword.verifiedMinutes - 1, verifiedAt);
/** Whether the mail that was sent last still helps. */
export const isMailed = ({ askedAt }: Verification) => isWithin(oneTimePassword.minutes, askedAt);

function recall(): Verification {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Verification>;
    return { ...nothingYet, ...kept };
  } catch {
    return nothingYet;
  }
}

function keep(verification: Verification): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(verification));
  } catch {
    // Then a reload asks for another password.
  }
}

/** The one-time password of the address that stands in the form. */
export function useVerification(address: string, words: ProblemWords) {
  const [known, setKnown] = useState(nothingYet);
  useEffect(() => setKnown(recall()), []);
  const verification = known.address === address ? known : { ...nothingYet, address };

  function become(change: Partial<Verification>) {
    const next = { ...verification, ...change };
    keep(next);
    setKnown(next);
  }

  return {
    verification,
    /** Has a password mailed and asks for it; answers what went wrong. */
    async request(): Promise<string | undefined> {
      const outcome = await post('email-verification', { email: address });
      if (outcome.kind !== 'kept') {
        if (outcome.kind === 'refused' && outcome.code === 'passwords')
          become({ requests: oneTimePassword.requests });
        return problemOf(outcome, words);
      }
      const { requestsLeft } = outcome;
      become({
        // Another tab or device may have asked for the same mailbox: the backend counts all.
        requests:
          requestsLeft === undefined
            ? verification.requests + 1
            : oneTimePassword.requests - requestsLeft,
        askedAt: Date.now(),
        message: outcome.answer,
        asking: true,
      });
      return undefined;
    },
    /** Asks for the password that is already on its way; false where there is none. */
    resume(): boolean {
      const mailed = isMailed(verification);
      if (mailed) become({ asking: true });
      return mailed;
    },
    /** Answers what is wrong with this password: `otpWrong` where it is another one. */
    async check(otp: string, otpWrong: string): Promise<string | undefined> {
      const outcome = await post('email-verification-otp', { email: address, otp });
      if (outcome.kind !== 'kept') return problemOf(outcome, words);
      if (!outcome.answer) return otpWrong;
      become({ asking: false, askedAt: 0, verifiedAt: Date.now() });
      return undefined;
    },
    pause: () => become({ asking: false }),
    /** One verification, one submission; what was counted stays counted. */
    spend: () => become({ verifiedAt: 0 }),
  };
}
