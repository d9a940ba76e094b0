/**
 * Edit distance: letters left out, added, replaced, or swapped with a neighbour.
 *
 * @param most beyond this distance the result is only some larger number
 */
export function distance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  let [from, to] = [[...one], [...other]];
  // Skips the common beginning and end.
  let alike = 0;
  while (alike < Math.min(from.length, to.length) && from[alike] === to[alike]) alike += 1;
  [from, to] = [from.slice(alike), to.slice(alike)];
  while (from.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  const { length } = to;
  if (Math.abs(from.length - length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const letter = from[row];
    const next = [row + 1];
    let least = row + 1;
    for (let column = 0; column < length; column += 1) {
      const likewise = to[column];
      let steps = Math.min(
        (last[column] ?? 0) + (letter === likewise ? 0 : 1),
        (last[column + 1] ?? 0) + 1,
        (next[column] ?? 0) + 1,
      );
      if (row > 0 && letter === to[column - 1] && from[row - 1] === likewise)
        steps = Math.min(steps, (before[column - 1] ?? 0) + 1);
      next.push(steps);
      if (steps < least) least = steps;
    }
    // A swap looks back two rows and adds one.
    if (least > most + 1) return most + 1;
    [before, last] = [last, next];
  }
  return last[length] ?? 0;
}
