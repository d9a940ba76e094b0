/** Programs that read what others made: in a process of its own, with limits, without our secrets, one at a time. */
import { execFile, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { Mutex } from 'async-mutex';
import { folder } from '../folder.ts';

export interface Limits {
  /** Of the processor: that others keep the machine busy is not the file's fault. */
  seconds: number;
  /** Of memory. */
  megabytes: number;
  /** Bytes that it may answer. */
  answer: number;
}

/** It needed more than it is given. */
export class OverLimit extends Error {
  readonly limit: keyof Limits;
  constructor(program: string, limit: keyof Limits, most: number) {
    super(`${program} needs ${longer[limit].replace('#', String(most))}.`);
    this.limit = limit;
  }
}
const longer: Record<keyof Limits, string> = {
  seconds: 'longer than # s',
  megabytes: 'more than # MB of memory',
  answer: 'more than # bytes',
};

/** Each takes a core for itself and as much memory as its limits say. */
const turns = new Mutex();
/** Milliseconds between two looks at what it has used. */
const PAUSE = 50;
/** So many times its seconds pass at most, also where it only waits, or the system does not tell. */
const PATIENCE = 5;
/** Linux counts the processor's time in so many parts of a second. */
const TICKS = 100;

/** Answers what the program writes. Rejects where it fails, or needs more than its limits. */
export const runLimited = (
  [program, ...words]: [string, ...string[]],
  input: Uint8Array,
  limits: Limits,
): Promise<Buffer> => turns.runExclusive(() => run(program, words, input, limits));

const here = path.join(folder, 'platform/decoders');
const packages = path.join(folder, '../node_modules');
/** Each package may be a link to where it really lies. */
const readable = () => [
  here,
  path.join(folder, 'package.json'),
  packages,
  path.dirname(realpathSync(path.join(packages, 'tesseract.js-core'))),
];

/** A file of this folder, which may read itself and our packages, and nothing else; `more`: of Node's permissions. */
export const ours = (name: string, ...more: string[]): [string, ...string[]] => [
  process.execPath,
  '--permission',
  ...readable().map((one) => `--allow-fs-read=${one}`),
  ...more,
  path.join(here, name),
];

function run(program: string, words: string[], input: Uint8Array, limits: Limits): Promise<Buffer> {
  const { seconds, megabytes, answer } = limits;
  const child = spawn(program, words, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  // Where it did not start, its error is told below.
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    void keepToOneCore(child.pid);
  }
  const pieces: Buffer[] = [];
  let length = 0;
  let over: keyof Limits | undefined;
  const stop = (limit: keyof Limits) => {
    over ??= limit;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(() => stop('seconds'), seconds * PATIENCE * 1000);
  const watch = setInterval(async () => {
    const used = await usedBy(child.pid);
    if (used.megabytes > megabytes) stop('megabytes');
    if (used.seconds > seconds) stop('seconds');
  }, PAUSE);
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > answer) stop('answer');
    else pieces.push(piece);
  });
  return new Promise<Buffer>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (over !== undefined) reject(new OverLimit(path.basename(program), over, limits[over]));
      else if (code === 0) resolve(Buffer.concat(pieces));
      else reject(new Error(`${path.basename(program)} failed (exit code ${code}).`));
    });
  }).finally(() => {
    clearTimeout(clock);
    clearInterval(watch);
  });
}

/**
 * Visitors and editors come first. A low priority is not enough: a program begins with a thread for each core, and pages
 * wait behind all of them. Where the system has no `taskset` it stays at that.
 */
async function keepToOneCore(pid: number): Promise<void> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const last = /^Cpus_allowed_list:.*?(\d+)$/m.exec(status)?.[1];
  if (last) execFile('taskset', ['-acp', last, String(pid)], () => {});
}

/** What it holds now, and has taken of the processor; 0 where the system does not tell. */
async function usedBy(pid: number | undefined): Promise<Omit<Limits, 'answer'>> {
  const [status = '', stat = ''] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  // Behind the program's name, which may have spaces: for itself, and for it in the system (proc(5)).
  const [own, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return {
    megabytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024,
    seconds: (Number(own ?? 0) + Number(system ?? 0)) / TICKS,
  };
}
