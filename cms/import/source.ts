/** The backend that is read from: any that speaks the calls of the contract. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { CallError, send } from '@college/contract/client';
import type { Upload } from '@college/contract/entities';
import { type Locale, locales } from '@college/contract/locales';
import { mainLocale, otherLocales } from '../platform/college-languages.ts';
import { ImportProblem, type Report } from './report.ts';

/** One answer in every language; the same again where a backend knows but one. */
export type InAll<Value> = Record<Locale, Value>;
export const eachOf = <From, To>(
  values: InAll<From>,
  make: (value: From, locale: Locale) => To,
): InAll<To> =>
  Object.fromEntries(locales.map((locale) => [locale, make(values[locale], locale)])) as InAll<To>;

export interface Source {
  origin: string;
  /** Undefined when the backend lacks the call or did not answer; the report says which. */
  ask: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<InAll<CallOutput<Name>> | undefined>;
}

const TRIES = 4;
const TIMEOUT = 60_000;
const FILE_TIMEOUT = 120_000;

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
        const reason = error instanceof CallError ? `${error.status} ${error.message}` : `${error}`;
        report.skipped('call', `/${name} ${JSON.stringify(input)}`, reason);
        return undefined;
      }
    },
  };
}

/** Worth asking again: no answer, a busy server, a limit. */
const isPassing = (error: unknown) =>
  error instanceof CallError && [0, 429, 500, 502, 503, 504].includes(error.status);

/** Rows of two lists that belong together; the English one where a language lacks its own. No answer has none. */
export const pairs = <Row>(answer: InAll<Row[]> | undefined): InAll<Row>[] => {
  if (!answer) return [];
  const { en } = answer;
  return en.map((row, index) =>
    eachOf(answer, (rows) => (rows.length === en.length ? (rows[index] ?? row) : row)),
  );
};

/** A file by its address, else by /getfiledata. */
export async function download(
  source: Source,
  address: string,
  file: Partial<Upload>,
): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FILE_TIMEOUT) });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  const { type, path: name } = file;
  const answer = type && name ? await source.ask('getfiledata', { type, path: name }) : undefined;
  if (!answer) throw new ImportProblem(`answers ${response.status}`);
  return Buffer.from(answer.en.data, 'base64');
}
