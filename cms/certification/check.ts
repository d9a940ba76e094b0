/** Parts that all checks of the certification share: what a check gets, and what it returns. */
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import type { PageFacts } from '../walks/page-facts.ts';
import type { StoredWalk } from '../walks/walks.ts';
import { labelIn } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';

/** States of a row, the worst first. */
export const rowStates = ['not', 'partly', 'met', 'not_applicable'] as const;
export type RowState = (typeof rowStates)[number];

/** A sentence about what was seen, with its values, and where it is put right or read. */
export interface Fact {
  /** A sentence of the admin, or the words of a file in each language. */
  says: Sentence | Record<Locale, string>;
  values?: Record<string, string | number>;
  /** A path of the admin (`/admin/…`) or of the website (`/…`), or the address of another website. */
  link?: string;
}

/** A fact in a language of the admin. */
export const factText = (language: string, { says, values }: Fact): string =>
  typeof says === 'string' ? say(language, says, values) : labelIn(language, says);

export interface CheckResult {
  state: RowState;
  /** Facts that were seen. A check that is not met names what is wrong first. */
  facts: Fact[];
}

/** The newest nightly check of the website, with the facts of the pages that it read. */
export type Walk = StoredWalk & { pages: PageFacts[] };

/** The next review of a page, duty or text: the day on which it is due, and who does it. */
export interface Review {
  title: string;
  due: Date;
  owner: { name: string } | undefined;
}

export interface CheckContext {
  payload: Payload;
  /** Language of titles in facts. */
  locale: Locale;
  now: Date;
  /** The newest finished walk; undefined before the first one. */
  walk: Walk | undefined;
  /** Reviews of pages, duties and texts by their keys, such as `page:/contactus`. */
  reviews: ReadonlyMap<string, Review>;
}

export type Check = (context: CheckContext) => Promise<CheckResult>;

/** The worst of several states. Those that do not apply count only if none applies. */
export function worstOf(states: readonly RowState[]): RowState {
  return rowStates.find((state) => states.includes(state)) ?? 'not';
}

/** The state of a row that has parts: met if all that apply are met, not if none is, otherwise in part. */
export function stateOfParts(states: readonly RowState[]): RowState {
  const worst = worstOf(states);
  if (worst !== 'not') return worst;
  return states.some((state) => state === 'met' || state === 'partly') ? 'partly' : 'not';
}

/** The result of a check: met with the facts of `right` if nothing is wrong, otherwise `otherwise` with what is wrong. */
export function resultOf(
  wrong: readonly Fact[],
  right: readonly Fact[] = [],
  otherwise: 'not' | 'partly' = 'not',
): CheckResult {
  return wrong.length === 0
    ? { state: 'met', facts: [...right] }
    : { state: otherwise, facts: [...wrong] };
}

/** The first facts of one kind, up to `most`, and the number of the others. `link`: where all of them are. */
export function nameFirst(facts: readonly Fact[], most: number, link?: string): Fact[] {
  const count = facts.length - most;
  return count > 0
    ? [...facts.slice(0, most), { says: 'And {{count}} more.', values: { count }, link }]
    : [...facts];
}
