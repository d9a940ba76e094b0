import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../paths.ts';

/** Time that a process has to stop in good order. */
const GRACE = 10_000;

const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill();
});

export const startNode = (words: string[], options: SpawnOptions = {}): ChildProcess =>
  startProgram(process.execPath, words, { cwd: root, stdio: 'inherit', ...options });

/** Starts a program that ends with us at the latest. */
export function startProgram(
  program: string,
  words: string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, words, options);
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Stops every process that this one started. */
export const stopAll = () => Promise.all([...started].map(stop));

/** Runs a command line to its end; rejects when it fails. */
export async function run(file: string, words: string[], options?: SpawnOptions): Promise<void> {
  await finished(startNode([file, ...words], options), [file, ...words].join(' '));
}

/** Resolves when the process ends well; rejects with a sentence when it does not. */
export async function finished(child: ChildProcess, command: string): Promise<void> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`${command} failed (${signal ?? `exit code ${code}`}).`);
}

export const isRunning = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null;

/** Ends a process without asking. */
export async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Asks a process to stop, and ends it when it does not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await gone;
  clearTimeout(impatience);
}
