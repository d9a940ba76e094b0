/** Sends one call from the browser. */
export type Outcome<Answer> =
  | { kind: 'kept'; answer: Answer }
  /** The backend says why, in one sentence. */
  | { kind: 'refused'; sentence: string }
  /** No answer, or a failure that is not the visitor's. */
  | { kind: 'failed' };

/** Never rejects. */
export async function post<Answer>(call: string, input: object): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(`/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website' },
      body: JSON.stringify(input),
    });
    if (response.ok) return { kind: 'kept', answer: (await response.json()) as Answer };
    if (response.status >= 500) return { kind: 'failed' };
    return { kind: 'refused', sentence: await response.text() };
  } catch {
    return { kind: 'failed' };
  }
}
