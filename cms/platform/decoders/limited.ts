/**
 * Runs programs that read untrusted files in child processes: with limits, without secrets, and one
 * at a time.
 */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { errorCode } from '@college/server/error-code';
import { ifMissing } from '@college/server/missing-file';
import { Mutex } from 'async-mutex';
import { folder } from '../folder.ts';

export interface Limits {
  /** CPU seconds, because wall-clock time would depend on other load. */
  seconds: number;
  /** Megabytes of memory. */
  megabytes: number;
  /** Upper bound of output in bytes. */
  answer: number;
}

/** Thrown if the program ends by itself with an error, for example because its input is damaged. */
export class ProgramFailed extends Error {
  readonly code = 'PROGRAM_FAILED';
  constructor(program: string, code: unknown) {
    super(`${program} failed (exit code ${code}).`);
  }
}

export const isProgramFailed = (error: unknown): error is ProgramFailed =>
  errorCode(error) === 'PROGRAM_FAILED';

/** Thrown if a program exceeds a limit. */
export class OverLimit extends Error {
  readonly code = 'OVER_LIMIT';
  readonly limit: keyof Limits;
  constructor(program: string, limit: keyof Limits, most: number) {
    super(`${program} needs ${longer[limit].replace('#', String(most))}.`);
    this.limit = limit;
  }
}

export const isOverLimit = (error: unknown): error is OverLimit =>
  errorCode(error) === 'OVER_LIMIT';

const longer: Record<keyof Limits, string> = {
  seconds: 'longer than # s',
  megabytes: 'more than # MB of memory',
  answer: 'more than # bytes',
};

/**
 * One program at a time, because each uses a full core and much memory. Files that a person waits
 * for have their own lock, because a scan in the background queue can take a minute.
 */
const turns = { queued: new Mutex(), awaited: new Mutex() };
export type Turn = keyof typeof turns;
/** Milliseconds between two measurements of usage. */
const PAUSE = 50;
/**
 * Factor of the CPU limit after which a program is ended by wall-clock time, in case it only waits
 * or usage is unknown.
 */
const TIME_FACTOR = 5;
/** Clock ticks per second in which Linux counts CPU time. */
const TICKS = 100;

export type Command = [program: string, ...words: string[]];
type Input = Uint8Array | Readable;

/** Returns the output of a program. Rejects if it fails or exceeds its limits. */
export const runLimited = (
  command: Command,
  input: Uint8Array,
  limits: Limits,
  turn: Turn = 'queued',
): Promise<Buffer> =>
  turns[turn].runExclusive(async () => {
    const pieces: Buffer[] = [];
    await run(command, input, limits, (piece) => pieces.push(piece));
    return Buffer.concat(pieces);
  });

/**
 * Pipes the output of a program into `output`, by default while a person waits for it. Rejects as `runLimited`
 * does.
 */
export const runLimitedInto = (
  output: Writable,
  command: Command,
  input: Input,
  limits: Limits,
  turn: Turn = 'awaited',
): Promise<void> =>
  turns[turn].runExclusive(() =>
    run(command, input, limits, (piece) => output.write(piece), output),
  );

const here = path.join(folder, 'platform/decoders');
const packages = path.join(folder, '../node_modules');
/**
 * Folders that a program may read. Packages may be symbolic links, so their real paths are listed.
 */
const readable = () => [
  here,
  path.join(folder, 'package.json'),
  // A program says why it cannot read its file, and reads what people wrote.
  ...['platform/refusal.ts', 'words/refusals.ts', 'words/with-values.ts', 'reading'].map((name) =>
    path.join(folder, name),
  ),
  packages,
  path.dirname(realpathSync(path.join(packages, 'tesseract.js-core'))),
  ...['server', 'contract'].map((name) => realpathSync(path.join(packages, '@college', name))),
];

/**
 * Command for a program of this folder, which may read only itself and the packages; `more` are
 * further permission flags of Node.
 */
export const decoderCommand = (name: string, ...more: string[]): Command =>
  nodeWithPermissions(path.join(here, name), ...more);

/** Command for a program elsewhere in `cms`, which may also read its own folder. */
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
  // If it did not start, the error event below tells why.
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    endFirstWhenMemoryIsShort(child.pid);
    void pinToOneCore(child.pid);
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
  const clock = setTimeout(() => stop('seconds'), seconds * TIME_FACTOR * 1000);
  const watch = setInterval(async () => {
    const used = await usageOf(child.pid);
    if (used.megabytes > megabytes) stop('megabytes');
    if (used.seconds > seconds) stop('seconds');
  }, PAUSE);
  // It may end before it has read all input.
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
    // Node aborts when its own memory is full; the kernel kills it when the machine's is.
    if (signal === 'SIGABRT' || signal === 'SIGKILL') over ??= 'megabytes';
    if (over !== undefined)
      throw new OverLimit(path.basename(program), over, { seconds, megabytes, answer }[over]);
    if (code !== 0) throw new ProgramFailed(path.basename(program), code);
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    if (!(input instanceof Uint8Array)) input.destroy();
  }
}

/**
 * Makes Linux end this program before any other when memory is short. Other systems have no such
 * file.
 */
function endFirstWhenMemoryIsShort(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // It has ended already, or the system has no such file.
  }
}

/**
 * Pins the program to one core, because visitors and editors come first. A low priority is not
 * enough: the program starts a thread per core, and page requests would queue behind them. Does
 * nothing without `taskset`.
 */
async function pinToOneCore(pid: number): Promise<void> {
  // Other systems than Linux have no /proc.
  const status = await readFile('/proc/self/status', 'utf8').catch(ifMissing(''));
  const last = /^Cpus_allowed_list:(?:.*\D)?(\d+)$/m.exec(status)?.[1];
  if (last) execFile('taskset', ['-acp', last, String(pid)], () => {});
}

/** Current memory and CPU usage; 0 if the system does not report it. */
async function usageOf(pid: number | undefined): Promise<Omit<Limits, 'answer'>> {
  const [status = '', stat = ''] = await Promise.all(
    // It may end while it is read: ENOENT, or ESRCH.
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  // The fields follow the program's name, which may contain spaces: user and system time (proc(5)).
  const [own, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return {
    megabytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024,
    seconds: (Number(own ?? 0) + Number(system ?? 0)) / TICKS,
  };
}
