/**
 * `npm run import -- --from URL`: imports the content of another backend through its public calls.
 * `npm run import -- --wordpress FILE`: imports a WordPress export; without a mapping, it only
 * lists the contents.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { importAll } from '../import/import-all.ts';
import { openReport, type Report } from '../import/report.ts';
import { runWordPress } from '../import/wordpress/run-command.ts';
import { labelIn } from '../words/languages.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { withPayload } from './open.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    wordpress: { type: 'string' },
    mapping: { type: 'string' },
    media: { type: 'string' },
    'fetch-media': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
});
const from = values.from ?? '';
if (!values.wordpress && (!URL.canParse(from) || !/^https?:/.test(from))) {
  console.error(
    [
      'Name the source of the import:',
      '  npm run import -- --from https://college.example.org',
      '  npm run import -- --wordpress FILE [--mapping FILE] [--media FOLDER or ZIP] [--fetch-media] [--dry-run]',
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
  if (values.wordpress)
    return runWordPress(payload, report, {
      file: values.wordpress,
      mapping: values.mapping,
      media: values.media,
      fetchesMedia: values['fetch-media'],
      isDry: values['dry-run'] ?? false,
    });
  await importAll(payload, from.replace(/(?<!\/)\/+$/, ''), report);
  return true;
};

await withPayload(async (payload) => {
  await prepareDatabase(payload);
  const report = openReport(console.log, (kind) => nameInAdmin(payload, kind));
  if (!(await run(payload, report))) return;
  const lines = [
    `Import from ${values.wordpress ?? from}, ${new Date().toISOString()}`,
    ...report.lines(),
  ];
  const { environment } = await import('../platform/environment.ts');
  const file = path.join(environment.DATA_DIR, 'import-report.txt');
  await writeFile(file, `${lines.join('\n')}\n`);
  console.log(`${lines.join('\n')}\nThis report is saved in ${file}.`);
});
