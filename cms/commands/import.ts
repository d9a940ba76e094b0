/** `npm run import -- --from URL`: reads everything that the calls of another backend give, and writes it here. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { importAll } from '../import/import-all.ts';
import { openReport } from '../import/report.ts';
import { prepareDatabase } from '../platform/start/prepare.ts';
import { labelIn } from '../words/languages.ts';
import { withPayload } from './open.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const from = values.from ?? '';
if (!URL.canParse(from) || !/^https?:/.test(from)) {
  console.error('Say where the content is: npm run import -- --from https://college.example.org');
  process.exit(1);
}

/** As its list is headed in the admin; a call or a file has no list. */
function nameInAdmin({ collections, globals }: Payload, kind: string): string {
  const name = Object.hasOwn(collections, kind)
    ? collections[kind as CollectionSlug].config.labels.plural
    : globals.config.find(({ slug }) => slug === kind)?.label;
  return labelIn(DEFAULT_LOCALE, name) || kind;
}

await withPayload(async (payload) => {
  await prepareDatabase(payload);
  const report = openReport(console.log, (kind) => nameInAdmin(payload, kind));
  await importAll(payload, from.replace(/\/+$/, ''), report);
  const lines = [`Import from ${from}, ${new Date().toISOString()}`, ...report.lines()];
  const { environment } = await import('../platform/environment.ts');
  const file = path.join(environment.DATA_DIR, 'import-report.txt');
  await writeFile(file, `${lines.join('\n')}\n`);
  console.log(`${lines.join('\n')}\nThis report is kept in ${file}.`);
});
