/** The likeliest first: where the words stand, how exactly, and how new it is. */
import type { Candidate } from './index/candidates.ts';
import { fits, type Term } from './query/query.ts';

/** What a term is worth: by itself in a title, by what stands for it, somewhere in the text. */
const worth = { title: 8, likeTitle: 5, text: 2, likeText: 1 } as const;
/** Of a title that says nothing else. */
const WHOLE_TITLE = 2;
/** Of what is from today; half of it a year later. */
const NEW = 3;
/** Of what has no date. */
const TIMELESS = 1.5;

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

const recency = (date: number, now: number): number =>
  date === 0 ? TIMELESS : NEW * 0.5 ** (Math.max(0, now - date) / YEAR);

/** `isExact`: all the terms themselves stand in it. */
export function scoreOf(
  { title, date }: Pick<Candidate, 'title' | 'date'>,
  terms: readonly Term[],
  isExact: boolean,
  now: number,
): number {
  const words = title.split(' ');
  const inText = isExact ? worth.text : worth.likeText;
  const best = terms.map((term) => Math.max(...words.map((word) => fits(term, word))));
  const ofTerms = best.map((fit): number => [inText, worth.likeTitle, worth.title][fit] ?? 0);
  const share = best.filter(Boolean).length / words.length;
  return (
    ofTerms.reduce((sum, one) => sum + one) / terms.length +
    Math.min(1, share) * WHOLE_TITLE +
    recency(date, now)
  );
}
