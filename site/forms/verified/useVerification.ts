import { oneTimePassword } from '@college/contract/limits';
import { useEffect, useState } from 'react';
import { type ProblemWords, post, problemOf } from '../post.ts';
import { isMailed, keep, nothingYet, recall, type Verification } from './verification.ts';

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
