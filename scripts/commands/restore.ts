/**
 * `npm run restore -- FILE [--force]`: restores a backup into an empty DATA_DIR. With --force,
 * existing data are set aside.
 */
import { parseArgs } from 'node:util';
import { openStore } from '../backup/open-store.ts';
import { restore } from '../backup/restore.ts';
import { failWithSentence } from '../failure.ts';
import { fromCaller } from '../paths.ts';
import { readSettings } from '../services/settings.ts';

process.umask(0o027);
// A restore is finished or undone, never cut off. Ctrl-C ends its child processes, and so undoes it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [archive] = positionals;
  if (!archive) throw new Error('Name the backup: npm run restore -- FILE');
  const settings = readSettings(process.env);
  const store = openStore(settings, process.env.DATABASE_URL);
  const options = { store, dataDir: settings.dataDir, force: values.force };
  for (const line of await restore(fromCaller(archive), options)) console.log(line);
} catch (error) {
  failWithSentence(error);
}
