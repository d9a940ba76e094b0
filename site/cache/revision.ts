import { type Client, isRefusal } from '@college/contract/client';

/** How often the backend is asked whether anything was published; half of what a visitor may wait for it. */
const ASK_EVERY = 500;
/** Lifetime of content whose backend has no revisions. */
const WITHOUT_REVISIONS = 60_000;

export interface Revision {
  /** Opaque; content read under another one is stale. '' until the backend first answered. */
  readonly current: string;
  /** DD-MM-YYYY of the last change of the content; '' where the backend does not tell. */
  readonly changed: string;
  /** When `current` last moved, in milliseconds of the monotonic clock. */
  readonly movedAt: number;
  readonly backendUp: boolean;
  /** When the backend last answered, in milliseconds of the monotonic clock; 0 until it first did. */
  readonly answeredAt: number;
  onMove(listener: () => void): void;
  /** Asks now; resolves when `current` is as the backend says. */
  ask(): Promise<void>;
  stop(): void;
}

/** Follows the backend's content revision. */
export function followRevision(client: Pick<Client, 'content-revision'>): Revision {
  const listeners: (() => void)[] = [];
  let current = '';
  let changed = '';
  let movedAt = performance.now();
  let backendUp = false;
  let answeredAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const read = async () => {
    try {
      return await client['content-revision']();
    } catch (error) {
      // A refusal or an answer of another shape is an answer: this backend has no revisions.
      if (isRefusal(error))
        return { revision: `minute:${Math.floor(Date.now() / WITHOUT_REVISIONS)}`, changed: '' };
      return undefined;
    }
  };

  const ask = async () => {
    const answer = await read();
    backendUp = answer !== undefined;
    if (backendUp) answeredAt = performance.now();
    if (answer === undefined || answer.revision === current) return;
    ({ revision: current, changed } = answer);
    movedAt = performance.now();
    for (const listener of listeners) listener();
  };

  const repeat = async () => {
    await ask();
    if (!stopped) timer = setTimeout(repeat, ASK_EVERY);
  };
  timer = setTimeout(repeat, 0);

  return {
    get current() {
      return current;
    },
    get changed() {
      return changed;
    },
    get movedAt() {
      return movedAt;
    },
    get backendUp() {
      return backendUp;
    },
    get answeredAt() {
      return answeredAt;
    },
    onMove: (listener) => void listeners.push(listener),
    ask,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
