import { type RefusalCode, refusalMessage } from '@college/contract/refusals';
import { errorCode } from '@college/server/error-code';

/** An error answered with a 4xx status and one sentence. */
export class Refusal extends Error {
  readonly code = 'REFUSAL';
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

export const isRefusal = (error: unknown): error is Refusal => errorCode(error) === 'REFUSAL';

/** A refusal that forms recognise by its code; `seconds` until the sender may try again. */
export function codedRefusal(status: number, code: RefusalCode, seconds?: number): Refusal {
  const { sentence, headers } = refusalMessage(code, seconds);
  return new Refusal(status, sentence, headers);
}
