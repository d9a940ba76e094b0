/** Finds out which of the project's servers listens on a port. Plain Node 20, only on Linux. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ server: 'site' | 'backend', folder: string, pid: number }} Owner */

const LISTENS = '0A';
const DELETED = / \(deleted\)$/;

/**
 * The site or backend of any copy of the project that listens on this port; undefined for other programs, and for those of
 * other users.
 * @param {number} port @returns {Owner | undefined}
 */
export function portOwner(port) {
  const sockets = socketsOn(port);
  if (sockets.size === 0) return undefined;
  for (const entry of list('/proc')) {
    const pid = Number(entry);
    if (!pid || !list(`/proc/${pid}/fd`).some((fd) => sockets.has(link(`/proc/${pid}/fd/${fd}`))))
      continue;
    const owner = serverOf(pid);
    if (owner) return owner;
  }
  return undefined;
}

/** @param {number} port */
function socketsOn(port) {
  const sockets = new Set();
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6'])
    for (const line of read(file).split('\n')) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === LISTENS && local?.endsWith(address)) sockets.add(`socket:[${inode}]`);
    }
  return sockets;
}

/** @param {number} pid @returns {Owner | undefined} */
function serverOf(pid) {
  const words = read(`/proc/${pid}/cmdline`).split('\0');
  const cwd = link(`/proc/${pid}/cwd`);
  const folder = cwd.replace(DELETED, '');
  if (words.some((word) => /(^|\/)site\/server\.ts$/.test(word)))
    return { server: 'site', folder, pid };
  // Next replaces its command line by this title.
  const isNext = words.some((word) => /^next-server\b|\/next\/dist\/bin\/next$/.test(word));
  if (isNext && path.basename(folder) === 'cms')
    return { server: 'backend', folder: path.dirname(folder), pid };
  return undefined;
}

/** Without an answer where there is no such file, or it belongs to another user. @param {string} file */
const read = (file) => orElse('', () => readFileSync(file, 'utf8'));
/** @param {string} file */
const link = (file) => orElse('', () => readlinkSync(file));
/** @param {string} folder */
const list = (folder) => orElse([], () => readdirSync(folder));

/** @template Value @param {Value} fallback @param {() => Value} ask @returns {Value} */
function orElse(fallback, ask) {
  try {
    return ask();
  } catch (error) {
    // ESRCH: a process that has just ended.
    if (
      error instanceof Error &&
      'code' in error &&
      /^(ENOENT|EACCES|EPERM|ESRCH)$/.test(`${error.code}`)
    )
      return fallback;
    throw error;
  }
}
