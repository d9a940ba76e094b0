import { toCall, type VisitorsNote } from './schema.ts';

export type Outcome =
  | { kind: 'kept'; reference: string }
  /** The backend says why, in one sentence. */
  | { kind: 'refused'; sentence: string }
  /** No answer, or a failure that is not the visitor's. */
  | { kind: 'failed' };

/** Sends a note from the browser. Never rejects. */
export async function submit(fields: VisitorsNote): Promise<Outcome> {
  try {
    const response = await fetch('/addvisitornote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website' },
      body: JSON.stringify(toCall(fields)),
    });
    if (response.ok) {
      const { reference } = (await response.json()) as { reference: string };
      return { kind: 'kept', reference };
    }
    if (response.status >= 500) return { kind: 'failed' };
    return { kind: 'refused', sentence: await response.text() };
  } catch {
    return { kind: 'failed' };
  }
}
