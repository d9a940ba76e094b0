/**
 * The progress of verifying an e-mail address in this tab. It survives a reload, because phones often drop the page
 * while the visitor reads the mail.
 */
import { oneTimePassword } from '@college/contract/limits';
import { useEffect, useState } from 'react';
import { failureText, type ProblemWords, postCall } from '../post-call.ts';

const KEY = 'verification';
export interface Verification {
  address: string;
  /** Number of passwords requested. */
  requests: number;
  /** Time of the last request, in milliseconds since 1970. */
  askedAt: number;
  /** The backend's sentence about the mail. */
  message: string;
  /** True while the dialog for the password is open. */
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
/** One minute less than the backend allows. */
export const isVerified = ({ verifiedAt }: Verification) =>
  isWithin(oneTimePassword.verifiedMinutes - 1, verifiedAt);
/** True while the last password is valid. */
export const isMailed = ({ askedAt }: Verification) => isWithin(oneTimePassword.minutes, askedAt);

function loadVerification(): Verification {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Verification>;
    return { ...notVerified, ...stored };
  } catch {
    // Storage is not available.
    return notVerified;
  }
}

function saveVerification(verification: Verification): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(verification));
  } catch {
    // Without storage a reload asks for another password.
  }
}

/** Verifies the e-mail address in the form by a one-time password. */
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
    /** Requests a password and opens the dialog; returns an error message, or undefined. */
    async request(): Promise<string | undefined> {
      const outcome = await postCall('email-verification', { email: address });
      if (outcome.kind !== 'kept') {
        if (outcome.kind === 'refused' && outcome.code === 'passwords')
          update({ requests: oneTimePassword.requests });
        return failureText(outcome, words);
      }
      const { requestsLeft } = outcome;
      update({
        // The backend also counts requests from other tabs and devices.
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
    /** Opens the dialog for a password that was already mailed; returns false if there is none. */
    resume(): boolean {
      const mailed = isMailed(verification);
      if (mailed) update({ asking: true });
      return mailed;
    },
    /** Checks a password; returns an error message (`otpWrong` for a wrong one), or undefined. */
    async check(otp: string, otpWrong: string): Promise<string | undefined> {
      const outcome = await postCall('email-verification-otp', { email: address, otp });
      if (outcome.kind !== 'kept') return failureText(outcome, words);
      if (!outcome.answer) return otpWrong;
      update({ asking: false, askedAt: 0, verifiedAt: Date.now() });
      return undefined;
    },
    pause: () => update({ asking: false }),
    /** Ends the verification after a submission. The number of requests stays. */
    spend: () => update({ verifiedAt: 0 }),
  };
}
