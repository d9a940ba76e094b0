/** Makes a backup while the site runs. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { check, pack, unpack, writeManifest } from './archive.ts';
import { fetchFiles } from './ask-backend.ts';
import { copyFiles } from './files.ts';
import { DATABASE } from './sqlite-file.ts';
import type { Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
const nameOf = (time: number) => `college-${stampOf(time)}.tar.gz`;

const isBackup = /^college-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;
const timeOf = (name: string) => Date.parse(name.replace(isBackup, '$1-$2-$3T$4:$5:$6Z'));

interface Saved {
  archive: string;
  files: number;
  rows: number;
}

/** Writes an archive to the folder and verifies it before it gets its final name. `now` in ms. */
export async function save(
  store: Store,
  dataDir: string,
  folder: string,
  now: number,
): Promise<Saved> {
  const archive = path.join(folder, nameOf(now));
  const unfinished = path.join(folder, `.${nameOf(now)}.unfinished`);
  const [copy, again] = [path.join(unfinished, 'copy'), path.join(unfinished, 'again')];
  await mkdir(copy, { recursive: true });
  try {
    // Files are copied before and after the database, so that all files that it refers to are
    // included. Additional ones do no harm.
    await copyAllFiles(dataDir, copy);
    await store.copyTo(path.join(copy, DATABASE));
    await copyAllFiles(dataDir, copy);
    await writeManifest(copy);
    const packed = path.join(unfinished, nameOf(now));
    await pack(copy, packed);
    await unpack(packed, again);
    const { rows, files } = await check(again);
    await rename(packed, archive);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { archive, files: Object.keys(files).length, rows: total };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyAllFiles(dataDir: string, to: string) {
  await copyFiles(dataDir, to);
  await fetchFiles(to);
}

/**
 * Deletes backups of the folder that are more than `days` days older than `now`, and no other
 * files. The clock counts for one day after the last backup of another day, because it may be ahead.
 */
export async function removeOlder(folder: string, days: number, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isBackup.test(name)).sort();
  const before = names.filter((name) => name < nameOf(now - DAY / 2)).at(-1);
  const believed = before ? Math.min(now, timeOf(before) + DAY) : now;
  for (const name of names)
    if (name < nameOf(believed - days * DAY)) await rm(path.join(folder, name));
}
