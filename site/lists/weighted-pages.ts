/** Splits long lists by weight, so that every page stays within its size budget. */

import { notFound } from '../not-found.ts';
import { parsePage } from './paging.ts';

export interface Part<Item> {
  items: Item[];
  /** Page number, from 1. */
  page: number;
  pages: number;
}

/** Splits items into parts of at most `most` weight. A heavier item has a part of its own. */
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

/** Returns the part in the address. A page past the last part is a 404. */
export function getPart<Item>(parts: Item[][], url: URL): Part<Item> {
  const page = parsePage(url);
  const items = parts[page - 1];
  if (!items && page > 1) throw notFound();
  return { items: items ?? [], page, pages: parts.length };
}
