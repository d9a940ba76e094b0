/** Requests from the admin in the browser. The answer is JSON. */
import { errorCode } from '@college/server/error-code';
import type { RefusalValues } from '../words/refusals.ts';
import type { Sentence } from '../words/say.ts';

/** A refusal of the backend or of Payload, for the whole record or single fields. */
interface RefusalAnswer {
  errors?: {
    message?: string;
    data?: { values?: RefusalValues; errors?: { message: string }[] } | null;
  }[];
}

/** A refused request. The message is the sentence of the backend, or '' if there was none. */
export class Answered extends Error {
  readonly code = 'ANSWERED';
  /** The complete answer. */
  readonly answer: object;
  /** The values of the sentence, if the backend refused. */
  readonly values: RefusalValues;
  constructor(answer: RefusalAnswer) {
    const [error] = answer.errors ?? [];
    super(error?.data?.errors?.[0]?.message ?? error?.message ?? '');
    this.answer = answer;
    this.values = error?.data?.values ?? {};
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
