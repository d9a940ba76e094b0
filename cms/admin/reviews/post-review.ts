import { z } from 'zod';

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Sends a request about reviews. Returns undefined when it was saved, else the sentence of the refusal, or ''. */
export async function postReview(
  path: 'review-checked' | 'review-hand-over',
  body: object,
): Promise<string | undefined> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response?.ok) return undefined;
  const refusal = Refusal.safeParse(await response?.json().catch(() => undefined));
  return refusal.data?.errors[0]?.message ?? '';
}
