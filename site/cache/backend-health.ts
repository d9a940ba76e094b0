/** Milliseconds between two ticks of the clock below. */
const TICK = 100;
/** Milliseconds without one good answer to anybody after which the backend is down. A busy one answers late, but somebody. */
const SILENT = 8000;
/** Milliseconds that one visitor waits at most while the backend is alive, however many calls a page makes. */
const LONGEST_WAIT = 10_000;
/** The same by the clock on the wall, where this process itself hardly runs. The server ends a silent connection after 20 s. */
const LONGEST_IN_ALL = 15_000;
/** The same while the backend is down. With the page around it a visitor waits two seconds. */
const WAIT_WHILE_DOWN = 1800;

/** How long one visitor waits for the backend in all. */
export interface Patience {
  /** Resolves when the visitor should be told that the backend does not answer. */
  ended(): Promise<void>;
  /** True once `ended()` would resolve at once. */
  readonly isOver: boolean;
  /** Starts the wait anew. */
  renew(): void;
  /** Forgets the visitor, who has been answered: nothing is kept for the rest of the wait. */
  close(): void;
}

export interface BackendHealth {
  /** False once a connection was refused or nothing good was heard for long, until the next good answer. */
  readonly isUp: boolean;
  /** Notes how a call to the backend ended: its HTTP status, 0 where there was no answer. */
  noteAnswer(status: number): void;
  noteRefusedConnection(): void;
  /** Calls the listener each time the backend goes down or comes back. */
  onChange(listener: () => void): void;
  /** Starts the wait of a visitor who comes now. */
  patience(): Patience;
  stop(): void;
}

/**
 * Tells a backend that is down from one that is busy. Waiting is counted by a clock that stands still while this process
 * itself does not run, because on a busy machine our own delay is no silence of the backend.
 */
export function watchBackend(): BackendHealth {
  const listeners: (() => void)[] = [];
  /** What tells each visitor who waits, by a function that says whether the wait is over. */
  const waiting = new Map<() => boolean, () => void>();
  let clock = 0;
  let heardAt = 0;
  let isUp = true;

  const become = (up: boolean) => {
    if (isUp === up) return;
    isUp = up;
    for (const listener of listeners) listener();
  };

  let tickedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    clock += Math.min(now - tickedAt, 2 * TICK);
    tickedAt = now;
    if (clock - heardAt >= SILENT) become(false);
    for (const [isOver, resolve] of waiting) {
      if (!isOver()) continue;
      waiting.delete(isOver);
      resolve();
    }
  }, TICK).unref();

  return {
    get isUp() {
      return isUp;
    },
    noteAnswer(status) {
      if (status === 0 || status >= 500) return;
      heardAt = clock;
      become(true);
    },
    noteRefusedConnection: () => become(false),
    onChange: (listener) => void listeners.push(listener),
    patience() {
      let since = clock;
      let cameAt = performance.now();
      let ended: Promise<void> | undefined;
      const isOver = () =>
        clock - since >= (isUp ? LONGEST_WAIT : WAIT_WHILE_DOWN) ||
        performance.now() - cameAt >= LONGEST_IN_ALL;
      const end = async () => {
        if (!isOver()) await new Promise<void>((resolve) => void waiting.set(isOver, resolve));
        ended = undefined;
      };
      return {
        ended: () => (ended ??= end()),
        get isOver() {
          return isOver();
        },
        renew() {
          since = clock;
          cameAt = performance.now();
        },
        close: () => void waiting.delete(isOver),
      };
    },
    stop: () => clearInterval(timer),
  };
}
