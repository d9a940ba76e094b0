import type { CallRow } from './calls/call.ts';
import {
  type CallBody,
  type CallInput,
  type CallName,
  type CallOutput,
  callNames,
  calls,
} from './calls.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** A call that the backend refused or could not answer. `status` is 0 when there was no answer at all. */
export class CallError extends Error {
  readonly call: CallName;
  readonly status: number;
  constructor(call: CallName, status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.call = call;
    this.status = status;
  }
}

/** Recognises a call error by its name, because a bundle carries a copy of the class. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'CallError';

/** True if the backend refused the input (4xx). A backend that fails refuses nothing. */
export const isRefusal = (error: unknown): error is CallError =>
  isCallError(error) && error.status >= 400 && error.status < 500;

export interface ClientOptions {
  /** Origin of the backend, without a slash at its end. */
  baseUrl: string;
  /** The language of texts that editors translate; a backend that does not know it answers in its own. */
  locale?: Locale;
  /** Most bytes of an answer; a longer one fails. Without it, answers of any size are read. */
  longestAnswer?: number;
  /** Milliseconds until an unanswered call fails. */
  timeout?: number;
  /** Aborts the call when nobody waits for it any more. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sends the requests, instead of the global fetch. */
  fetch?: typeof fetch;
  /** Called with the headers of an answer that is no refusal. */
  onHeaders?: (headers: Headers) => void;
  /** Called at the end of every call. The status is 0 if there was no answer. */
  onEnd?: (name: CallName, status: number, seconds: number) => void;
  /** Answers that stand for calls that the backend does not have, instead of `absent` in the table. */
  absent?: { [Name in CallName]?: unknown };
}

/** The JSON body of a call whose input is in its address. Whoever posted it, it is passed on as it came, because only the backend reads it. */
type Body = Uint8Array<ArrayBuffer>;
/** The further argument of such a call. */
type BodyOf<Name extends CallName> = [CallBody<Name>] extends [never] ? [] : [body?: Body];

type NoInput<Name extends CallName> = Record<string, never> extends CallInput<Name> ? true : false;
export type Client = {
  [Name in CallName]: NoInput<Name> extends true
    ? (input?: CallInput<Name>) => Promise<CallOutput<Name>>
    : (input: CallInput<Name>, ...body: BodyOf<Name>) => Promise<CallOutput<Name>>;
};

/** Sends one call. Resolves with its checked output; rejects with a CallError whose message is the backend's sentence. */
export async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: ClientOptions,
  body?: Body,
): Promise<CallOutput<Name>> {
  const began = performance.now();
  const ended = (status: number) =>
    options.onEnd?.(name, status, (performance.now() - began) / 1000);
  try {
    const output = await exchange(name, input, options, body);
    ended(200);
    return output;
  } catch (error) {
    ended(isCallError(error) ? error.status : 0);
    throw error;
  }
}

async function exchange<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  {
    baseUrl,
    locale = DEFAULT_LOCALE,
    timeout = 10_000,
    signal,
    headers,
    absent,
    longestAnswer,
    fetch = globalThis.fetch,
    onHeaders,
  }: ClientOptions,
  bytes?: Body,
): Promise<CallOutput<Name>> {
  const row: CallRow = calls[name];
  const { output } = row;
  const { address, method, body, contentType } = requestOf(name, input, bytes);
  const response = await fetch(`${baseUrl}/${address}`, {
    method,
    headers: {
      Unit: 'website',
      'Accept-Language': locale,
      ...contentType,
      ...headers,
    },
    body,
    // The backend has one address. What a redirect names is asked by nobody.
    redirect: 'manual',
    signal: signal
      ? AbortSignal.any([AbortSignal.timeout(timeout), signal])
      : AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new CallError(name, 0, 'The backend does not answer.', { cause });
  });
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new CallError(name, status, 'The backend redirects to another address.');
  const text = await readText(response, longestAnswer).catch((cause: unknown) => {
    throw new CallError(name, 0, 'The backend did not finish its answer.', { cause });
  });
  if (text === undefined)
    throw new CallError(name, 502, `The backend's answer is larger than ${longestAnswer} bytes.`);
  if ([404, 405].includes(response.status) && row.absent !== undefined)
    return output.parse(absent?.[name] ?? row.absent) as CallOutput<Name>;
  if (!response.ok) throw new CallError(name, response.status, sentenceOf(response, text));
  onHeaders?.(response.headers);
  try {
    return readAnswer(name, text);
  } catch (cause) {
    throw new CallError(name, 502, 'The backend answered something unexpected.', { cause });
  }
}

/** Reads the text of an answer. Undefined if it has more bytes than `most`; the rest is not read. */
async function readText(response: Response, most?: number): Promise<string | undefined> {
  if (most === undefined || !response.body) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parses an answer. Throws if it does not fit the schema of the call. */
export const readAnswer = <Name extends CallName>(name: Name, json: string): CallOutput<Name> =>
  calls[name].output.parse(withoutNulls(JSON.parse(json))) as CallOutput<Name>;

/** The sentence of a refusal. Other texts of a failing server or its proxy are HTML pages, at worst with a stack trace. */
function sentenceOf({ status, headers }: Response, text: string): string {
  const plain = headers.get('content-type')?.startsWith('text/plain');
  return status < 500 || plain ? text : 'The backend failed.';
}

/** The request of a call: its path and query, its method, its body, and the header with the type of the body. */
export function requestOf(name: CallName, input: object, bytes?: Body) {
  const row: CallRow = calls[name];
  const { method } = row;
  const query = new URLSearchParams(
    Object.entries(input).map(([field, value]) => [field, `${value}`]),
  );
  const address = row.body ? `${name}?${query}` : name;
  const body = row.body ? bytes : method === 'POST' ? bodyOf(input, row) : undefined;
  // fetch sets the type of a form itself, with the boundary that it chose.
  const isJson = body !== undefined && !(body instanceof FormData);
  const contentType = isJson ? { 'Content-Type': 'application/json' } : undefined;
  return { address, method, body, contentType };
}

function bodyOf(input: object, { takesFile }: CallRow): string | FormData {
  if (!takesFile) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    form.append(name, value instanceof Blob ? value : `${value}`);
  return form;
}

/** Removes nulls, which other backends send instead of '' and []. The schemas fill in absent fields. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([key, field]) => [key, withoutNulls(field)]),
  );
}

/** One typed function for every call of the table. */
export function createClient(options: ClientOptions): Client {
  return Object.fromEntries(
    callNames.map((name) => [
      name,
      (input: CallInput<typeof name> = {}, body?: Body) => send(name, input, options, body),
    ]),
  ) as Client;
}
