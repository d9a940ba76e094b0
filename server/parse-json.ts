/** Parses JSON within bounds that are checked before, because values take many times the memory of their text. */
import type { JsonBounds } from '@college/contract/body-bounds';
import { errorCode } from './error-code.ts';

/** Thrown for a text beyond a bound. It is not parsed. */
export class JsonBeyondBounds extends Error {
  readonly code = 'JSON_BEYOND_BOUNDS';
  readonly bound: keyof JsonBounds;
  constructor(bound: keyof JsonBounds, most: number) {
    super(
      bound === 'depth'
        ? `The request is nested more than ${most} levels deep.`
        : `The request has more than ${most} values.`,
    );
    this.bound = bound;
  }
}

export const isJsonBeyondBounds = (error: unknown): error is JsonBeyondBounds =>
  errorCode(error) === 'JSON_BEYOND_BOUNDS';

/** Parses a text. Throws a `JsonBeyondBounds`, or a SyntaxError if it is not JSON. */
export function parseJson(json: Buffer | string, bounds: JsonBounds): unknown {
  checkJson(typeof json === 'string' ? Buffer.from(json) : json, bounds);
  return JSON.parse(json.toString());
}

/** Bytes of the characters that structure JSON. In UTF-8 no byte of another character equals them. */
const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('"\\,[]{}');

/** Throws a `JsonBeyondBounds` for a text beyond a bound. Reads brackets and commas only: it may be no JSON. */
export function checkJson(bytes: Uint8Array, { depth, values }: JsonBounds): void {
  let level = 0;
  let count = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    switch (bytes[index]) {
      case QUOTE:
        index = endOfText(bytes, index);
        break;
      case LIST:
      case OBJECT:
        level += 1;
        count += 1;
        if (level > depth) throw new JsonBeyondBounds('depth', depth);
        break;
      case LIST_END:
      case OBJECT_END:
        level -= 1;
        break;
      case COMMA:
        count += 1;
        break;
    }
    if (count > values) throw new JsonBeyondBounds('values', values);
  }
}

/** The index of the quote that ends the text which begins at `start`; the length of the bytes if there is none. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let index = start + 1; index < bytes.length; index += 1) {
    if (bytes[index] === BACKSLASH) index += 1;
    else if (bytes[index] === QUOTE) return index;
  }
  return bytes.length;
}
