/** `npm run restore -- FILE [--force]`: a backup into an empty DATA_DIR; with --force what is there is set aside. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check, MANIFEST, unpack } from '../backup/archive.ts';
import { storeFiles } from '../backup/commands.ts';
import { SET_ASIDE, UNPACKED } from '../backup/files.ts';
import { openStore } from '../backup/open-store.ts';
import { DATABASE } from '../backup/sqlite-file.ts';
import { sayAndFail } from '../failure.ts';
import { fromCaller } from '../paths.ts';
import { readSettings } from '../services/settings.ts';

async function restore(archive: string, force: boolean) {
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const store = openStore(settings, process.env.DATABASE_URL);
  const unpacked = path.join(dataDir, UNPACKED);
  await mkdir(dataDir, { recursive: true, mode: 0o750 });
  await rm(unpacked, { recursive: true, force: true });
  try {
    const present = (await readdir(dataDir)).filter((name) => !name.startsWith(SET_ASIDE));
    if (!force && (present.length > 0 || (await store.isFilled())))
      throw new Error(
        `${dataDir} or its database is not empty. Choose another DATA_DIR, or say --force to set aside what is there.`,
      );
    await unpack(archive, unpacked);
    const { made, rows } = await check(unpacked);
    await storeFiles(unpacked, force);
    const formerDatabase = await store.replaceWith(path.join(unpacked, DATABASE));
    if (formerDatabase) console.log(`The database that was there is in ${formerDatabase}.`);
    if (present.length > 0) {
      const aside = path.join(dataDir, SET_ASIDE + Date.now());
      await move(present, dataDir, aside);
      console.log(`What was there is in ${aside}.`);
    }
    const restored = (await readdir(unpacked)).filter((name) => name !== MANIFEST);
    await move(restored, unpacked, dataDir);
    console.log(`Restored as it was at ${made}: ${rows.notices ?? 0} notices.`);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function move(names: string[], from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
}

process.umask(0o027);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [archive] = positionals;
  if (!archive) throw new Error('Say which backup: npm run restore -- FILE');
  await restore(fromCaller(archive), values.force);
} catch (error) {
  sayAndFail(error);
}
