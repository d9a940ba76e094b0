/** Copies the files of DATA_DIR while they may change. */
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ofInstallation } from '../../server/data-folder.ts';

/** Folders with former data that a restore set aside, or into which it unpacks. */
export const SET_ASIDE = 'before-restore-';
export const UNPACKED = '.restoring';

/** Milliseconds after the last write, when a file counts as complete. */
const SETTLED = 60_000;

/**
 * Files that are copied separately or not at all: the database is copied as a snapshot, and backups
 * must not contain older backups. The security log grows while it is copied.
 */
const leftOut = ['database.sqlite', SET_ASIDE, UNPACKED, 'backups/', ...ofInstallation];
const isLeftOut = (name: string) => leftOut.some((beginning) => name.startsWith(beginning));

/** Copies all files. Files copied before and deleted since stay in the copy. */
export async function copyFiles(dataDir: string, to: string): Promise<void> {
  const names = await filesUnder(dataDir);
  for (const name of names)
    if (!isLeftOut(name))
      await copy(path.join(dataDir, name), path.join(to, name)).catch(unlessGone);
}

/**
 * Links a complete file instead of copying it, because complete files are never changed in place
 * and a link takes no space. A file that may still be written to is copied.
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

/** Ignores a file that was deleted or renamed since it was listed. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
