/** The likeliest first: where the words stand, how exactly, and how new it is. */
import { fits, type Term, telling, termsForText } from '@college/contract/folding/terms';
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

type Fit = ReturnType<typeof fits>;

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

const recency = (date: number, now: number): number =>
  date === 0 ? TIMELESS : NEW * 0.5 ** (Math.max(0, now - date) / YEAR);

function best<Value extends number>(values: readonly Value[]): Value | 0 {
  let most: Value | 0 = 0;
  for (const one of values) if (one > most) most = one;
  return most;
}

/** By the terms of a query: words come again and again in titles. */
const known = new WeakMap<readonly Term[], Map<string, Fit[]>>();

/** How well a word answers each of the terms; of none, as nearly all words, nothing. */
function fitting(terms: readonly Term[]): (word: string) => Fit[] {
  const words = known.get(terms) ?? new Map<string, Fit[]>();
  known.set(terms, words);
  return (word) => {
    const before = words.get(word);
    if (before) return before;
    const fit = terms.map((term) => fits(term, word));
    const found = fit.some((one) => one > 0) ? fit : [];
    words.set(word, found);
    return found;
  };
}

export function scoreOf(
  { title, date, isExact }: Pick<Candidate, 'title' | 'date' | 'isExact'>,
  ofQuery: readonly Term[],
  now: number,
): number {
  const { names, key } = readTitle(title);
  const terms = termsForText(
    ofQuery,
    (word) => key.includes(word) || names.some((name) => name.includes(word)),
  );
  const fitsOf = fitting(terms);
  const answers = (words: readonly string[]) =>
    words.map(fitsOf).filter(({ length }) => length > 0);
  const ofNames = names.map(answers);
  const [inNames, inKey] = [ofNames.flat(), answers(key)];
  const bestOf = (words: readonly Fit[][], term: number) =>
    best(words.map((fit) => fit[term] ?? 0));
  const inText = worth.text[isExact ? 2 : 1];
  const ofTerms = terms.map((_, term) =>
    best<number>([inText, worth.key[bestOf(inKey, term)], worth.title[bestOf(inNames, term)]]),
  );
  // How much of a name was asked for.
  const share = names.map((name, at) => {
    const words = telling(name);
    const found = words.length < name.length ? answers(words) : ofNames[at];
    return (found?.length ?? 0) / words.length;
  });
  return (
    ofTerms.reduce((sum, one) => sum + one) / terms.length +
    best(share.map((one) => one || 0)) * WHOLE_TITLE +
    recency(date, now)
  );
}
