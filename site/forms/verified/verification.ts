/**
 * How far this tab has come with proving an e-mail address. It survives a reload: who looks up the mail on a phone
 * often comes back to a page that was thrown away meanwhile.
 */
import { oneTimePassword } from '@college/contract/limits';
import { useEffect, useState } from 'react';
import { failureText, type ProblemWords, postCall } from '../post-call.ts';

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
export const notVerified: Verification = {
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

function loadVerification(): Verification {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Verification>;
    return { ...notVerified, ...stored };
  } catch {
    return notVerified;
  }
}

function saveVerification(verification: Verification): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(verification));
  } catch {
    // Then a reload asks for another password.
  }
}

/** The one-time password of the address that stands in the form. */
export function useVerification(address: string, words: ProblemWords) {
  const [saved, setSaved] = useState(notVerified);
  useEffect(() => setSaved(loadVerification()), []);
  const verification = saved.address === address ? saved : { ...notVerified, address };

  function update(change: Partial<Verification>) {
    const next = { ...verification, ...change };
    saveVerification(next);
    setSaved(next);
  }

  return {
    verification,
    /** Has a password mailed and asks for it; answers what went wrong. */
    async request(): Promise<string | undefined> {
      const outcome = await postCall('email-verification', { email: address });
      if (outcome.kind !== 'kept') {
        if (outcome.kind === 'refused' && outcome.code === 'passwords')
          update({ requests: oneTimePassword.requests });
        return failureText(outcome, words);
      }
      const { requestsLeft } = outcome;
      update({
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
      if (mailed) update({ asking: true });
      return mailed;
    },
    /** Answers what is wrong with this password: `otpWrong` where it is another one. */
    async check(otp: string, otpWrong: string): Promise<string | undefined> {
      const outcome = await postCall('email-verification-otp', { email: address, otp });
      if (outcome.kind !== 'kept') return failureText(outcome, words);
      if (!outcome.answer) return otpWrong;
      update({ asking: false, askedAt: 0, verifiedAt: Date.now() });
      return undefined;
    },
    pause: () => update({ asking: false }),
    /** One verification, one submission; what was counted stays counted. */
    spend: () => update({ verifiedAt: 0 }),
  };
}
