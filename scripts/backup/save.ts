/** A backup, taken while the site runs. */
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

interface Saved {
  archive: string;
  files: number;
  rows: number;
}

/** Makes an archive in the folder, and reads it back before it gets its name. `now` in ms. */
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
    // A file that the copied database names was there before it, or is there after it: one deleted or added meanwhile
    // is in the archive, too, and does no harm.
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

/** Removes the backups of a folder that were made more than so many days before `now`, and nothing else. */
export async function removeOlder(folder: string, days: number, now: number): Promise<void> {
  const oldest = nameOf(now - days * DAY);
  for (const name of await readdir(folder))
    if (/^college-\d{8}T\d{6}Z\.tar\.gz$/.test(name) && name < oldest)
      await rm(path.join(folder, name));
}
