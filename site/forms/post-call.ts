/** Sends a call from the browser. */
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
  /** The backend refused the call with one sentence. */
  | ({ kind: 'refused' } & ReceivedRefusal)
  /** Result without an answer, or of a failure that is not the visitor's fault. */
  | { kind: 'failed' };

/** Reads how many one-time passwords the backend still allows today. */
function requestsLeftIn(headers: Headers): number | undefined {
  const count = headers.get(REQUESTS_LEFT);
  return count === null ? undefined : Number(count);
}

/** Milliseconds, because a lost connection does not always report an error. */
const TIMEOUT = 30_000;

/** Sends a call and never rejects. A call with an idempotency key is stored once, however often it is sent. */
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
    // A proxy may refuse without a text.
    if (sentence.trim() === '') return { kind: 'failed' };
    const { headers } = response;
    return { kind: 'refused', ...readRefusal(sentence, (name) => headers.get(name)) };
  } catch {
    // The answer is missing or incomplete.
    return { kind: 'failed' };
  }
}

/** Texts for calls that fail. */
export interface ProblemWords {
  unsent: string;
  refusals: RefusalWords;
}

export const failureText = (
  outcome: Exclude<Outcome<unknown>, { kind: 'kept' }>,
  words: ProblemWords,
): string =>
  outcome.kind === 'refused' ? translateRefusal(outcome, words.refusals) : words.unsent;
