/**
 * The ceiling of every page: what a loader gives is cut into parts before it is rendered, whatever kind of page it is for.
 * Nearly every page has one part and is not touched.
 */
import { cloneElement, isValidElement } from 'react';
import { sliceHtml } from '../components/text/slice-html.ts';

/** Weight of a part: roughly the letters of HTML that it becomes. */
const LONGEST_PART = 1_000_000;
/** Up to this weight a value stands in every part whole, or in one of them as an item of a list. */
const SMALL = 20_000;
/** Markup around an item of a list and around a field, in letters. */
const ITEM = 200;
const FIELD = 40;
/** Letters that are written as a code of up to six. */
const escapes = /["&'<>]/g;

type Data = Record<string, unknown>;

interface Window {
  from: number;
  to: number;
}

export interface PagePart<Given> {
  data: Given;
  /** From 1. */
  part: number;
  parts: number;
}

/** A part of what a page shows; undefined past the last one. */
export function partOf<Given extends Data>(data: Given, part: number): PagePart<Given> | undefined {
  const weights = new Map<object, number>();
  const weight = weigh(data, weights);
  const parts = Math.max(1, Math.ceil(weight / LONGEST_PART));
  if (part > parts) return undefined;
  if (parts === 1) return { data, part, parts };
  const from = (part - 1) * LONGEST_PART;
  const cut = within(data, { from, to: from + LONGEST_PART }, weights) as Given;
  return { data: cut, part, parts };
}

/** True if a page would become far larger than a part although it was cut. */
export const isTooLarge = (data: Data): boolean => weigh(data, new Map()) > 3 * LONGEST_PART;

const isPlain = (value: object): value is Data => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function weigh(value: unknown, weights: Map<object, number>): number {
  if (typeof value === 'string')
    return value.length > ITEM
      ? value.length + 5 * (value.match(escapes)?.length ?? 0)
      : value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const known = weights.get(value);
  if (known !== undefined) return known;
  let weight = 0;
  if (Array.isArray(value)) for (const item of value) weight += ITEM + weigh(item, weights);
  else if (isValidElement<Data>(value)) weight = weigh(value.props, weights);
  else if (isPlain(value))
    for (const field of Object.values(value)) weight += FIELD + weigh(field, weights);
  weights.set(value, weight);
  return weight;
}

/** What of a value stands in a window, whose positions count from the beginning of the value. */
function within(value: unknown, window: Window, weights: Map<object, number>): unknown {
  const weight = weigh(value, weights);
  if (weight <= SMALL) return value;
  if (typeof value === 'string') {
    const letter = weight / value.length;
    return sliceHtml(value, Math.floor(window.from / letter), Math.floor(window.to / letter));
  }
  if (Array.isArray(value)) return itemsWithin(value, window, weights);
  if (isValidElement<Data>(value))
    return cloneElement(value, fieldsWithin(value.props, window, weights));
  return fieldsWithin(value as Data, window, weights);
}

function itemsWithin(
  items: readonly unknown[],
  { from, to }: Window,
  weights: Map<object, number>,
): unknown[] {
  const shown: unknown[] = [];
  let start = 0;
  for (const item of items) {
    const weight = ITEM + weigh(item, weights);
    const end = start + weight;
    const isShown = weight <= SMALL ? start >= from && start < to : start < to && end > from;
    if (isShown) shown.push(within(item, { from: from - start, to: to - start }, weights));
    start = end;
  }
  // A list with nothing in this part is not an empty one: its nearest item stands for it.
  const nearest = from >= start ? items.at(-1) : items[0];
  return shown.length > 0 ? shown : [within(nearest, { from: 0, to: 0 }, weights)];
}

function fieldsWithin({ ...fields }: Data, { from, to }: Window, weights: Map<object, number>) {
  let start = 0;
  for (const [name, field] of Object.entries(fields)) {
    fields[name] = within(field, { from: from - start, to: to - start }, weights);
    start += FIELD + weigh(field, weights);
  }
  return fields;
}
