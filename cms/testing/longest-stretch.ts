/**
 * The longest time that steps keep the event loop, in milliseconds of processor time: a busy machine is not what is
 * measured.
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
