import type { PayloadRequest } from 'payload';
import type { Reason, RefusalValues } from '../words/refusals.ts';
import { sayRefusal } from '../words/say.ts';
import { Refusal } from './refusal.ts';

/**
 * A refusal by a hook. Its message is in the language of the account, because Payload answers a change of many records with
 * the messages of its errors. `place` is the path of a field, beside which a form shows the sentence.
 */
export const refusalFor = (
  { i18n }: PayloadRequest,
  reason: Reason,
  values: RefusalValues = {},
  place?: string,
): Refusal =>
  new Refusal(reason, values, { message: sayRefusal(i18n.language, reason, values), place });
