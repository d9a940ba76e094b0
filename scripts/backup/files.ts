/** The files of DATA_DIR, which come and go while they are copied. */
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders that a restore set aside or unpacks into. */
export const SET_ASIDE = 'before-restore-';
export const UNPACKED = '.restoring';

/** Milliseconds. A file that was not written to for so long is whole. */
const SETTLED = 60_000;

/** The database is copied as it is at one moment; a backup that holds all before it would grow without end. */
const leftOut = /^(database\.sqlite|before-restore-|\.restoring|backups\/)/;

/** Copies what is there; what was copied before and has gone since stays in the copy. */
export async function copyFiles(dataDir: string, to: string): Promise<void> {
  const names = await filesUnder(dataDir);
  for (const name of names)
    if (!leftOut.test(name))
      await copy(path.join(dataDir, name), path.join(to, name)).catch(unlessGone);
}

/**
 * Files are never changed in place once they are whole, so another name for the same file is a copy that takes no room.
 * One that may still be written to is copied: it must not change any more.
 */
async function copy(source: string, target: string): Promise<void> {
  const { mtimeMs } = await stat(source);
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { force: true });
  const settled = Date.now() - mtimeMs > SETTLED;
  const copied = () => copyFile(source, target);
  await (settled ? link(source, target).catch(copied) : copied());
}

/** Names of all files in all folders of `root`. */
export async function filesUnder(root: string, folder = '.'): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(unlessGone);
  const names = await Promise.all(
    (entries ?? []).map((entry) => {
      const name = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(root, name) : entry.isFile() ? [name] : [];
    }),
  );
  return names.flat();
}

/** Deleted or renamed since its name was read. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
