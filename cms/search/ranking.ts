/** Scores an entry by where its words match, how exactly, and how new it is. */
import { fits, type Term, telling, termsForText } from '@college/contract/folding/terms';
import { readTitle } from './entry.ts';
import type { Candidate } from './index/candidates.ts';

/** Points of a term for no match, a related word, and the word itself. */
const worth = { title: [0, 4, 8], key: [0, 3, 6], text: [0, 0.5, 1] } as const;
/** Points of a title that has no words except those of the query. */
const WHOLE_TITLE = 4;
/**
 * Shares of WHOLE_TITLE by grade. With these, a title with the word itself ranks before every title with a related word:
 * 8 points are as many as 4 for the related word, 1 for the whole title and 3 for today.
 */
const shareOf = [0, 0.25, 1] as const;
/** Points of an entry dated today. They halve every year. */
const NEW = 3;
/** Points of an entry without a date. */
const TIMELESS = 2.5;

type Fit = ReturnType<typeof fits>;

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

const recency = (date: number, now: number): number =>
  date === 0 ? TIMELESS : NEW * 0.5 ** (Math.max(0, now - date) / YEAR);

function best<Value extends number>(values: readonly Value[]): Value | 0 {
  let most: Value | 0 = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** Matches of words, cached per query, because titles repeat the same words. */
const gradesByQuery = new WeakMap<readonly Term[], Map<string, Fit[]>>();

/**
 * Returns a function that grades a word against each term. The result is empty if no term matches,
 * which is the case for nearly all words.
 */
function gradesFor(terms: readonly Term[]): (word: string) => Fit[] {
  const words = gradesByQuery.get(terms) ?? new Map<string, Fit[]>();
  gradesByQuery.set(terms, words);
  return (word) => {
    const cached = words.get(word);
    if (cached) return cached;
    const fit = terms.map((term) => fits(term, word));
    const grades = fit.some((grade) => grade > 0) ? fit : [];
    words.set(word, grades);
    return grades;
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
  const fitsOf = gradesFor(terms);
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
  // The share of a name's words that the query has.
  const share = names.map((name, at) => {
    const words = telling(name);
    const matches = words.length < name.length ? answers(words) : ofNames[at];
    const shares = (matches ?? []).map((grades) => shareOf[best(grades)]);
    return shares.reduce<number>((sum, one) => sum + one, 0) / words.length;
  });
  return (
    ofTerms.reduce((sum, points) => sum + points) / terms.length +
    best(share.map((part) => part || 0)) * WHOLE_TITLE +
    recency(date, now)
  );
}
