import { setTimeout as wait } from 'node:timers/promises';

/** Resolves with how many milliseconds it took until `check` held; rejects when it does not within the time. */
export async function soon(check: () => Promise<boolean>, within = 2000): Promise<number> {
  const started = performance.now();
  while (!(await check())) {
    if (performance.now() - started > within) throw new Error(`Not so within ${within} ms.`);
    await wait(50);
  }
  return performance.now() - started;
}
