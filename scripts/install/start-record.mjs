/**
 * A record of each running `npm start` and `npm run dev` of this folder, `logs/start.json` beside `logs/start.log`, so that
 * a second one on the same data is refused. Plain Node 20, because that happens before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAddresses, readPorts } from './ports.mjs';

/** @typedef {import('./ports.mjs').Environment} Environment */
/**
 * @typedef {object} StartRecord
 * @property {string} command `start` or `dev`
 * @property {number} pid
 * @property {string} processStart when the process started, because another one may get its number
 * @property {string} since
 * @property {string} use the data folder, or the port of a site without data: what only one may use
 * @property {[name: string, address: string][]} addresses
 */

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of database, files and secrets. @param {Environment} environment */
export const readDataDir = (environment, root = project) =>
  path.resolve(root, environment.DATA_DIR || 'data');

/**
 * Writes the record of this process, which is deleted when it exits. Returns the name of its log, which no other one uses.
 * Throws a sentence if one runs on the same data.
 * @param {string} command @param {Environment} environment
 */
export function recordStart(command, environment, root = project) {
  const folder = path.join(root, 'logs');
  mkdirSync(folder, { recursive: true });
  /** @type {StartRecord} */
  const record = {
    command,
    pid: process.pid,
    processStart: processStart(process.pid),
    since: new Date().toISOString(),
    use: usedBy(environment, root),
    addresses: addressesOf(environment),
  };
  for (;;) {
    const running = runningStarts(folder);
    const same = running.find(({ use }) => use === record.use);
    if (same) throw new Error(refusal(same, root));
    const name = freeName(
      command,
      running.map(({ name }) => name),
    );
    const file = path.join(folder, `${name}.json`);
    try {
      writeFileSync(file, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      // Another one was quicker.
      if (codeOf(error) === 'EEXIST') continue;
      throw error;
    }
    process.on('exit', () => rmSync(file, { force: true }));
    return name;
  }
}

/** @param {Environment} environment @param {string} root */
function usedBy(environment, root) {
  if (!environment.BACKEND_URL) return readDataDir(environment, root);
  return `port ${readPorts(environment).sitePort}`;
}

/** @param {Environment} environment @returns {[string, string][]} */
function addressesOf(environment) {
  const { siteUrl, cmsUrl } = readAddresses(environment);
  if (environment.BACKEND_URL) return [['Site', siteUrl]];
  return [
    ['Site', siteUrl],
    ['Admin', `${cmsUrl}/admin`],
  ];
}

/** @param {string} command @param {string[]} taken */
function freeName(command, taken) {
  let name = command;
  for (let number = 2; taken.includes(name); number += 1) name = `${command}-${number}`;
  return name;
}

/** Records of processes that still run. Deletes the others. @param {string} folder */
function runningStarts(folder) {
  return readdirSync(folder).flatMap((entry) => {
    const [, name] = /^((?:start|dev)(?:-\d+)?)\.json$/.exec(entry) ?? [];
    if (!name) return [];
    const file = path.join(folder, entry);
    const record = readRecord(file);
    if (record && runs(record)) return [{ ...record, name }];
    rmSync(file, { force: true });
    return [];
  });
}

/** @param {string} file @returns {StartRecord | undefined} */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Deleted by its process, or cut off by a power failure.
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {StartRecord} record */
function runs({ pid, processStart: recorded }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is another user's.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return processStart(pid) === recorded;
}

/** When a process started, in the system's own words; empty if there is none, and on Windows. @param {number} pid */
function processStart(pid) {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux')
    return `${spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).stdout ?? ''}`.trim();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // After the name, which may contain spaces and brackets, the start is the twentieth value.
    const values = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot} ${values[19]}`;
  } catch (error) {
    if (/^(ENOENT|ESRCH|EACCES)$/.test(codeOf(error))) return '';
    throw error;
  }
}

/** @param {StartRecord} record @param {string} root */
function refusal({ command, pid, since, use, addresses }, root) {
  const npm = command === 'start' ? 'npm start' : `npm run ${command}`;
  const inFolder = use.startsWith(root) ? path.relative(root, use) : use;
  const where = path.isAbsolute(use) ? ` on ${inFolder}` : '';
  const time = new Date(since).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(6)} ${address}`).join('\n');
  return (
    `${npm} already runs in this folder${where}, since ${time} (process ${pid}):\n\n${lines}\n\n` +
    `Stop it with Ctrl-C in its terminal, or with: kill ${pid}\n` +
    'Another one needs its own data and ports: DATA_DIR=data-2 SITE_PORT=3010 CMS_PORT=3011 npm start'
  );
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? `${error.code}` : '');
