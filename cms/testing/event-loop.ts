import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Runs `work`, and returns its result and the longest time in milliseconds for which it blocked the
 * event loop.
 */
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

/**
 * The longest time for which steps block the event loop, in milliseconds of CPU time, so that other
 * load does not count.
 */
export async function longestStretch(steps: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = process.threadCpuUsage();
  const turn = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await steps();
  turn();
  isOver = true;
  return longest / 1000;
}
