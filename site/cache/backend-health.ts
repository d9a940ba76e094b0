import { isCallError } from '@college/contract/client';
import { LONGEST_IN_ALL, LONGEST_WAIT, SILENT, TICK, WAIT_WHILE_DOWN } from './timings.ts';

/** The wait of one visitor for the backend. */
export interface Patience {
  /** Resolves when the visitor should get a page that says that the backend does not answer. */
  ended(): Promise<void>;
  /** True once `ended()` would resolve at once. */
  readonly isOver: boolean;
  /** Starts the wait again. */
  renew(): void;
  /** Ends the wait of a visitor who has an answer. */
  close(): void;
}

export interface BackendHealth {
  /** False after a refused connection or a long time without a good answer, until the next good answer. */
  readonly isUp: boolean;
  /** Notes the HTTP status of a call to the backend; 0 if there was no answer. */
  noteAnswer(status: number): void;
  noteRefusedConnection(): void;
  /** Calls the listener each time the backend goes down or comes back. */
  onChange(listener: () => void): void;
  /** Starts the wait of a visitor who comes now. */
  patience(): Patience;
  stop(): void;
}

/**
 * Distinguishes a backend that is down from one that is busy. Its clock stands still while this process does not run,
 * because a delay of our own on a busy machine does not mean that the backend is silent.
 */
export function watchBackend(): BackendHealth {
  const listeners: (() => void)[] = [];
  /** Resolvers of waiting visitors, by the function that checks whether the wait is over. */
  const waits = new Map<() => boolean, () => void>();
  let clock = 0;
  let answeredAt = 0;
  let isUp = true;

  const setUp = (up: boolean) => {
    if (isUp === up) return;
    isUp = up;
    for (const listener of listeners) listener();
  };

  let tickedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    clock += Math.min(now - tickedAt, 2 * TICK);
    tickedAt = now;
    if (clock - answeredAt >= SILENT) setUp(false);
    for (const [isOver, resolve] of waits) {
      if (!isOver()) continue;
      waits.delete(isOver);
      resolve();
    }
  }, TICK).unref();

  return {
    get isUp() {
      return isUp;
    },
    noteAnswer(status) {
      if (status === 0 || status >= 500) return;
      answeredAt = clock;
      setUp(true);
    },
    noteRefusedConnection: () => setUp(false),
    onChange: (listener) => void listeners.push(listener),
    patience() {
      let since = clock;
      let startedAt = performance.now();
      let ended: Promise<void> | undefined;
      const isOver = () =>
        clock - since >= (isUp ? LONGEST_WAIT : WAIT_WHILE_DOWN) ||
        performance.now() - startedAt >= LONGEST_IN_ALL;
      const end = async () => {
        if (!isOver()) await new Promise<void>((resolve) => void waits.set(isOver, resolve));
        ended = undefined;
      };
      return {
        ended: () => (ended ??= end()),
        get isOver() {
          return isOver();
        },
        renew() {
          since = clock;
          startedAt = performance.now();
        },
        close: () => void waits.delete(isOver),
      };
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Repeats a read once if its connection broke while it was sent or answered. A slow read is not repeated, because a busy
 * backend would become slower.
 */
export async function retryLost<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (isCallError(error) && error.status === 0 && !isTimeout(error.cause)) return ask();
    throw error;
  }
}

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError';
