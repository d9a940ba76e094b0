/**
 * The format of a backup: a tar.gz with the database, all other files of DATA_DIR, and a manifest
 * with their hashes.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { execa } from 'execa';
import { filesUnder } from './files.ts';
import { countRows, DATABASE, type Rows } from './sqlite-file.ts';

export const MANIFEST = 'manifest.json';

interface Manifest {
  made: string;
  rows: Rows;
  /** sha256 of each file. */
  files: Record<string, string>;
}

/**
 * Runs tar in the packed folder, because the folder of the shell may be closed to the account, as
 * `/root` is.
 */
const tar = (way: '-czf' | '-xzf', archive: string, cwd: string, ...names: string[]) =>
  execa('tar', [way, path.resolve(archive), ...names], { cwd });

export const pack = (folder: string, archive: string) => tar('-czf', archive, folder, '.');

export async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tar('-xzf', archive, folder);
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await filesUnder(folder)).filter((name) => name !== MANIFEST).sort();
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), hash);
    hashes[name.replaceAll(path.sep, '/')] = hash.digest('hex');
  }
  return hashes;
}

export async function writeManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = {
    made: new Date().toISOString(),
    rows: countRows(path.join(folder, DATABASE)),
    files: await hashesOf(folder),
  };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Rejects if anything differs from the manifest. */
export async function check(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new Error('This file is not a backup: it has no manifest.', { cause });
  });
  const manifest: Manifest = JSON.parse(text);
  const record = await hashesOf(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(record)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== record[name]);
  if (wrong.length > 0)
    throw new Error(`The backup is damaged. These files have changed: ${wrong.join(', ')}.`);
  const rows = countRows(path.join(folder, DATABASE));
  const tables = new Set([...Object.keys(manifest.rows), ...Object.keys(rows)]);
  const differing = [...tables].filter((table) => manifest.rows[table] !== rows[table]);
  if (differing.length > 0)
    throw new Error(
      `The backup is damaged. These tables have another number of rows: ${differing.join(', ')}.`,
    );
  return manifest;
}
