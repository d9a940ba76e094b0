/** How many letters were left out, added, taken for another or exchanged with their neighbour. */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let [before, last] = [[] as number[], to.map((_, index) => index)];
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, likewise] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === likewise ? 0 : 1);
      const shorter = (last[column + 1] ?? 0) + 1;
      const longer = (next[column] ?? 0) + 1;
      const isSwap = row > 0 && letter === to[column - 1] && from[row - 1] === likewise;
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, shorter, longer, swapped));
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}
