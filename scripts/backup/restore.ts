/** Replaces the current data by a backup. */
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { check, MANIFEST, unpack } from './archive.ts';
import { storeFiles } from './ask-backend.ts';
import { SET_ASIDE, UNPACKED } from './files.ts';
import { DATABASE } from './sqlite-file.ts';
import type { Store } from './store.ts';

interface Options {
  store: Store;
  dataDir: string;
  /** True to set existing data aside. */
  force: boolean;
}

/**
 * Restores a backup. Resolves with messages, one per line. Rejects and changes nothing if there are
 * data and `force` is not set.
 */
export async function restore(
  archive: string,
  { store, dataDir, force }: Options,
): Promise<string[]> {
  const messages: string[] = [];
  const unpacked = path.join(dataDir, UNPACKED);
  await mkdir(dataDir, { recursive: true, mode: 0o750 });
  await rm(unpacked, { recursive: true, force: true });
  try {
    const present = (await readdir(dataDir)).filter((name) => !name.startsWith(SET_ASIDE));
    if (!force && (present.length > 0 || (await store.isFilled())))
      throw new Error(
        `${dataDir} or its database is not empty. Choose another DATA_DIR, or use --force to move the existing data aside.`,
      );
    await unpack(archive, unpacked);
    const { made: folder, rows } = await check(unpacked);
    await storeFiles(unpacked, force);
    const formerDatabase = await store.replaceWith(path.join(unpacked, DATABASE));
    if (formerDatabase) messages.push(`The earlier database is now in ${formerDatabase}.`);
    if (present.length > 0) {
      const aside = path.join(dataDir, SET_ASIDE + Date.now());
      await moveAll(present, dataDir, aside);
      messages.push(`The earlier files are now in ${aside}.`);
    }
    const restored = (await readdir(unpacked)).filter((name) => name !== MANIFEST);
    await moveAll(restored, unpacked, dataDir);
    return [...messages, `Restored the backup of ${folder} with ${rows.notices ?? 0} notices.`];
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function moveAll(names: string[], from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const name of names) await move(path.join(from, name), path.join(to, name));
}

/**
 * Moves a folder. A mounted volume can be neither renamed nor replaced, so its contents are copied
 * and the folder stays. Tests replace `renamed`.
 */
export async function move(source: string, target: string, renamed = rename): Promise<void> {
  await renamed(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true, preserveTimestamps: true });
    const names = (await stat(source)).isDirectory() ? await readdir(source) : ['.'];
    for (const name of names) await rm(path.join(source, name), { recursive: true });
  });
}
