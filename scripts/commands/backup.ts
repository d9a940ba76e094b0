/**
 * `npm run backup [-- FOLDER] [--keep DAYS]`: saves database and files in one archive while the
 * site runs, and verifies it. With --keep, older archives in the folder are deleted, and the backend
 * learns of the result.
 */
import { parseArgs } from 'node:util';
import { openStore } from '../backup/open-store.ts';
import { recordResult } from '../backup/record-result.ts';
import { removeOlder, save } from '../backup/save.ts';
import { failWithSentence } from '../failure.ts';
import { fromCaller, inRoot } from '../paths.ts';
import { readSettings } from '../services/settings.ts';

// Backups contain private messages, so only the owner may read them.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const folder = positionals[0] ? fromCaller(positionals[0]) : inRoot('backups');
  const now = Date.now();
  const backUp = async () =>
    save(openStore(settings, process.env.DATABASE_URL), dataDir, folder, now);
  const { archive, files, rows } = await (values.keep
    ? recordResult(dataDir, now, backUp)
    : backUp());
  console.log(`Saved ${files} files and ${rows} rows. The backup was checked.`);
  console.log(archive);
  if (values.keep) await removeOlder(folder, Number(values.keep), now);
} catch (error) {
  failWithSentence(error);
}
