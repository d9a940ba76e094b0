import {
  type CallInput,
  type CallName,
  type CallOutput,
  callNames,
  calls,
} from '@college/contract/calls';
import {
  CallError,
  type Client,
  type ClientOptions,
  isRefusal,
  send,
} from '@college/contract/client';
import type { Locale } from '@college/contract/locales';
import { LRUCache } from 'lru-cache';
import type { BackendHealth, Patience } from './backend-health.ts';
import { retryLost } from './retry-lost.ts';
import type { Revision } from './revision.ts';
import { unpooled } from './unpooled.ts';

interface Answer {
  value: unknown;
  /** The same as it is passed on: one copy, however many read it and however slowly. */
  json: Buffer;
  revision: string;
}
interface Underway {
  answer: Promise<Answer>;
  /** How many wait for the answer, and what drops the question once nobody does. */
  waiting: number;
  dropped: AbortController;
}
/** Whoever asks: a call with a limit is counted for them, and is dropped once they have gone. */
export interface Visitor {
  address: string;
  signal?: AbortSignal;
}
/** A question. */
interface Asked {
  name: CallName;
  input: unknown;
  locale: Locale;
  visitor?: Visitor;
}

/** Bytes of all answers. As objects they take about three times what their JSON does, which is kept beside them. */
const MEMORY = 32 * 1024 * 1024;
const weigh = ({ json }: Answer, key: string) => 4 * json.length + 2 * key.length + 500;

/** Calls made for one page, and whether any of them had to be answered from before a failure. */
export interface DataSession {
  call: Client;
  /** What a content call answers, as JSON. */
  json: (name: CallName, input: unknown) => Promise<Buffer>;
  readonly stale: boolean;
}

export interface DataCache {
  /** Calls made for one visitor, who has waited since `patience` began. */
  session(locale: Locale, patience?: Patience, visitor?: Visitor): DataSession;
  /** How long a visitor waits for what is passed on, as for a page. */
  patience: () => Patience;
}

/**
 * Answers of the backend, kept until the content revision moves. However many ask at once, the backend is asked
 * once; when it fails, its last answer serves and the session is marked stale.
 */
export function createDataCache(
  options: ClientOptions,
  revision: Pick<Revision, 'current'>,
  health: Pick<BackendHealth, 'onChange' | 'patience'>,
): DataCache {
  const countedFor = (visitor: Visitor | undefined): Pick<ClientOptions, 'headers'> =>
    visitor ? { headers: { ...options.headers, 'X-Forwarded-For': visitor.address } } : {};
  const answers = new LRUCache<string, Answer>({ maxSize: MEMORY, sizeCalculation: weigh });
  const underway = new Map<string, Underway>();
  // What was asked before or in an outage may never be answered: whoever comes later asks anew.
  health.onChange(() => underway.clear());

  async function ask({ name, input, locale, visitor }: Asked, key: string, signal: AbortSignal) {
    const askedAt = revision.current;
    const value = await retryLost(() =>
      send(name, input as CallInput<typeof name>, {
        ...options,
        locale,
        ...(visitor && { signal, ...countedFor(visitor) }),
      }),
    );
    const answer = { value, json: unpooled(Buffer.from(JSON.stringify(value))), revision: askedAt };
    // One that comes late does not replace what is newer.
    const late = askedAt !== revision.current && answers.peek(key)?.revision === revision.current;
    if (!late) answers.set(key, answer);
    return answer;
  }

  async function read(asked: Asked, patience: Patience): Promise<Answer> {
    const { name, input, locale } = asked;
    const key = `${locale} ${name} ${JSON.stringify(input)}`;
    const kept = answers.get(key);
    if (kept?.revision === revision.current) return kept;
    const question = `${revision.current} ${key}`;
    const started = underway.get(question);
    let stop: (() => void) | undefined;
    try {
      // For a visitor who has already been told that there is no answer the backend is not asked.
      if (!started && patience.isOver) throw noAnswer(name);
      const current = started ?? begin(asked, key, question);
      stop = join(current, asked.visitor?.signal);
      return await before(patience, name, current.answer);
    } catch (error) {
      // A refusal is an answer to this input; only a backend that fails is answered for.
      if (kept && !isRefusal(error)) return kept;
      throw error;
    } finally {
      stop?.();
    }
  }

  function begin(asked: Asked, key: string, question: string): Underway {
    const dropped = new AbortController();
    const forget = () => {
      if (underway.get(question) === begun) underway.delete(question);
    };
    dropped.signal.addEventListener('abort', forget);
    const answer = ask(asked, key, dropped.signal).finally(forget);
    const begun = { answer, waiting: 0, dropped };
    underway.set(question, begun);
    return begun;
  }

  return {
    patience: health.patience,
    session(locale, patience = health.patience(), visitor = undefined) {
      const startedAt = revision.current;
      let stale = false;
      const content = async (name: CallName, input: unknown): Promise<Answer> => {
        const { limit } = calls[name];
        const answer = await read({ name, input, locale, ...(limit && { visitor }) }, patience);
        if (answer.revision !== startedAt && answer.revision !== revision.current) stale = true;
        return answer;
      };
      const through = async (name: CallName, given: unknown): Promise<CallOutput<CallName>> => {
        const { input, lifetime, submits } = calls[name];
        const parsed = input.parse(given ?? {}) as CallInput<typeof name>;
        if (lifetime === 'content')
          return (await content(name, parsed)).value as CallOutput<CallName>;
        const answer = send(name, parsed, { ...options, locale, ...countedFor(visitor) });
        // What was sent is worth waiting for; what is read beside it has its time anew.
        return submits ? answer.finally(patience.renew) : before(patience, name, answer);
      };
      return {
        call: Object.fromEntries(
          callNames.map((name) => [name, (input: unknown) => through(name, input)]),
        ) as Client,
        json: async (name, input) => (await content(name, input)).json,
        get stale() {
          return stale;
        },
      };
    },
  };
}

/** Waits with others for an answer; where the last one's signal is aborted, nobody awaits it, and it is dropped. */
function join(underway: Underway, signal: AbortSignal | undefined): () => void {
  underway.waiting += 1;
  const leave = () => {
    underway.waiting -= 1;
    if (underway.waiting === 0) underway.dropped.abort();
  };
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave);
  return () => signal?.removeEventListener('abort', leave);
}

/** What comes before the visitor's patience ends; else the backend does not answer. */
async function before<Value>(
  patience: Patience,
  name: CallName,
  answer: Promise<Value>,
): Promise<Value> {
  const ended = Symbol('ended');
  const value = await Promise.race([answer, patience.ended().then(() => ended)]);
  if (value === ended) throw noAnswer(name);
  return value as Value;
}

const noAnswer = (name: CallName) => new CallError(name, 0, 'The backend does not answer.');
