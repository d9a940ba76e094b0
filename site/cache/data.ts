import { setTimeout as wait } from 'node:timers/promises';
import {
  type CallInput,
  type CallName,
  type CallOutput,
  callNames,
  calls,
  type Locale,
} from '@college/contract/calls';
import {
  type Client,
  type ClientOptions,
  isCallError,
  isRefusal,
  send,
} from '@college/contract/client';
import { LRUCache } from 'lru-cache';
import type { Revision } from './revision.ts';

interface Answer {
  value: unknown;
  revision: string;
}

interface Underway {
  answer: Promise<Answer>;
  /** By the monotonic clock. */
  since: number;
}

/** Milliseconds. A question that is older waits for a backend that hangs: who comes now asks anew. */
const HANGS = 3000;
/** For the second time of asking; with the first, as long as for any other call. */
const PATIENCE_LEFT = 7000;

/**
 * One question among thousands is lost: its connection ended just when it was sent, or nobody listens at the other end.
 * A read may be asked twice, so it is, and no visitor sees the one that was lost.
 */
async function untilAnswered<Value>(
  ask: (options?: { timeout: number }) => Promise<Value>,
): Promise<Value> {
  const first = ask();
  const isLost = await Promise.race([
    first.then(
      () => false,
      (error: unknown) => isCallError(error) && error.status === 0,
    ),
    wait(HANGS, true, { ref: false }),
  ]);
  if (!isLost) return first;
  return Promise.any([first, ask({ timeout: PATIENCE_LEFT })]).catch(() => first);
}

/** Calls made for one page, and whether any of them had to be answered from before a failure. */
export interface DataSession {
  call: Client;
  readonly stale: boolean;
}

export interface DataCache {
  session(locale: Locale): DataSession;
}

/**
 * Answers of the backend, kept until the content revision moves. However many ask at once, the backend is asked
 * once; when it fails, its last answer serves and the session is marked stale.
 */
export function createDataCache(options: ClientOptions, revision: Revision): DataCache {
  const answers = new LRUCache<string, Answer>({ max: 5000 });
  const underway = new Map<string, Underway>();

  async function ask(name: CallName, input: unknown, locale: Locale, key: string) {
    const askedAt = revision.current;
    const value = await untilAnswered((timeout) =>
      send(name, input as CallInput<typeof name>, { ...options, locale, ...timeout }),
    );
    const answer = { value, revision: askedAt };
    // One that comes late does not replace what is newer.
    const late = askedAt !== revision.current && answers.peek(key)?.revision === revision.current;
    if (!late) answers.set(key, answer);
    return answer;
  }

  async function read(name: CallName, input: unknown, locale: Locale): Promise<Answer> {
    const key = `${locale} ${name} ${JSON.stringify(input)}`;
    const kept = answers.get(key);
    if (kept?.revision === revision.current) return kept;
    const asked = `${revision.current} ${key}`;
    const started = underway.get(asked);
    if (started && performance.now() - started.since < HANGS) return started.answer;
    const answer = ask(name, input, locale, key)
      .catch((error: unknown) => {
        // A refusal is an answer to this input; only a backend that fails is answered for.
        if (kept && !isRefusal(error)) return kept;
        throw error;
      })
      .finally(() => underway.get(asked) === begun && underway.delete(asked));
    const begun = { answer, since: performance.now() };
    underway.set(asked, begun);
    return answer;
  }

  return {
    session(locale) {
      const startedAt = revision.current;
      let stale = false;
      const through = async (name: CallName, input: unknown): Promise<CallOutput<CallName>> => {
        const parsed = calls[name].input.parse(input ?? {});
        if (calls[name].lifetime === 'never')
          return send(name, parsed as CallInput<typeof name>, { ...options, locale });
        const answer = await read(name, parsed, locale);
        if (answer.revision !== startedAt && answer.revision !== revision.current) stale = true;
        return answer.value as CallOutput<CallName>;
      };
      return {
        call: Object.fromEntries(
          callNames.map((name) => [name, (input: unknown) => through(name, input)]),
        ) as Client,
        get stale() {
          return stale;
        },
      };
    },
  };
}
