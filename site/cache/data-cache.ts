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
import { LISTS_READ } from '@college/contract/lists-read';
import type { Locale } from '@college/contract/locales';
import { type BackendHealth, type Patience, retryLost } from './backend-health.ts';
import type { Revision } from './revision.ts';
import { RevisionCache, unpooled } from './revision-cache.ts';

interface Answer {
  value: unknown;
  /** The same as JSON for clients outside: one copy, however many read it and how slowly. */
  json: Buffer;
  revision: string;
  lists: readonly string[] | undefined;
}
/** A visitor for whom a call is made: a call with a limit is counted for them and dropped when they have gone. */
export interface Visitor {
  address: string;
  /** The id of the request, which the backend logs, too. */
  request: string;
  signal?: AbortSignal;
}
interface Question {
  name: CallName;
  input: unknown;
  locale: Locale;
  visitor?: Visitor;
  /** The id of the first request that needs the answer. */
  request?: string;
}

/** Bytes of all answers. As objects they take about three times the size of their JSON, which is kept beside them. */
const MEMORY = 32 * 1024 * 1024;
const sizeOf = ({ json }: Answer, key: string) => 4 * json.length + 2 * key.length + 500;

/** The calls made for one page. */
export interface DataSession {
  call: Client;
  /** The answer of a content call, as JSON. */
  json: (name: CallName, input: unknown) => Promise<Buffer>;
  /** The lists from which the answers are made; undefined if one of them may change with any content. */
  readonly lists: readonly string[] | undefined;
  /** True if an answer is older than the current revision, because the backend failed. */
  readonly stale: boolean;
}

export interface DataCache {
  /** Starts the calls for one visitor, who has waited since `patience` began. */
  session(locale: Locale, patience?: Patience, visitor?: Visitor): DataSession;
  /** The wait of a visitor for calls that are passed on, as for a page. */
  patience: () => Patience;
}

/**
 * Answers of the backend, kept until a list changes from which they are made. If the backend fails, its last answer serves and the
 * session is marked stale.
 */
export function createDataCache(
  options: ClientOptions,
  revision: Pick<Revision, 'current' | 'lists'>,
  health: Pick<BackendHealth, 'onChange' | 'patience'>,
): DataCache {
  const headersFor = (visitor?: Visitor, request?: string): Pick<ClientOptions, 'headers'> => ({
    headers: {
      ...options.headers,
      ...(visitor && { 'X-Forwarded-For': visitor.address }),
      ...(request && { 'X-Request-Id': request }),
    },
  });
  const answers = new RevisionCache<Answer>({ revision, health, maxSize: MEMORY, sizeOf });

  async function ask({ name, input, locale, visitor, request }: Question, signal: AbortSignal) {
    let lists: string[] | undefined;
    const value = await retryLost(() =>
      send(name, input as CallInput<typeof name>, {
        ...options,
        locale,
        ...headersFor(visitor, request),
        ...(visitor && { signal }),
        onHeaders: (headers) => {
          lists = headers.get(LISTS_READ)?.split(' ').filter(Boolean);
        },
      }),
    );
    return { value, json: unpooled(Buffer.from(JSON.stringify(value))), lists };
  }

  async function read(question: Question, patience: Patience): Promise<Answer> {
    const { name, input, locale, visitor } = question;
    const key = `${locale} ${name} ${JSON.stringify(input)}`;
    const fresh = answers.fresh(key);
    if (fresh) return fresh;
    const last = answers.last(key);
    let stopListening: (() => void) | undefined;
    try {
      // The visitor already has a page that says so: the backend is not asked.
      if (patience.isOver && !answers.isPending(key)) throw noAnswer(name);
      const pending = answers.read(key, async (startedAt, signal) => ({
        ...(await ask(question, signal)),
        revision: startedAt,
      }));
      stopListening = pending.join(visitor?.signal);
      return await beforePatienceEnds(patience, name, pending.value);
    } catch (error) {
      // A refusal is an answer to this input; the last answer serves only for a backend that fails.
      if (last && !isRefusal(error)) return last;
      throw error;
    } finally {
      stopListening?.();
    }
  }

  return {
    patience: health.patience,
    session(locale, patience = health.patience(), visitor = undefined) {
      const startedAt = revision.current;
      let stale = false;
      const lists = new Set<string>();
      let hasAllLists = true;
      const content = async (name: CallName, input: unknown): Promise<Answer> => {
        const { limit } = calls[name];
        const question = {
          name,
          input,
          locale,
          ...(limit && { visitor }),
          request: visitor?.request,
        };
        const answer = await read(question, patience).catch((error: unknown) => {
          hasAllLists = false;
          throw error;
        });
        if (answer.revision !== startedAt && answer.revision !== revision.current) stale = true;
        if (!answer.lists) hasAllLists = false;
        for (const list of answer.lists ?? []) lists.add(list);
        return answer;
      };
      const answerTo = async (
        name: CallName,
        rawInput: unknown,
        body?: Uint8Array<ArrayBuffer>,
      ): Promise<CallOutput<CallName>> => {
        const { input, lifetime, submits } = calls[name];
        const parsed = input.parse(rawInput ?? {}) as CallInput<typeof name>;
        if (lifetime === 'content')
          return (await content(name, parsed)).value as CallOutput<CallName>;
        const from = { ...options, locale, ...headersFor(visitor, visitor?.request) };
        const answer = send(name, parsed, from, body);
        // A submission may take longer than a visitor's patience, which starts again after it.
        return submits
          ? answer.finally(patience.renew)
          : beforePatienceEnds(patience, name, answer);
      };
      return {
        call: Object.fromEntries(
          callNames.map((name) => [
            name,
            (input: unknown, body?: Uint8Array<ArrayBuffer>) => answerTo(name, input, body),
          ]),
        ) as Client,
        json: async (name, input) => (await content(name, input)).json,
        get lists() {
          return hasAllLists ? [...lists] : undefined;
        },
        get stale() {
          return stale;
        },
      };
    },
  };
}

/** Returns the answer, or throws a call error when the visitor's patience ends first. */
async function beforePatienceEnds<Value>(
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
