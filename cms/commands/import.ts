/**
 * `npm run import -- --from URL`: imports the content of another backend through its public calls.
 * Features add options that name a file to import.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { features } from '../features.ts';
import { importAll } from '../import/import-all.ts';
import { openReport, type Report } from '../import/report.ts';
import { labelIn } from '../words/languages.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { withPayload } from './open.ts';

const sources = features.flatMap(({ importCommand }) => importCommand ?? []);
const values: Readonly<Record<string, unknown>> = parseArgs({
  options: Object.assign(
    { from: { type: 'string' } } satisfies ParseArgsOptionsConfig,
    ...sources.map(({ options }) => options),
  ),
}).values;
const from = String(values.from ?? '');
const chosen = sources.find(({ source }) => values[source]);
if (!chosen && (!URL.canParse(from) || !/^https?:/.test(from))) {
  console.error(
    [
      'Name the source of the import:',
      '  npm run import -- --from https://college.example.org',
      ...sources.map(({ source, usage }) => `  npm run import -- --${source} FILE ${usage}`),
    ].join('\n'),
  );
  process.exit(1);
}

/** Returns the label of a list in the admin; calls and files have none and keep their name. */
function nameInAdmin({ collections, globals }: Payload, kind: string): string {
  const name = Object.hasOwn(collections, kind)
    ? collections[kind as CollectionSlug].config.labels.plural
    : globals.config.find(({ slug }) => slug === kind)?.label;
  return labelIn(DEFAULT_LOCALE, name) || kind;
}

/** Returns true if there is a report. */
const run = async (payload: Payload, report: Report): Promise<boolean> => {
  if (chosen) return chosen.run(payload, report, values);
  await importAll(payload, from.replace(/(?<!\/)\/+$/, ''), report);
  return true;
};

await withPayload(async (payload) => {
  await prepareDatabase(payload);
  const report = openReport(console.log, (kind) => nameInAdmin(payload, kind));
  if (!(await run(payload, report))) return;
  const lines = [
    `Import from ${chosen ? values[chosen.source] : from}, ${new Date().toISOString()}`,
    ...report.lines(),
  ];
  const { environment } = await import('../platform/environment.ts');
  const file = path.join(environment.DATA_DIR, 'import-report.txt');
  await writeFile(file, `${lines.join('\n')}\n`);
  console.log(`${lines.join('\n')}\nThis report is saved in ${file}.`);
});
