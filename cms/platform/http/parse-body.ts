import type { JsonBounds } from '@college/contract/body-bounds';
import { checkJson, isJsonBeyondBounds } from '@college/server/parse-json';
import type { RefusalCode } from '../../words/refusals.ts';
import { Refusal } from '../refusal.ts';

/** Throws a Refusal for JSON beyond a bound. */
export function checkBody(json: Buffer, bounds: JsonBounds): void {
  try {
    checkJson(json, bounds);
  } catch (error) {
    if (!isJsonBeyondBounds(error)) throw error;
    throw error.bound === 'depth'
      ? new Refusal('requestTooDeep', { most: bounds.depth })
      : new Refusal('requestValues', { most: bounds.values });
  }
}

/** Parses the JSON of a request. Throws a Refusal beyond a bound, and `unreadable` for what is not JSON. */
export function parseBody(
  json: Buffer,
  bounds: JsonBounds,
  unreadable: RefusalCode = 'requestUnreadable',
): unknown {
  checkBody(json, bounds);
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new Refusal(unreadable);
  }
}
