import { setTimeout as wait } from 'node:timers/promises';

/** Within so many milliseconds what was published is on every page: of those who measure it. */
export const LIVE = 2000;

/**
 * Resolves with how many milliseconds it took until `check` held; rejects when it does not within the time, which is long
 * where no time is promised: a busy machine is no fault.
 */
export async function soon(check: () => Promise<boolean>, within = 60_000): Promise<number> {
  const started = performance.now();
  while (!(await check())) {
    if (performance.now() - started > within) throw new Error(`Not so within ${within} ms.`);
    await wait(50);
  }
  return performance.now() - started;
}

/** Resolves once each page is there: a busy machine asks whoever opens one first to try again. */
export const ready = (site: string, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => soon(async () => (await fetch(site + path)).ok)));
