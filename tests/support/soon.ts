import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds until a publication is visible on every page. */
export const LIVE = 2000;

const PAUSE = 50;

/**
 * Resolves with the milliseconds until `check` was true; rejects after `within` milliseconds.
 *
 * Time counts as on an idle machine: a check counts as at most twice the fastest one so far, so
 * that a stalled machine fails no test. The long default is for changes without a promised time.
 */
export async function soon(check: () => Promise<boolean>, within = 60_000): Promise<number> {
  const began = performance.now();
  let [elapsed, fastest] = [0, Number.POSITIVE_INFINITY];
  for (let isLate = false; ; isLate = elapsed > within) {
    const started = performance.now();
    if (await check()) return performance.now() - began;
    if (isLate) throw new Error(`The check still failed after ${within} ms.`);
    await wait(PAUSE);
    const took = performance.now() - started;
    fastest = Math.min(fastest, took);
    elapsed += Math.min(took, 2 * fastest);
  }
}

/** Milliseconds of CPU time over which `contention` measures. */
const SAMPLE = 40;

/**
 * Current slowdown of the machine, 1 if idle: elapsed time divided by the CPU time of a busy loop.
 * Time limits are multiplied by it.
 */
export function contention(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < SAMPLE) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / used);
}

/** Resolves when each page is served, because a busy machine may answer 503 at first. */
export const ready = (site: string, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => soon(async () => (await fetch(site + path)).ok)));
