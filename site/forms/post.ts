/** Sends one call from the browser. */
export type Outcome<Answer> =
  | { kind: 'kept'; answer: Answer }
  /** The backend says why, in one sentence. */
  | { kind: 'refused'; sentence: string }
  /** No answer, or a failure that is not the visitor's. */
  | { kind: 'failed' };

/** A connection that is gone does not always say so. */
const PATIENCE = 30_000;

/** Never rejects. */
export async function post<Answer>(call: string, input: object): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(`/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': document.documentElement.lang,
        Unit: 'website',
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { kind: 'kept', answer: (await response.json()) as Answer };
    if (response.status >= 500) return { kind: 'failed' };
    return { kind: 'refused', sentence: await response.text() };
  } catch {
    return { kind: 'failed' };
  }
}

/** What to tell of an outcome that is not what was asked for. */
export const problemOf = (
  outcome: Exclude<Outcome<unknown>, { kind: 'kept' }>,
  unsent: string,
): string => (outcome.kind === 'refused' ? outcome.sentence : unsent);
