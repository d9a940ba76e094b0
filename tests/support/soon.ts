import { setTimeout as wait } from 'node:timers/promises';

/** Within so many milliseconds what was published is on every page: of those who measure it. */
export const LIVE = 2000;

/**
 * Resolves with how many milliseconds it took until `check` held; rejects when who asks so many milliseconds later still
 * does not find it so. The time is long where none is promised: a busy machine is no fault.
 */
export async function soon(check: () => Promise<boolean>, within = 60_000): Promise<number> {
  const started = performance.now();
  for (let late = false; !(await check()); await wait(50)) {
    if (late) throw new Error(`Not so within ${within} ms.`);
    late = performance.now() - started > within;
  }
  return performance.now() - started;
}

/** Resolves once each page is there: a busy machine asks whoever opens one first to try again. */
export const ready = (site: string, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => soon(async () => (await fetch(site + path)).ok)));
