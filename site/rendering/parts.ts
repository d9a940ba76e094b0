/**
 * Limits the size of every page: the data of its loader is cut into parts before it is rendered. Nearly every page has one
 * part and stays as it is.
 */
import { cloneElement, isValidElement } from 'react';
import { cleanHtml } from '../components/text/clean-html.ts';

/** Most weight of a part: roughly its characters of HTML. */
const LONGEST_PART = 1_000_000;
/** Up to this weight a value is not divided: it is in every part, or, as an item of a list, in one of them. */
const SMALL = 20_000;
/** Characters of markup around an item of a list, and around a field. */
const ITEM = 200;
const FIELD = 40;
/** Characters that HTML writes as a code of up to six characters. */
const escapes = /["&'<>]/g;

type Data = Record<string, unknown>;

interface Window {
  from: number;
  to: number;
}

export interface PagePart<Given> {
  data: Given;
  /** The number of the part, from 1. */
  part: number;
  parts: number;
}

/** A part of a page's data; undefined after the last part. */
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

/** True if a page is far larger than a part although it was cut. */
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
  const cached = weights.get(value);
  if (cached !== undefined) return cached;
  let weight = 0;
  if (Array.isArray(value)) for (const item of value) weight += ITEM + weigh(item, weights);
  else if (isValidElement<Data>(value)) weight = weigh(value.props, weights);
  else if (isPlain(value))
    for (const field of Object.values(value)) weight += FIELD + weigh(field, weights);
  weights.set(value, weight);
  return weight;
}

/** The part of a value within a window. Positions count from the beginning of the value. */
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
  // A list without an item in this part shows its nearest one, because an empty list would say that there are none.
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

const voidTags = new Set(['br', 'hr', 'img']);
/** Characters within which a cut looks for a space or a tag. */
const REACH = 1000;

/**
 * Returns the part of a text between two positions as valid HTML: open tags are opened again at the start and closed at
 * the end. Adjacent slices lose nothing and repeat nothing.
 */
export function sliceHtml(text: string, from: number, to: number): string {
  if (!/<[a-z]/i.test(text)) return text.slice(boundary(text, from), boundary(text, to));
  const html = cleanHtml(text);
  const [start, end] = [boundary(html, from), boundary(html, to)];
  const before = openTags(html.slice(0, start), []);
  const slice = html.slice(start, end);
  const open = openTags(slice, before);
  return `${before.join('')}${slice}${open
    .map((tag) => `</${nameOf(tag)}>`)
    .reverse()
    .join('')}`;
}

const nameOf = (tag: string): string => /^<(\w+)/.exec(tag)?.[1] ?? '';

/** Returns the tags that are open at the end of cleaned HTML. */
function openTags(html: string, openBefore: readonly string[]): string[] {
  const open = [...openBefore];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] === '/') {
      open.pop();
      continue;
    }
    const tag = html.slice(at, html.indexOf('>', at) + 1);
    if (!voidTags.has(nameOf(tag))) open.push(tag);
  }
  return open;
}

/** Returns the first position from `at` that is not within a tag, entity or word. Very long words may be cut. */
function boundary(html: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= html.length) return html.length;
  if (html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1)) {
    const end = html.indexOf('>', at);
    return end === -1 ? html.length : end + 1;
  }
  const near = html.slice(at, at + REACH).search(/[\s<]/);
  if (near !== -1) return at + near;
  const entity = /&[#\w]{0,8}$/.exec(html.slice(Math.max(0, at - 10), at));
  if (entity) return html.indexOf(';', at) + 1 || at;
  return /[\udc00-\udfff]/.test(html[at] ?? '') ? at + 1 : at;
}
