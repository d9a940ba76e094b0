/** Installs what the lockfile names, when it is newer than what is installed. Plain Node 20, no packages. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export function installIfNeeded() {
  // npm writes this file last, so an interrupted install does not look finished.
  const installed = changedAt('node_modules/.package-lock.json');
  if (installed >= changedAt('package-lock.json')) return;
  console.log('Installing packages; about a minute the first time …');
  const started = Date.now();
  // Not `npm ci`: it refuses a lockfile that lacks a package for another platform, which a registry may not carry.
  const { status, signal } = runNpm(['install', '--no-save']);
  if (status !== 0) throw new Error(`npm install failed (${signal ?? `exit code ${status}`}).`);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const changedAt = (file) =>
  statSync(new URL(`../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The npm that started us, else the one on the PATH. */
function runNpm(words) {
  const options = { cwd: root, stdio: 'inherit' };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}
