/**
 * Merges several lists into one: each item once, in an order that agrees with every list. Ids
 * follow this order, so that lists sorted by id look as before.
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
    // Contradictory lists have no free head, so the first one is used.
    const next = heads.find((head) => isFree(keyOf(head))) ?? heads[0];
    if (next === undefined) return ordered;
    ordered.push(next);
    placed.add(keyOf(next));
  }
}
