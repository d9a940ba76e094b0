/**
 * One list of what several lists hold, each thing once and never before what any list puts before it. Ids are given
 * in this order, and lists that are equal but for their ids then read as they did.
 */
export function inCommonOrder<Item>(
  lists: readonly (readonly Item[])[],
  keyOf: (item: Item) => string,
): Item[] {
  const remaining = lists.map((list) => [...list]);
  const ordered: Item[] = [];
  const placed = new Set<string>();
  const isFree = (key: string) =>
    remaining.every((list) => list.findIndex((item) => keyOf(item) === key) <= 0);
  for (;;) {
    for (const list of remaining) while (list[0] && placed.has(keyOf(list[0]))) list.shift();
    const heads = remaining.flatMap(([head]) => (head === undefined ? [] : [head]));
    // Lists that contradict each other have no free head: then the first one goes.
    const next = heads.find((head) => isFree(keyOf(head))) ?? heads[0];
    if (next === undefined) return ordered;
    ordered.push(next);
    placed.add(keyOf(next));
  }
}
