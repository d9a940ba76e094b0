/** Sends one call from the browser. */
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { REQUESTS_LEFT } from '@college/contract/limits';
import {
  type ReceivedRefusal,
  type RefusalWords,
  readRefusal,
  translateRefusal,
} from '@college/contract/refusals';

export type Outcome<Answer> =
  | { kind: 'kept'; answer: Answer; requestsLeft?: number }
  /** The backend says why, in one sentence. */
  | ({ kind: 'refused' } & ReceivedRefusal)
  /** No answer, or a failure that is not the visitor's. */
  | { kind: 'failed' };

/** One-time passwords that the backend still allows today, as it says after mailing one. */
function requestsLeftIn(headers: Headers): number | undefined {
  const count = headers.get(REQUESTS_LEFT);
  return count === null ? undefined : Number(count);
}

/** A connection that is gone does not always say so. */
const TIMEOUT = 30_000;

/** Never rejects. Under a key it is kept once, however often it is sent. */
export async function postCall<Name extends CallName>(
  call: Name,
  input: CallInput<Name>,
  key?: string,
): Promise<Outcome<CallOutput<Name>>> {
  try {
    const response = await fetch(`/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': document.documentElement.lang,
        Unit: 'website',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) {
      const answer = (await response.json()) as CallOutput<Name>;
      return { kind: 'kept', answer, requestsLeft: requestsLeftIn(response.headers) };
    }
    if (response.status >= 500) return { kind: 'failed' };
    const sentence = await response.text();
    // A proxy on the way may refuse without a word.
    if (sentence.trim() === '') return { kind: 'failed' };
    const { headers } = response;
    return { kind: 'refused', ...readRefusal(sentence, (name) => headers.get(name)) };
  } catch {
    return { kind: 'failed' };
  }
}

/** What forms say of an outcome that is not what was asked for. */
export interface ProblemWords {
  unsent: string;
  refusals: RefusalWords;
}

export const failureText = (
  outcome: Exclude<Outcome<unknown>, { kind: 'kept' }>,
  words: ProblemWords,
): string =>
  outcome.kind === 'refused' ? translateRefusal(outcome, words.refusals) : words.unsent;
