/** The backend that is read from: any that speaks the calls of the contract. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { CallError, send } from '@college/contract/client';
import type { Locale } from '@college/contract/locales';
import type { Report } from './report.ts';

/** One answer in both languages; the same twice where a backend knows but one. */
export interface InBoth<Value> {
  en: Value;
  as: Value;
}

export interface Source {
  origin: string;
  /** Undefined when the backend lacks the call or did not answer; the report says which. */
  ask: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<InBoth<CallOutput<Name>> | undefined>;
}

const TRIES = 4;
const TIMEOUT = 60_000;

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
        const en = await inLanguage(name, input, 'en');
        // What is empty in one language is empty in both.
        if (en === 0 || (Array.isArray(en) && en.length === 0)) return { en, as: en };
        return { en, as: await inLanguage(name, input, 'as') };
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
export const pairs = <Row>(answer: InBoth<Row[]> | undefined): InBoth<Row>[] => {
  if (!answer) return [];
  const { en, as } = answer;
  return en.map((row, index) => ({
    en: row,
    as: as.length === en.length ? (as[index] ?? row) : row,
  }));
};
