/** Sends one call from the browser. */
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { type RefusalName, refusalNamed } from '@college/contract/refusals';

export type Outcome<Answer> =
  | { kind: 'kept'; answer: Answer }
  /** The backend says why, in one sentence. */
  | { kind: 'refused'; sentence: string; why?: RefusalName }
  /** No answer, or a failure that is not the visitor's. */
  | { kind: 'failed' };

/** A connection that is gone does not always say so. */
const PATIENCE = 30_000;

/** Never rejects. Under a key it is kept once, however often it is sent. */
export async function post<Name extends CallName>(
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { kind: 'kept', answer: (await response.json()) as CallOutput<Name> };
    if (response.status >= 500) return { kind: 'failed' };
    const sentence = await response.text();
    return { kind: 'refused', sentence, why: refusalNamed(sentence) };
  } catch {
    return { kind: 'failed' };
  }
}

/** What forms say of an outcome that is not what was asked for. */
export interface ProblemWords {
  unsent: string;
  refusals: Record<RefusalName, string>;
}

/** In the visitor's language, as far as the sentence is one of ours. */
export function refusalIn({ refusals }: Pick<ProblemWords, 'refusals'>, sentence: string): string {
  const name = refusalNamed(sentence);
  return name ? refusals[name] : sentence;
}

export const problemOf = (
  outcome: Exclude<Outcome<unknown>, { kind: 'kept' }>,
  words: ProblemWords,
): string => (outcome.kind === 'refused' ? refusalIn(words, outcome.sentence) : words.unsent);
