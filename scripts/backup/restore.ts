/** Replaces the current data by a backup. */
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ofInstallation } from '../../server/data-folder.ts';
import { ifMissing } from '../../server/missing-file.ts';
import { check, MANIFEST, unpack } from './archive.ts';
import { storeFiles } from './ask-backend.ts';
import { filesUnder, SET_ASIDE, UNPACKED } from './files.ts';
import { DATABASE, renewRevision } from './sqlite-file.ts';
import type { Store } from './store.ts';

interface Options {
  store: Store;
  dataDir: string;
  /** True to set existing data aside. */
  force: boolean;
}

/** Steps that put back what was there, the last one first. */
type Undo = (() => Promise<void>)[];

/**
 * Restores a backup. Resolves with messages, one per line. Rejects if there are data and `force` is
 * not set. After any failure, what was there is in its place again.
 */
export async function restore(
  archive: string,
  { store, dataDir, force }: Options,
): Promise<string[]> {
  const messages: string[] = [];
  const undo: Undo = [];
  const unpacked = path.join(dataDir, UNPACKED);
  await mkdir(dataDir, { recursive: true, mode: 0o750 });
  await rm(unpacked, { recursive: true, force: true });
  try {
    if (!force && ((await presentIn(dataDir)).length > 0 || (await store.isFilled())))
      throw new Error(
        `${dataDir} or its database is not empty. Choose another DATA_DIR, or use --force to move the existing data aside.`,
      );
    await unpack(archive, unpacked);
    const { made: folder, rows } = await check(unpacked);
    renewRevision(path.join(unpacked, DATABASE));
    const database = await store.replaceWith(path.join(unpacked, DATABASE));
    undo.push(database.undo);
    if (database.former) messages.push(`The earlier database is now in ${database.former}.`);
    // Listed only now, because an SQLite database that was closed has fewer files.
    const present = await presentIn(dataDir);
    if (present.length > 0) {
      const aside = path.join(dataDir, SET_ASIDE + Date.now());
      undo.push(() => removeEmpty(aside));
      // The database leaves first and comes last: if the power fails in between, no backend starts
      // with files that are incomplete.
      await moveAll(databaseFirst(present), dataDir, aside, undo);
      messages.push(`The earlier files are now in ${aside}.`);
    }
    const restored = (await readdir(unpacked)).filter((name) => name !== MANIFEST);
    await moveAll(databaseFirst(restored).toReversed(), unpacked, dataDir, undo);
    // Last, because files of a bucket that are replaced cannot be put back.
    await storeFiles(dataDir, force);
    return [...messages, `Restored the backup of ${folder} with ${rows.notices ?? 0} notices.`];
  } catch (error) {
    await undoAll(undo, error);
    throw error;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

const databaseFirst = (names: string[]) =>
  names.toSorted((a, b) => Number(b === DATABASE) - Number(a === DATABASE));

const presentIn = async (dataDir: string) =>
  (await readdir(dataDir)).filter(
    (name) => !name.startsWith(SET_ASIDE) && ![UNPACKED, ...ofInstallation].includes(name),
  );

/** Stops at the first step that fails, so that nothing is deleted that is not in its place again. */
async function undoAll(undo: Undo, cause: unknown): Promise<void> {
  try {
    for (const step of undo.toReversed()) await step();
  } catch (error) {
    throw new Error(
      `The restore failed, and the earlier data could not be put back (${error}). They are in ${SET_ASIDE}… or in a schema before_restore_… of the database`,
      { cause },
    );
  }
}

async function moveAll(names: string[], from: string, to: string, undo: Undo) {
  await mkdir(to, { recursive: true });
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    await move(source, target);
    undo.push(() => move(target, source));
  }
}

/**
 * Moves a folder. A mounted volume can be neither renamed nor replaced, so its contents are copied
 * and the folder stays. After a failure everything is where it was. Tests replace `renamed`.
 */
export async function move(source: string, target: string, renamed = rename): Promise<void> {
  await renamed(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    const copy = (from: string, to: string) =>
      cp(from, to, { recursive: true, preserveTimestamps: true });
    await orElse(copy(source, target), () => empty(target));
    await orElse(empty(source), async () => {
      await copy(target, source);
      await empty(target);
    });
  });
}

/** Runs a step that puts back what another step began before it failed. */
const orElse = (step: Promise<void>, putBack: () => Promise<void>) =>
  step.catch(async (error: unknown) => {
    await putBack();
    throw error;
  });

/** Deletes a folder without files. Rejects if it has any. */
async function removeEmpty(folder: string): Promise<void> {
  const [name] = await filesUnder(folder);
  if (name) throw new Error(`${path.join(folder, name)} was not moved.`);
  await rm(folder, { recursive: true, force: true });
}

/** Deletes a file, or what is in a folder. */
async function empty(place: string): Promise<void> {
  const entry = await stat(place).catch(ifMissing(undefined));
  const names = entry?.isDirectory() ? await readdir(place) : ['.'];
  for (const name of names) await rm(path.join(place, name), { recursive: true, force: true });
}
