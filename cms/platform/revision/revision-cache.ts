/** Caches values read from public content until the content revision changes. */
import type { Payload } from 'payload';

interface At {
  payload: Payload;
  /** The revision, read before the value, so that no value is older than it. */
  revision: string;
}

/** An entry without a value means that there is none. */
type Entries<Value> = Map<string, { value?: Value }>;

export class RevisionCache<Value> {
  readonly #most: number;
  readonly #isKept: (value: Value) => boolean;
  /** Keyed by backend, because tests open several in one process. */
  readonly #current = new WeakMap<Payload, { revision: string; entries: Entries<Value> }>();

  /**
   * Creates a cache.
   *
   * @param most entries; the oldest is dropped when another is added.
   *
   * @param isKept false for a value that is too large.
   */
  constructor(most: number, isKept: (value: Value) => boolean = () => true) {
    this.#most = most;
    this.#isKept = isKept;
  }

  /**
   * Returns the values of items in their order, without those that have none.
   *
   * @param read reads all missing items in one call and returns a function that finds each.
   */
  async getAll<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    at: At,
    read: (missing: Item[]) => Promise<(item: Item) => Value | undefined>,
  ): Promise<Map<Item, Value>> {
    const entries = this.#entriesOf(at);
    const missing = items.filter((item) => !entries.has(keyOf(item)));
    const find = missing.length > 0 ? await read(missing) : () => undefined;
    const values = new Map<Item, Value>();
    for (const item of items) {
      const entry = entries.get(keyOf(item)) ?? { value: find(item) };
      if (entry.value !== undefined) values.set(item, entry.value);
      if (entry.value === undefined || this.#isKept(entry.value)) entries.set(keyOf(item), entry);
    }
    for (const key of entries.keys()) {
      if (entries.size <= this.#most) break;
      entries.delete(key);
    }
    return values;
  }

  #entriesOf({ payload, revision }: At): Entries<Value> {
    const current = this.#current.get(payload);
    if (current?.revision === revision) return current.entries;
    const entries: Entries<Value> = new Map();
    this.#current.set(payload, { revision, entries });
    return entries;
  }
}

/** Caches one value per revision, or one per `keyOf` if it differs by language. */
export function oncePerRevision<Value extends object | string, Where extends At>(
  read: (where: Where) => Promise<Value>,
  keyOf: (where: Where) => string = () => '',
): (where: Where) => Promise<Value> {
  const cache = new RevisionCache<Value>(8);
  return async (where) => {
    const values = await cache.getAll([where], keyOf, where, async () => {
      const value = await read(where);
      return () => value;
    });
    return values.get(where) ?? read(where);
  };
}
