/** Parts that all ways to find content share. */
import { type Locale, locales } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { comparableText } from '../reading/comparable.ts';
import type { Finder } from './rule-sets.ts';

/** Backend and language of the website that is checked. */
export interface Visit {
  payload: Payload;
  locale: Locale;
}

/** Content that answers a duty. Its title is '' if the page's own title is enough. */
export interface Finding {
  title: string;
  /** Path of the page that shows it. */
  path: string;
  /** ISO date of the content or of its last change; undefined if it has none. */
  date?: string | undefined;
  /** Address in the admin where it is edited. */
  edit: string;
}

/**
 * Content found for a duty, the newest first, and the admin address where the office can add it.
 */
export interface Findings {
  findings: Finding[];
  add: string;
}

export type Answer<Part extends string> = Extract<Finder, Record<Part, unknown>>;

export const recordIn = (collection: CollectionSlug, id: number) =>
  `/admin/collections/${collection}/${id}`;
export const newIn = (collection: CollectionSlug) => `/admin/collections/${collection}/create`;

/** A record in each language, the visitor's first. */
type InEachLanguage<Doc> = [Doc, ...Doc[]];

/**
 * Records that match in any language, because an office may have written a title in one language
 * only.
 */
export async function inEveryLanguage<Doc extends { id: number }>(
  { locale }: Visit,
  find: (locale: Locale) => Promise<{ docs: Doc[] }>,
): Promise<InEachLanguage<Doc>[]> {
  const order = [locale, ...locales.filter((other) => other !== locale)];
  const answers = await Promise.all(order.map(find));
  const records = new Map<number, InEachLanguage<Doc>>();
  for (const doc of answers.flatMap(({ docs }) => docs)) {
    const versions = records.get(doc.id);
    if (versions) versions.push(doc);
    else records.set(doc.id, [doc]);
  }
  return [...records.values()];
}

/** Endings that a word may have: that of a plural, or any in Assamese, which has its cases there. */
const ending = /^(?:s|es|[\u0980-\u09ff]+)?$/;

/** True if a text contains one of the words, as whole words in any spelling: “HoD” is not in “methodology”. */
export function containsAny(text: string, words: readonly string[]): boolean {
  const comparable = ` ${comparableText(text)} `;
  return words.some((word) =>
    comparable
      .split(` ${comparableText(word)}`)
      .slice(1)
      .some((rest) => ending.test(rest.slice(0, rest.indexOf(' ')))),
  );
}
