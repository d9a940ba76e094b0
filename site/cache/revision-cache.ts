/** Values made from the backend's content, kept with the content revision that they show. */

import { revisionOf } from '@college/contract/lists-read';
import { LRUCache } from 'lru-cache';
import type { BackendHealth } from './backend-health.ts';
import type { Revision } from './revision.ts';

interface AtRevision {
  /** The content revision that the value shows; '' if it was made from stale answers. */
  revision: string;
  /** The lists from which it was made; undefined if it may change with any content. */
  lists?: readonly string[] | undefined;
}

/** Reads a value at a revision; `signal` is aborted when everybody who waited for it has gone. */
type Load<Value> = (revision: string, signal: AbortSignal) => Promise<Value>;

interface Options<Value> {
  revision: Pick<Revision, 'current' | 'lists'>;
  health: Pick<BackendHealth, 'onChange'>;
  /** Bytes of all values together; the one that was used longest ago goes first. */
  maxSize: number;
  sizeOf: (value: Value, key: string) => number;
  /** Decides about a value that was read. By default it is kept; `remove` also removes the previous value. */
  decide?: (value: Value) => 'keep' | 'ignore' | 'remove';
}

/** One read under way, which everybody joins who needs its value. */
export class PendingRead<Value> {
  readonly value: Promise<Value>;
  /** Its start, in milliseconds of the monotonic clock. */
  readonly since = performance.now();
  readonly #abandoned = new AbortController();
  #waiting = 0;

  constructor(
    load: (signal: AbortSignal) => Promise<Value>,
    forget: (read: PendingRead<Value>) => void,
  ) {
    this.value = load(this.#abandoned.signal).finally(() => forget(this));
    this.#abandoned.signal.addEventListener('abort', () => forget(this));
  }

  /**
   * Waits for the value, too. When the signals of all who wait are aborted, the read is dropped.
   * @returns a function that stops listening to `signal`; the read then continues for later readers.
   */
  join(signal: AbortSignal | undefined): () => void {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#abandoned.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave);
    return () => signal?.removeEventListener('abort', leave);
  }
}

/**
 * Values by key. A value is fresh until one of its lists changes, and kept longer for a backend that fails. However
 * many need a value at once, it is read once for each revision.
 */
export class RevisionCache<Value extends AtRevision> {
  readonly #values: LRUCache<string, Value>;
  /** The revision of the lists of each value. */
  readonly #ofLists = new WeakMap<Value, string>();
  readonly #pending = new Map<string, PendingRead<Value>>();
  readonly #revision: Options<Value>['revision'];
  readonly #decide: NonNullable<Options<Value>['decide']>;

  constructor({ revision, health, maxSize, sizeOf, decide = () => 'keep' }: Options<Value>) {
    this.#values = new LRUCache({ maxSize, sizeCalculation: sizeOf });
    this.#revision = revision;
    this.#decide = decide;
    // A read that began before or during an outage may never end, so later readers start another one.
    health.onChange(() => this.#pending.clear());
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value that was read last, even if it is stale. */
  last(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** The value, if it shows the current revision. */
  fresh(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (!value || value.revision === this.#revision.current) return value;
    const before = this.#ofLists.get(value);
    if (before === undefined || before !== revisionOf(value.lists, this.#revision.lists))
      return undefined;
    value.revision = this.#revision.current;
    return value;
  }

  all(): [key: string, value: Value][] {
    return [...this.#values.entries()];
  }

  isPending(key: string): boolean {
    return this.#pending.has(this.#readOf(key));
  }

  /** Joins the read of this key at the current revision, or starts it. */
  read(key: string, load: Load<Value>): PendingRead<Value> {
    const name = this.#readOf(key);
    const joined = this.#pending.get(name);
    if (joined) return joined;
    const { current: revision, lists } = this.#revision;
    const read = new PendingRead(
      async (signal) => {
        const value = await load(revision, signal);
        const ofLists = value.revision === revision && revisionOf(value.lists, lists);
        if (ofLists) this.#ofLists.set(value, ofLists);
        this.#store(key, value);
        return value;
      },
      (ended) => {
        if (this.#pending.get(name) === ended) this.#pending.delete(name);
      },
    );
    this.#pending.set(name, read);
    return read;
  }

  #readOf(key: string): string {
    return `${this.#revision.current} ${key}`;
  }

  #store(key: string, value: Value): void {
    const { current } = this.#revision;
    const isLate = value.revision !== current && this.#values.peek(key)?.revision === current;
    if (isLate) return;
    const decision = this.#decide(value);
    if (decision === 'keep') this.#values.set(key, value);
    if (decision === 'remove') this.#values.delete(key);
  }
}

/**
 * Copies bytes into memory of their own. Node cuts small buffers, and what zlib returns, from blocks of 64 KB, and one
 * buffer keeps its whole block: without the copy a cache of 64 MB took 250 MB.
 */
export function unpooled(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
