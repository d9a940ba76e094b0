/** Child process of `read-export.ts`: reads an export and writes its items, then its channel. */
import { writeAnswers } from '../../../platform/decoders/answer-lines.ts';
import type { Item } from './item.ts';
import { type Channel, openExportParser } from './parse-export.ts';

/** Maps as lists of pairs, because JSON has no maps. */
export type ExportLine =
  | { item: Omit<Item, 'meta'> & { meta: [string, string][] } }
  | {
      channel: Omit<Channel, 'authors' | 'terms'> & {
        authors: [string, string][];
        terms: [string, { number: string; parent: string }][];
      };
    };

await writeAnswers<ExportLine>(async (answer) => {
  const parser = openExportParser((item) => answer({ item: { ...item, meta: [...item.meta] } }));
  for await (const piece of process.stdin.setEncoding('utf8')) parser.write(String(piece));
  const { authors, terms, ...channel } = parser.end();
  answer({ channel: { ...channel, authors: [...authors], terms: [...terms] } });
});
