import type { PayloadRequest } from 'payload';
import type { RefusalCode, RefusalValues } from '../words/refusals.ts';
import { sayRefusal } from '../words/say.ts';
import { Refusal } from './refusal.ts';

/**
 * A refusal by a hook. Its message is in the language of the account, because Payload answers a change of many records with
 * the messages of its errors. `place` is the path of a field, beside which a form shows the sentence.
 */
export const refusalFor = (
  { i18n }: PayloadRequest,
  code: RefusalCode,
  values: RefusalValues = {},
  place?: string,
): Refusal =>
  new Refusal(code, values, { message: sayRefusal(i18n.language, { code, values }), place });
