/** Programs that read what others made: in a process of its own, with limits, without our secrets, one at a time. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
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

/**
 * Each program takes a core for itself and as much memory as its limits say, so one runs at a time. Files that a person
 * waits for have a turn of their own, because a scan in the queue of documents can take a minute.
 */
const turns = { queued: new Mutex(), awaited: new Mutex() };
/** Milliseconds between two looks at what it has used. */
const PAUSE = 50;
/** So many times its seconds pass at most, also where it only waits, or the system does not tell. */
const PATIENCE = 5;
/** Linux counts the processor's time in so many parts of a second. */
const TICKS = 100;

type Command = [program: string, ...words: string[]];
type Input = Uint8Array | Readable;

/** Answers what the program writes. Rejects where it fails, or needs more than its limits. */
export const runLimited = (
  command: Command,
  input: Uint8Array,
  limits: Limits,
  turn: keyof typeof turns = 'queued',
): Promise<Buffer> =>
  turns[turn].runExclusive(async () => {
    const pieces: Buffer[] = [];
    await run(command, input, limits, (piece) => pieces.push(piece));
    return Buffer.concat(pieces);
  });

/** Pipes what the program writes into `output`, while a person waits for it. Rejects as `runLimited` does. */
export const runLimitedInto = (
  output: Writable,
  command: Command,
  input: Input,
  limits: Limits,
): Promise<void> =>
  turns.awaited.runExclusive(() =>
    run(command, input, limits, (piece) => output.write(piece), output),
  );

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
export const decoderCommand = (name: string, ...more: string[]): Command =>
  nodeWithPermissions(path.join(here, name), ...more);

/** A file of the folder `cms`, which may read its own folder besides what the programs of this folder may read. */
export const programCommand = (name: string, ...more: string[]): Command => {
  const file = path.join(folder, name);
  return nodeWithPermissions(file, `--allow-fs-read=${path.dirname(file)}`, ...more);
};

const nodeWithPermissions = (file: string, ...more: string[]): Command => [
  process.execPath,
  '--permission',
  ...readable().map((place) => `--allow-fs-read=${place}`),
  ...more,
  file,
];

async function run(
  [program, ...words]: Command,
  input: Input,
  { seconds, megabytes, answer }: Limits,
  take: (piece: Buffer) => void,
  output?: Writable,
): Promise<void> {
  const child = spawn(program, words, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  // Where it did not start, its error is told below.
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    endFirstWhenMemoryIsShort(child.pid);
    void keepToOneCore(child.pid);
  }
  let length = 0;
  let over: keyof Limits | undefined;
  let failure: unknown;
  const stop = (limit: keyof Limits) => {
    over ??= limit;
    child.kill('SIGKILL');
  };
  const fail = (error: unknown) => {
    failure ??= error;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(() => stop('seconds'), seconds * PATIENCE * 1000);
  const watch = setInterval(async () => {
    const used = await usageOf(child.pid);
    if (used.megabytes > megabytes) stop('megabytes');
    if (used.seconds > seconds) stop('seconds');
  }, PAUSE);
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  if (input instanceof Uint8Array) child.stdin.end(input);
  else input.once('error', fail).pipe(child.stdin);
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > answer) stop('answer');
    else take(piece);
    if (!output?.writableNeedDrain) return;
    child.stdout.pause();
    output.once('drain', () => child.stdout.resume());
  });
  output?.once('error', fail);
  try {
    const [code, signal] = await once(child, 'close');
    if (failure !== undefined) throw failure;
    // Node ends itself so where its memory is used up, and the kernel ends it where the machine's is.
    if (signal === 'SIGABRT' || signal === 'SIGKILL') over ??= 'megabytes';
    if (over !== undefined)
      throw new OverLimit(path.basename(program), over, { seconds, megabytes, answer }[over]);
    if (code !== 0) throw new Error(`${path.basename(program)} failed (exit code ${code}).`);
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    if (!(input instanceof Uint8Array)) input.destroy();
  }
}

/** Tells Linux to end the program before any other when memory is short. Other systems have no such file. */
function endFirstWhenMemoryIsShort(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // It ended already, or the system has none.
  }
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
async function usageOf(pid: number | undefined): Promise<Omit<Limits, 'answer'>> {
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
