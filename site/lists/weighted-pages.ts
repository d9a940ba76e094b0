/** Long lists whose items differ much in size: cut so that every page keeps its budget, however much editors write. */

import { notFound } from '../layout/errors/not-found.ts';
import { parsePage } from './paging.ts';

export interface Part<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  pages: number;
}

/** The items in parts that weigh at most `most` each; an item that weighs more has a part of its own. */
export function splitByWeight<Item>(
  items: readonly Item[],
  weigh: (item: Item) => number,
  most: number,
): Item[][] {
  const parts: Item[][] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const item of items) {
    weight += weigh(item);
    if (weight > most) {
      weight = weigh(item);
      parts.push([]);
    }
    parts.at(-1)?.push(item);
  }
  return parts;
}

/** The part that an address asks for; a 404 past the last. */
export function getPart<Item>(parts: Item[][], url: URL): Part<Item> {
  const page = parsePage(url);
  const items = parts[page - 1];
  if (!items && page > 1) throw notFound();
  return { items: items ?? [], page, pages: parts.length };
}
