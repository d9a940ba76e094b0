/**
 * True if `moment` is one of the last `period` milliseconds. A moment in the future was written by a
 * clock that was ahead and counts as long ago.
 */
export function isWithin(
  moment: string | number | null | undefined,
  period: number,
  now = Date.now(),
): boolean {
  const passed = now - new Date(moment ?? Number.NaN).getTime();
  return passed >= 0 && passed < period;
}
