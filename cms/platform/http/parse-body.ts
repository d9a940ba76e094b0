import type { JsonBounds } from '@college/contract/body-bounds';
import { isJsonBeyondBounds, parseJson } from '@college/server/parse-json';
import type { RefusalCode } from '../../words/refusals.ts';
import { Refusal } from '../refusal.ts';

/** Parses the JSON of a request. Throws a Refusal beyond a bound, and `unreadable` for what is not JSON. */
export function parseBody(
  json: Buffer | string,
  bounds: JsonBounds,
  unreadable: RefusalCode = 'requestUnreadable',
): unknown {
  try {
    return parseJson(json, bounds);
  } catch (error) {
    if (isJsonBeyondBounds(error))
      throw error.bound === 'depth'
        ? new Refusal('requestTooDeep', { most: bounds.depth })
        : new Refusal('requestValues', { most: bounds.values });
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal(unreadable);
  }
}
