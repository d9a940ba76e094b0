/** Client for the source: any backend with the calls of the contract. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { isCallError, send } from '@college/contract/client';
import type { Upload } from '@college/contract/entities';
import { type Locale, locales } from '@college/contract/locales';
import { mainLocale, otherLocales } from '../platform/college-languages.ts';
import { LARGEST_FILE } from '../platform/files/upload-refusal.ts';
import {
  type AddressCheck,
  addressWithin,
  requestPublic,
  requestWithin,
} from '../platform/http/checked-request.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Report } from './report.ts';

/** An answer in every language. A backend with one language gives the same for all. */
export type InAll<Value> = Record<Locale, Value>;
export const eachOf = <From, To>(
  values: InAll<From>,
  make: (value: From, locale: Locale) => To,
): InAll<To> =>
  Object.fromEntries(locales.map((locale) => [locale, make(values[locale], locale)])) as InAll<To>;

/** The value in the main language. */
export function mainOf<Value>(values: InAll<Value>): Value;
export function mainOf<Value>(values: InAll<Value> | undefined): Value | undefined;
export function mainOf<Value>(values: InAll<Value> | undefined): Value | undefined {
  return values?.[mainLocale()];
}

export interface Source {
  origin: string;
  /** Undefined, with a line in the report, if the backend lacks the call or does not answer. */
  ask: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<InAll<CallOutput<Name>> | undefined>;
}

const TRIES = 4;
const TIMEOUT = 60_000;
const FILE_TIMEOUT = 120_000;
const MOST_REDIRECTS = 5;

export function openSource(origin: string, report: Report): Source {
  const inLanguage = async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    locale: Locale,
  ): Promise<CallOutput<Name>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(name, input, { baseUrl: origin, locale, timeout: TIMEOUT });
      } catch (error) {
        if (attempt === TRIES || !isPassing(error)) throw error;
        await wait(attempt * 2000);
      }
    }
  };
  return {
    origin,
    async ask(name, input) {
      try {
        const original = await inLanguage(name, input, mainLocale());
        const answer = Object.fromEntries(locales.map((locale) => [locale, original]));
        // An empty answer is empty in all languages.
        if (original !== 0 && !(Array.isArray(original) && original.length === 0))
          for (const locale of otherLocales())
            answer[locale] = await inLanguage(name, input, locale);
        return answer as InAll<typeof original>;
      } catch (error) {
        const reason = isCallError(error) ? `${error.status} ${error.message}` : `${error}`;
        report.skipped('call', `/${name} ${JSON.stringify(input)}`, reason);
        return undefined;
      }
    },
  };
}

/** True for temporary errors: no answer, an overloaded server, a rate limit. */
const isPassing = (error: unknown) =>
  isCallError(error) && [0, 429, 500, 502, 503, 504].includes(error.status);

/**
 * Pairs the rows of the languages. A missing translation is replaced by the row of the main
 * language. Empty
 * without an answer.
 */
export const pairs = <Row>(answer: InAll<Row[]> | undefined): InAll<Row>[] => {
  if (!answer) return [];
  const main = mainOf(answer);
  return main.map((row, index) =>
    eachOf(answer, (rows) => (rows.length === main.length ? (rows[index] ?? row) : row)),
  );
};

/** Downloads a file by its address on the source or on a public server, or by /getfiledata. */
export async function download(
  source: Source,
  address: string,
  file: Partial<Upload>,
  check?: AddressCheck,
): Promise<Buffer> {
  const { status, content } = await readFile(source.origin, address, check);
  if (content) return content;
  const { type, path: name } = file;
  const answer = type && name ? await source.ask('getfiledata', { type, path: name }) : undefined;
  if (!answer) throw new Refusal('fileAnswers', { status });
  return Buffer.from(mainOf(answer).data, 'base64');
}

interface FileAnswer {
  status: number;
  /** Undefined unless the status is 200. */
  content: Buffer | undefined;
}

/** Follows redirects, each of which is checked like the first address. */
async function readFile(
  origin: string,
  address: string,
  check?: AddressCheck,
): Promise<FileAnswer> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { status, location, body, end } = await askForFile(origin, url, signal, check);
    if (status === 200) {
      const content = await readAtMost(body, LARGEST_FILE);
      if (!content) throw new Refusal('fileOverLimit');
      return { status, content };
    }
    end();
    if (status < 300 || status >= 400 || !location) return { status, content: undefined };
    url = new URL(location, url);
  }
  throw new Refusal('fileRedirects');
}

async function askForFile(origin: string, url: URL, signal: AbortSignal, check?: AddressCheck) {
  const server = new URL(origin).origin;
  if (addressWithin(server, url.href)) {
    const { status, headers, body } = await requestWithin(server, url.href, { signal });
    return { status, location: headers.get('Location'), body, end: () => void body?.cancel() };
  }
  const response = await requestPublic(url, { signal }, check);
  if (!response) throw new Refusal('fileNotPublic', { hostname: url.hostname });
  const { statusCode = 0, headers } = response;
  const end = () => void response.destroy();
  return { status: statusCode, location: headers.location, body: response, end };
}
