import { type Client, isCallError, isRefusal } from '@college/contract/client';
import type { ListRevisions } from '@college/contract/lists-read';
import { type BackendHealth, retryLost } from './backend-health.ts';
import { ASK_AGAIN, ASK_EVERY, WITHOUT_REVISIONS } from './timings.ts';

export interface Revision {
  /** An opaque word. Content that was read at another one is stale. '' until the first answer of the backend. */
  readonly current: string;
  /** The revision of each list that has changed; another object at each move. */
  readonly lists: ListRevisions;
  /** DD-MM-YYYY of the last change of the content; '' if the backend does not know. */
  readonly changed: string;
  /** Time of the last move of `current`, in milliseconds of the monotonic clock. */
  readonly movedAt: number;
  onMove(listener: () => void): void;
  /** Asks now. Resolves when `current` is up to date. */
  ask(): Promise<void>;
  stop(): void;
}

/** A list that changes with `changed`: all pages show that day. */
export const DAY_OF_CHANGE = 'day-of-change';

/** Follows the backend's content revision, and notes refused connections in `health`. */
export function followRevision(
  client: Pick<Client, 'content-revision' | 'getcourse'>,
  health: Pick<BackendHealth, 'noteRefusedConnection'>,
): Revision {
  const listeners: (() => void)[] = [];
  let current = '';
  let changed = '';
  let lists: ListRevisions = {};
  let movedAt = performance.now();
  let hasRevisions = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const read = async () => {
    try {
      const answer = await retryLost(() => client['content-revision']());
      hasRevisions = true;
      return answer;
    } catch (error) {
      if (isConnectionRefused(error)) health.noteRefusedConnection();
      if (isRefusal(error) || (await answersOtherCalls(error))) return revisionOfThisMinute();
      return undefined;
    }
  };

  /** True for a backend that fails at this call alone. Not every backend answers 404 to a call that it does not have. */
  const answersOtherCalls = async (error: unknown) => {
    if (hasRevisions || !isCallError(error) || error.status === 0) return false;
    return client.getcourse().then(
      () => true,
      () => false,
    );
  };

  let questions = 0;
  let lastAnswered = 0;
  const ask = async () => {
    questions += 1;
    const number = questions;
    const answer = await read();
    // The answer to a newer question has come before this one.
    if (stopped || number < lastAnswered) return;
    lastAnswered = number;
    if (answer === undefined || answer.revision === current) return;
    ({ revision: current, changed } = answer);
    lists = { ...answer.lists, [DAY_OF_CHANGE]: changed };
    movedAt = performance.now();
    for (const listener of listeners) listener();
  };

  let askedAt = Number.NEGATIVE_INFINITY;
  const repeat = () => {
    timer = setTimeout(repeat, ASK_EVERY);
    const now = performance.now();
    if (lastAnswered < questions && now - askedAt < ASK_AGAIN) return;
    askedAt = now;
    void ask();
  };
  timer = setTimeout(repeat, 0);

  return {
    get current() {
      return current;
    },
    get lists() {
      return lists;
    },
    get changed() {
      return changed;
    },
    get movedAt() {
      return movedAt;
    },
    onMove: (listener) => void listeners.push(listener),
    ask,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const revisionOfThisMinute = () => ({
  revision: `minute:${Math.floor(Date.now() / WITHOUT_REVISIONS)}`,
  changed: '',
  lists: {},
});

/** True if no server listens at the backend's address. */
function isConnectionRefused(error: unknown): boolean {
  const { cause } = isCallError(error) && error.cause instanceof Error ? error.cause : {};
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
