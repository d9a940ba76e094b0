/** Asks `/api/two-factor/…`; throws the sentence of a refusal. */
export async function ask<Answer>(what: string, data: object = {}): Promise<Answer> {
  const response = await fetch(`/api/two-factor/${what}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? response.statusText);
  return answer;
}
