import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { logFile } from '../install/steps.mjs';
import { isRunning, stop } from './process.ts';

const START_TIMEOUT = 90_000;
const ASK_EVERY = 100;

/** Output of a process: none, inherited, or files for output and errors. */
export type Channels = 'ignore' | 'inherit' | ['ignore', number, number];

/** A process that answers HTTP requests. */
export interface Service {
  name: string;
  /** `http://127.0.0.1:port`. */
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Resolves when the process answers `health` with 200. Otherwise stops it and rejects. */
export async function startService(
  name: string,
  process: ChildProcess,
  origin: string,
  health: string,
): Promise<Service> {
  const failed = once(process, 'error').then(([error]) => Promise.reject(error as Error));
  const healthy = waitUntilHealthy(name, process, origin + health);
  await Promise.race([healthy, failed]).catch(async (error: unknown) => {
    await stop(process);
    throw error;
  });
  return { name, origin, process, stop: () => stop(process) };
}

/** Rejects when the process ends, and names the log to read. */
export async function endOf({ name, process }: Pick<Service, 'name' | 'process'>): Promise<never> {
  const [code, signal] = await once(process, 'exit');
  throw new Error(
    `${name} stopped unexpectedly (${signal ?? `exit code ${code}`}). See ${logFile()} for details.`,
  );
}

async function waitUntilHealthy(name: string, process: ChildProcess, address: string) {
  const deadline = performance.now() + START_TIMEOUT;
  while (performance.now() < deadline) {
    if (!isRunning(process)) throw new Error(`${name} stopped during the start.`);
    const isHealthy = await fetch(address, { signal: AbortSignal.timeout(5000) })
      .then(async (answer) => (await answer.arrayBuffer()) && answer.ok)
      // It does not listen yet.
      .catch(() => false);
    if (isHealthy) return;
    await wait(ASK_EVERY);
  }
  throw new Error(`${name} did not answer within ${START_TIMEOUT / 1000} s.`);
}

export const freePort = () => getPort({ host: '127.0.0.1' });
