/** The one way to say no: a code, whose status and sentence stand in `cms/words/refusals.ts`, or a refusal of a feature. */
import { errorCode } from '@college/server/error-code';
import {
  isOwnCode,
  isRefusalCode,
  type OwnRefusal,
  type Reason,
  type RefusalCode,
  type RefusalValues,
  refusalSentence,
  statusOf,
} from '../words/refusals.ts';

/** An error answered with a status of 4xx, or 503, and one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode | OwnRefusal['code'];
  /** What `sayRefusal` says. */
  readonly reason: Reason;
  /** Values of the sentence; `seconds` until the sender may try again. */
  readonly values: RefusalValues;
  /** HTTP status, which Payload answers too. */
  readonly status: number;
  /** Path of the field that is refused. */
  readonly place: string | undefined;
  constructor(
    reason: Reason,
    values: RefusalValues = {},
    { message = refusalSentence(reason, values), place }: { message?: string; place?: string } = {},
  ) {
    super(message);
    this.place = place;
    this.reason = reason;
    this.code = typeof reason === 'object' ? reason.code : reason;
    this.values = values;
    this.status = statusOf(reason);
  }
}

/** True for a refusal, of one of the codes if some are given. */
export function isRefusal(error: unknown, ...codes: RefusalCode[]): error is Refusal {
  const code = errorCode(error);
  if (codes.length === 0) return isRefusalCode(code) || isOwnCode(code);
  return isRefusalCode(code) && codes.includes(code);
}
