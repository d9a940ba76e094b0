/** The likeliest first: where the words stand, how exactly, and how new it is. */
import { fits, type Term, telling } from '@college/contract/folding/terms';
import type { Candidate } from './index/candidates.ts';
import { readTitle } from './titles.ts';

/** What a term is worth: 0 where nothing answers it, what stands for it, itself. */
const worth = { title: [0, 5, 8], key: [0, 4, 6], text: [0, 0.5, 1] } as const;
/** Of a title that says nothing else. */
const WHOLE_TITLE = 4;
/** Of what is from today; half of it a year later. */
const NEW = 3;
/** Of what has no date. */
const TIMELESS = 2.5;

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

const recency = (date: number, now: number): number =>
  date === 0 ? TIMELESS : NEW * 0.5 ** (Math.max(0, now - date) / YEAR);

const best = (values: readonly number[]) => Math.max(0, ...values);

/** `isExact`: all the terms themselves stand in it. */
export function scoreOf(
  { title, date }: Pick<Candidate, 'title' | 'date'>,
  terms: readonly Term[],
  isExact: boolean,
  now: number,
): number {
  const { names, key } = readTitle(title);
  const fit = (term: Term, words: readonly string[]) => best(words.map((word) => fits(term, word)));
  const inText = worth.text[isExact ? 2 : 1];
  const ofTerms = terms.map((term) =>
    best([
      inText,
      worth.key[fit(term, key) as 0 | 1 | 2],
      worth.title[best(names.map((name) => fit(term, name))) as 0 | 1 | 2],
    ]),
  );
  // How much of a name was asked for.
  const share = names.map((name) => {
    const words = telling(name);
    return words.filter((word) => terms.some((term) => fits(term, word) > 0)).length / words.length;
  });
  return (
    ofTerms.reduce((sum, one) => sum + one) / terms.length +
    best(share.map((one) => one || 0)) * WHOLE_TITLE +
    recency(date, now)
  );
}
