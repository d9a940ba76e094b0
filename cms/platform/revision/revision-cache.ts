/** Values read from public content, kept in the process until the content revision moves. */
import type { Payload } from 'payload';

interface Entries<Value> {
  revision: string;
  values: Map<string, Value>;
}

export class RevisionCache<Value> {
  readonly #most: number;
  readonly #isKept: (value: Value) => boolean;
  /** By backend, because tests open several in one process. */
  readonly #entries = new WeakMap<Payload, Entries<Value>>();

  /**
   * @param most values that are kept; the oldest goes when one more comes.
   * @param isKept false for a value that is too large.
   */
  constructor(most: number, isKept: (value: Value) => boolean = () => true) {
    this.#most = most;
    this.#isKept = isKept;
  }

  /**
   * Reads the values that are not kept yet, all in one call of `read`.
   * @param revision was read before anything else, so that no value is older than it.
   */
  async getAll(
    keys: readonly string[],
    { payload, revision }: { payload: Payload; revision: string },
    read: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const values = this.#valuesOf(payload, revision);
    const result = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of new Set(keys)) {
      const value = values.get(key);
      if (value === undefined) missing.push(key);
      else result.set(key, value);
    }
    if (missing.length === 0) return result;
    for (const [key, value] of await read(missing)) {
      result.set(key, value);
      if (this.#isKept(value)) values.set(key, value);
    }
    for (const key of values.keys()) {
      if (values.size <= this.#most) break;
      values.delete(key);
    }
    return result;
  }

  #valuesOf(payload: Payload, revision: string): Map<string, Value> {
    const entries = this.#entries.get(payload);
    if (entries?.revision === revision) return entries.values;
    const values = new Map<string, Value>();
    this.#entries.set(payload, { revision, values });
    return values;
  }
}

/** Reads a value once for each revision, and for each `keyOf` where it differs by language. */
export function oncePerRevision<Value, Where extends { payload: Payload; revision: string }>(
  read: (where: Where) => Promise<Value>,
  keyOf: (where: Where) => string = () => '',
): (where: Where) => Promise<Value> {
  const cache = new RevisionCache<{ value: Value }>(8);
  return async (where) => {
    const key = keyOf(where);
    const values = await cache.getAll(
      [key],
      where,
      async () => new Map([[key, { value: await read(where) }]]),
    );
    const { value } = values.get(key) ?? { value: await read(where) };
    return value;
  };
}
