/**
 * `npm run backup [-- FOLDER] [--keep DAYS]`: database and files in one archive, taken while the site runs, and read
 * back before it gets its name. With --keep, archives in the folder that are older are removed.
 */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check, pack, unpack, writeManifest } from '../backup/archive.ts';
import { fetchFiles } from '../backup/commands.ts';
import { copyFiles } from '../backup/files.ts';
import { openStore } from '../backup/open-store.ts';
import { DATABASE } from '../backup/sqlite-file.ts';
import { sayAndFail } from '../failure.ts';
import { fromCaller, inRoot } from '../paths.ts';
import { readSettings } from '../services/settings.ts';

const DAY = 24 * 60 * 60 * 1000;
const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
const nameOf = (time: number) => `college-${stampOf(time)}.tar.gz`;

async function backup(folder: string, now: number) {
  const settings = readSettings(process.env);
  const store = openStore(settings, process.env.DATABASE_URL);
  const archive = path.join(folder, nameOf(now));
  const unfinished = path.join(folder, `.${nameOf(now)}.unfinished`);
  const [copy, again] = [path.join(unfinished, 'copy'), path.join(unfinished, 'again')];
  await mkdir(copy, { recursive: true });
  try {
    // A file that the copied database names was there before it, or is there after it: one deleted or added meanwhile
    // is in the archive, too, and does no harm.
    await copyAllFiles(settings.dataDir, copy);
    await store.copyTo(path.join(copy, DATABASE));
    await copyAllFiles(settings.dataDir, copy);
    await writeManifest(copy);
    const packed = path.join(unfinished, nameOf(now));
    await pack(copy, packed);
    await unpack(packed, again);
    const { rows, files } = await check(again);
    await rename(packed, archive);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`${Object.keys(files).length} files, ${total} rows; read back and found right.`);
    console.log(archive);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyAllFiles(dataDir: string, to: string) {
  await copyFiles(dataDir, to);
  await fetchFiles(to);
}

async function removeOlder(folder: string, than: number) {
  const oldest = nameOf(than);
  for (const name of await readdir(folder))
    if (/^college-\d{8}T\d{6}Z\.tar\.gz$/.test(name) && name < oldest)
      await rm(path.join(folder, name));
}

// Nobody else may read what visitors wrote.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const folder = positionals[0] ? fromCaller(positionals[0]) : inRoot('backups');
  const now = Date.now();
  await backup(folder, now);
  if (values.keep) await removeOlder(folder, now - Number(values.keep) * DAY);
} catch (error) {
  sayAndFail(error);
}
