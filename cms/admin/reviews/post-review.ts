import { z } from 'zod';

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/**
 * Sends a request about reviews. Returns undefined if it was saved, otherwise the message of the
 * refusal, or ''.
 */
export async function postReview(
  path: 'review-checked' | 'review-hand-over',
  body: object,
): Promise<string | undefined> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  // Without an answer of the backend there is no sentence to show.
  const response = await fetch(`/api/${path}`, request).catch(() => undefined);
  if (response?.ok) return undefined;
  // A proxy may answer without JSON.
  const answer: unknown = await response?.json().catch(() => undefined);
  const refusal = Refusal.safeParse(answer);
  return refusal.data?.errors[0]?.message ?? '';
}
