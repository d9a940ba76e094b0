import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from '../install/end-with-parent.mjs';
import { root } from '../paths.ts';

/** Milliseconds that a process has to stop before it is killed. */
const GRACE = 10_000;

const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill();
});

export const startNode = (words: string[], options: SpawnOptions = {}): ChildProcess =>
  startProgram(process.execPath, words, { cwd: root, stdio: 'inherit', ...options });

/** Starts a program that ends with this process at the latest, also if this process is killed. */
export function startProgram(
  program: string,
  words: string[],
  options: SpawnOptions,
): ChildProcess {
  const child = endWithParent(spawn(program, words, options), GRACE / 1000);
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Stops all programs that this process started. */
export const stopAll = () => Promise.all([...started].map(stop));

/** Runs a command to its end. Rejects if it fails. */
export async function run(file: string, words: string[], options?: SpawnOptions): Promise<void> {
  await finished(startNode([file, ...words], options), [file, ...words].join(' '));
}

/** Resolves when the process succeeds; rejects with a sentence if it fails. */
export async function finished(child: ChildProcess, command: string): Promise<void> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`${command} failed (${signal ?? `exit code ${code}`}).`);
}

export const isRunning = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null;

/** Kills a process at once. */
export async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Asks a process to stop, and kills it if it does not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await exited;
  clearTimeout(impatience);
}

/**
 * Memory limits of both processes, which must fit on a server with 1 GB. Without them V8 uses most of a large machine's
 * memory (MB) before it collects garbage, and glibc keeps a heap per thread (bytes). The backend's heap also holds what
 * an import keeps while it runs.
 */
export const memory = {
  site: ['--max-old-space-size=128', '--max-semi-space-size=4'],
  backend: ['--max-old-space-size=256', '--max-semi-space-size=4'],
  variables: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
};
