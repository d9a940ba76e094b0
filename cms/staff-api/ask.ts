/** Requests from the admin in the browser. The answer is JSON or a sentence for people. */
import { errorCode } from '@college/server/error-code';
import type { Sentence } from '../words/say.ts';

/** A refusal by one of our endpoints or by Payload, for a field or the whole record. */
interface Refusal {
  message?: string;
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

/** The backend's refusal. The message is its sentence, or '' if there was none. */
export class Answered extends Error {
  readonly code = 'ANSWERED';
  /** The complete answer. */
  readonly answer: object;
  constructor(answer: Refusal) {
    const [error] = answer.errors ?? [];
    const [ofField] = error?.data?.errors ?? [];
    super(answer.message ?? ofField?.message ?? error?.message ?? '');
    this.answer = answer;
  }
}

export const isAnswered = (error: unknown): error is Answered => errorCode(error) === 'ANSWERED';

/**
 * Sends a request. Rejects with `Answered` if it was refused, and with another error without an
 * answer.
 */
export async function ask<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(address, request);
  // A proxy may answer without JSON.
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Answered(answer);
  return answer;
}

/** The reason of a failure in readable words, instead of the browser's technical message. */
export function problemOf(error: unknown, say: (sentence: Sentence) => string): string {
  if (!isAnswered(error)) return say('The server could not be reached. Try again.');
  return error.message || say('Something went wrong. Try again.');
}

export const post = <Answer>(address: string, data: object, method = 'POST'): Promise<Answer> =>
  ask(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
