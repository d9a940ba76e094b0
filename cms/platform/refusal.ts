/** The one way to say no: a code, whose status and sentence stand in `cms/words/refusals.ts`. */
import { errorCode } from '@college/server/error-code';
import {
  isRefusalCode,
  type RefusalCode,
  type RefusalValues,
  refusalSentence,
  statusOf,
} from '../words/refusals.ts';

/** An error answered with a status of 4xx, or 503, and one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Values of the sentence; `seconds` until the sender may try again. */
  readonly values: RefusalValues;
  /** HTTP status, which Payload answers too. */
  readonly status: number;
  /** Path of the field that is refused. */
  readonly place: string | undefined;
  constructor(
    code: RefusalCode,
    values: RefusalValues = {},
    { message = refusalSentence(code, values), place }: { message?: string; place?: string } = {},
  ) {
    super(message);
    this.place = place;
    this.code = code;
    this.values = values;
    this.status = statusOf(code);
  }
}

/** True for a refusal, of one of the codes if some are given. */
export function isRefusal(error: unknown, ...codes: RefusalCode[]): error is Refusal {
  const code = errorCode(error);
  return isRefusalCode(code) && (codes.length === 0 || codes.includes(code));
}
