/**
 * Bounds of what a body contains, by kind. Both servers check them before they parse (`server/parse-json.ts`,
 * `server/form-fields.ts`), because an empty object of two bytes takes fifty bytes of memory.
 */

export interface JsonBounds {
  /** Most levels of lists and objects. */
  depth: number;
  /** Most objects, lists, and values in them. */
  values: number;
}

/** The input of a call. The longest is fifty searches that are counted. */
export const inputBounds: JsonBounds = { depth: 20, values: 5000 };

/** A form in the admin that is previewed: a rich text of 512 KB has up to 47,000 values, in lists nested up to 20 deep. */
export const formBounds: JsonBounds = { depth: 200, values: 60_000 };

/** Most fields of a form that is sent without script, or with a file. */
export const MOST_FIELDS = 200;
