/** One backup is one tar.gz: the database, every other file of DATA_DIR, and a manifest to check them by. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runProgram } from '../process.ts';
import type { Rows, Store } from './store.ts';

const MANIFEST = 'manifest.json';
/** What was set aside by a restore, and what one is being unpacked into. */
export const SET_ASIDE = 'before-restore-';
export const UNPACKED = '.restoring';

interface Manifest {
  made: string;
  database: Store['kind'];
  rows: Rows;
  /** sha256 of each file. */
  files: Record<string, string>;
}

export const pack = (folder: string, archive: string) =>
  runProgram('tar', ['-czf', archive, '-C', folder, '.']);

export async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await runProgram('tar', ['-xzf', archive, '-C', folder]);
}

/** The files of DATA_DIR but for the database's own. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const own = (name: string) =>
    /^database\.sqlite/.test(name) || name.startsWith(SET_ASIDE) || name === UNPACKED;
  const names = (await readdir(dataDir)).filter((name) => !own(name));
  return (await Promise.all(names.map((name) => filesUnder(dataDir, name)))).flat();
}

async function filesUnder(root: string, name: string): Promise<string[]> {
  const entries = await readdir(path.join(root, name), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => undefined);
  if (!entries) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** Uploads are never changed in place, so another name for the same file is a copy that takes no room. */
export async function copyFiles(names: string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    await mkdir(path.dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await filesUnder(folder, '.')).filter((name) => name !== MANIFEST).sort();
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), hash);
    hashes[name.replaceAll(path.sep, '/')] = hash.digest('hex');
  }
  return hashes;
}

export async function writeManifest(folder: string, store: Store): Promise<Manifest> {
  const manifest: Manifest = {
    made: new Date().toISOString(),
    database: store.kind,
    rows: await store.count(path.join(folder, store.file)),
    files: await hashesOf(folder),
  };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Rejects when anything differs from what the manifest says. */
export async function check(folder: string, store: Store): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new Error('This is no backup: it has no manifest.', { cause });
  });
  const manifest: Manifest = JSON.parse(text);
  if (manifest.database !== store.kind)
    throw new Error(
      `The backup is of ${manifest.database}, but this is ${store.kind}: DATABASE_URL decides which.`,
    );
  const found = await hashesOf(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== found[name]);
  if (wrong.length > 0) throw new Error(`Not as they were when saved: ${wrong.join(', ')}.`);
  const rows = await store.count(path.join(folder, store.file));
  const tables = new Set([...Object.keys(manifest.rows), ...Object.keys(rows)]);
  const differing = [...tables].filter((table) => manifest.rows[table] !== rows[table]);
  if (differing.length > 0) throw new Error(`Other rows than when saved: ${differing.join(', ')}.`);
  return manifest;
}
