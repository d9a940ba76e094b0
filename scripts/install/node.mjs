/** Chooses the Node that runs the project. Plain Node 20, no packages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const oldestStarter = [20, 0];
/** The first Node that runs TypeScript files as they are. */
const oldestRunner = [22, 18];

/** @param {number[]} version major, minor */
const isAtLeast = (version) => {
  const own = process.versions.node.split('.').map(Number);
  const differs = version.findIndex((number, index) => number !== own[index]);
  return differs === -1 || Number(own[differs]) > Number(version[differs]);
};

/** Exits with one sentence if Node is too old. */
export function requireStarter() {
  if (isAtLeast(oldestStarter)) return;
  throw new Error(`Node ${oldestStarter[0]} or newer is needed, but this is ${process.version}.`);
}

/** The Node 24 in the lockfile, or the current Node if there is none for the platform. */
export function findRunner() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = path.join(root, `node_modules/node-${platform}-${process.arch}/bin`, name);
  if (existsSync(bundled)) return bundled;
  if (isAtLeast(oldestRunner)) return process.execPath;
  throw new Error(
    `No Node is included for ${process.platform} on ${process.arch}. Node ${oldestRunner.join('.')} ` +
      `or newer must be installed (24 LTS is best). This is ${process.version}.`,
  );
}
