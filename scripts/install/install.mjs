/**
 * Installs the packages of the lockfile unless they are installed. Plain Node 20, without packages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './end-with-parent.mjs';
import { step } from './steps.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function installIfNeeded() {
  if (isInstalled()) return;
  await step('Packages', async ({ show, log }) => {
    show('installing, about a minute');
    const npm = endWithParent(startNpm(['ci'], log));
    const [status, signal] = await once(npm, 'exit');
    if (status !== 0)
      throw new Error(
        `npm ci failed (${signal ?? `exit code ${status}`}). The reason is above. It needs the npm registry and 2 GB of ` +
          'disk space. Run the same command again to continue.',
      );
    show('installed');
  });
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package */

/**
 * Compares versions, not times of files, because every checkout changes the lockfile's time. npm
 * writes its own record last, so an interrupted install does not count as finished. @param
 * {Record<string, Package>} expected @param {Record<string, Package>} installed
 */
export function isInstalled(
  expected = packagesIn('package-lock.json'),
  installed = packagesIn('node_modules/.package-lock.json'),
) {
  return Object.entries(expected).every(([place, { version, ...of }]) => {
    const match = installed[place]?.version;
    // Packages for other platforms and our own workspaces are ignored.
    if (of.link || !place.includes('node_modules/') || (of.optional && !match)) return true;
    return match === version;
  });
}

/**
 * Packages by their path; empty if there is no such file. @param {string} file @returns
 * {Record<string, Package>}
 */
export function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch (error) {
    // A file that was cut off is written anew as well.
    if (
      !(error instanceof SyntaxError) &&
      !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    )
      throw error;
    return {};
  }
}

/**
 * The npm that started this process, or the one on the PATH. `output` is an open file, or a pipe to
 * read from. @param {string[]} words @param {number | 'pipe'} output
 */
export function startNpm(words, output, cwd = root) {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd, stdio: ['ignore', output, output] };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return spawn(process.execPath, [npm, ...words], options);
  return spawn('npm', words, { ...options, shell: process.platform === 'win32' });
}

/** Resolves with the output of npm, trimmed. @param {string[]} words */
export async function askNpm(words) {
  const npm = startNpm(words, 'pipe');
  let output = '';
  npm.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await once(npm, 'close');
  return output.trim();
}
