/** A fake importer that needs no backend. */
import { type CallName, calls } from '@college/contract/calls';
import { inEachLocale, type Locale } from '@college/contract/locales';
import type { Importer } from '../importer.ts';

export interface FakeRecord {
  collection: string;
  key: unknown;
  data: Record<string, unknown>;
  /** Assamese data. */
  as: Record<string, unknown>;
}
type Answers = { [name: string]: (input: Record<string, string>, locale: Locale) => unknown };

/** Answers are completed by the contract; files are returned as their addresses. */
export function openFake(answers: Answers) {
  const imported: FakeRecord[] = [];
  const requests: string[] = [];
  const skipped: string[] = [];
  const addressOf = (file?: { url?: string } | string) =>
    (typeof file === 'string' ? file : file?.url) || undefined;
  const tools = {
    html: async (text: string) => text,
    files: {
      one: async (file?: { url?: string } | string) => addressOf(file),
      all: async (files: ({ url?: string } | string)[]) => files.map(addressOf),
    },
  };
  const importer = {
    codes: { college: 'PRAG', office: 'OFF' },
    report: { skipped: (...words: string[]) => skipped.push(words.join(': ')) },
    source: {
      ask: async (name: CallName, input: Record<string, string>) => {
        requests.push([name, ...Object.values(input)].join(' '));
        const answer = answers[name];
        return answer && inEachLocale((locale) => calls[name].output.parse(answer(input, locale)));
      },
    },
    /** Returns a number like the id of a record. A refused record gives its reason. */
    saveRecord: async ({ collection, key, rows, data }: never & Record<string, never>) => {
      const give = data as (row: unknown, tools: object) => Promise<FakeRecord['data']>;
      const refused = (error: Error) => ({ refused: error.message });
      const dataOf = (row: unknown) => give(row, tools).catch(refused);
      const { en, as } = rows as { en: unknown; as: unknown };
      imported.push({ collection, key, data: await dataOf(en), as: await dataOf(as) });
      return imported.length;
    },
  };
  return { importer: importer as unknown as Importer, imported, requests, skipped };
}
