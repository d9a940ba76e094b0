import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Runs `work` and answers its result with the longest time, in milliseconds, in which nothing else could run. */
export async function longestGapDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; gap: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  try {
    const result = await work();
    return { result, gap: delay.max / 1_000_000 };
  } finally {
    delay.disable();
  }
}
