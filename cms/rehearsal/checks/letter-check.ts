/** Checks that the number in a letter of sanction is that of the list and of the claim. */
import { latinDigits } from '@college/contract/latin-digits';
import { comparableText } from '../../reading/comparable.ts';
import { hasOneOf, spacedWords } from '../../reading/phrases.ts';
import { type EvidenceSheet, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import {
  documentsOf,
  type EvidenceDocument,
  inDocument,
  nameWithoutEnding,
  wordsOf,
} from './documents.ts';
import { sheetsOf } from './place.ts';

type LetterLimits = Limits<'letter-differs'>;
type Words = readonly string[];

export const letterDiffers = ({ report }: CheckContext, limits: LetterLimits): NewFinding[] =>
  report.metrics.flatMap((metric) => [
    ...limits.things.flatMap((thing) => thingsDiffer(metric, thing.map(comparableText), limits)),
    ...limits.results.flatMap((result) => resultsDiffer(metric, result, limits)),
  ]);

/** A number in a document, and the words by which it is named. */
interface Stated {
  count: number;
  words: string;
  page: number;
}

/** Letters of a metric that state numbers, each with the largest one, and if one of them is expected. */
function statements(
  metric: Metric,
  { letters }: LetterLimits,
  numbersIn: (words: string[]) => Omit<Stated, 'page'>[],
  expected: ReadonlySet<number>,
): { document: EvidenceDocument; stated: Stated; isExpected: boolean }[] {
  return documentsOf(metric).flatMap((document) => {
    const { set, file, pages } = document;
    const name = spacedWords(`${set.title} / ${nameWithoutEnding(file)}`);
    if (!hasOneOf(name, letters) && !hasOneOf(wordsOf(document), letters)) return [];
    const stated = pages.flatMap(({ number, text }) =>
      numbersIn(tokensOf(text)).map((each): Stated => ({ ...each, page: number })),
    );
    const sum = stated.reduce((total, { count }) => total + count, 0);
    const [first] = stated.toSorted((a, b) => b.count - a.count);
    const isExpected = expected.has(sum) || stated.some(({ count }) => expected.has(count));
    return first ? [{ document, stated: first, isExpected }] : [];
  });
}

function thingsDiffer(metric: Metric, thing: Words, limits: LetterLimits): NewFinding[] {
  const lists = sheetsOf(metric).filter(
    (sheet) => !sheet.isRecords && sheet.entries.length > 0 && namesThing(sheet, thing),
  );
  const { claimed } = metric;
  const rows = lists.reduce((sum, { entries }) => sum + entries.length, 0);
  const isClaimed = claimed !== undefined && hasOneOf(spacedWords(metric.text), thing);
  if ((lists.length === 0 && !isClaimed) || documentsOf(metric).length === 0) return [];
  const expected = new Set([
    ...(claimed === undefined ? [] : [claimed]),
    ...(rows > 0 ? [rows] : []),
    ...lists.flatMap((sheet) => [...groupSizes(sheet), ...numbersOf(sheet, thing)]),
  ]);
  const letters = statements(metric, limits, (words) => countsIn(words, thing, limits), expected);
  // Several letters may have a part each.
  const sum = letters.reduce((total, { stated }) => total + stated.count, 0);
  if (letters.length > 1 && expected.has(sum)) return [];
  return letters.flatMap(({ document, stated, isExpected }) =>
    isExpected
      ? []
      : inDocument(document, {
          code: lists.length > 0 ? 'letterDiffersFromList' : 'letterDiffersFromClaim',
          values: {
            ...{ count: stated.count, words: stated.words, page: stated.page },
            rows: lists.length > 0 ? rows : '',
            claimed: claimed ?? '–',
          },
          content: `${thing[0]}`,
        }),
  );
}

/** True if a list has a column with such persons or things, or their number. */
const namesThing = ({ header }: EvidenceSheet, thing: Words): boolean =>
  header.some((cell) => {
    const words = spacedWords(cell);
    return (
      hasOneOf(words, thing) && (hasOneOf(words, columnNames) || words.split(' ').length === 3)
    );
  });
const columnNames = ['name', 'names', 'number', 'no', 'নাম', 'সংখ্যা'];

/** Most rows and columns of which groups are counted. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 30;

/** How often each value of a column is there: a letter may be about one scheme only. */
function groupSizes({ header, entries }: EvidenceSheet): number[] {
  if (entries.length > MOST_ROWS) return [];
  return header.slice(0, MOST_COLUMNS).flatMap((_, column) => {
    const values = Map.groupBy(entries, ({ cells }) => comparableText(cells[column] ?? ''));
    return values.size < entries.length ? [...values.values()].map((same) => same.length) : [];
  });
}

/** The numbers in columns such as `Number of students`, and their sums. */
function numbersOf({ header, entries }: EvidenceSheet, thing: Words): number[] {
  return header.flatMap((cell, column) => {
    if (!hasOneOf(spacedWords(cell), thing)) return [];
    const numbers = entries.flatMap(({ cells }) => numberIn(cells[column]) ?? []);
    return numbers.length > 0 ? [...numbers, numbers.reduce((sum, each) => sum + each, 0)] : [];
  });
}

/** The words of a text in their order, with a number such as `1,20,000` as one. */
const tokensOf = (text: string): string[] =>
  comparableText(latinDigits(text).replace(/(?<=\d),(?=\d)/g, '')).split(' ');

/** Words between a number and what it counts. */
const WITHIN = 3;

/** Numbers of persons or things: `2 (two) students`, `number of students: 2`. */
function countsIn(words: string[], thing: Words, { fillers, numbers }: LetterLimits) {
  const numberOf = (word = '') => countIn(word, numbers);
  const between = fillers.map(comparableText);
  return words.flatMap((word, at): Omit<Stated, 'page'>[] => {
    if (!thing.includes(word)) return [];
    for (let place = at - 1; place >= Math.max(0, at - WITHIN); place--) {
      const count = numberOf(words[place]);
      if (count !== undefined) return [{ count, words: `${count} ${word}` }];
      if (!between.includes(words[place] ?? '')) break;
    }
    const isTotal = words.slice(Math.max(0, at - WITHIN), at).some((each) => totals.has(each));
    const next = numberOf(words[at + 1]);
    return isTotal && next !== undefined ? [{ count: next, words: `${next} ${word}` }] : [];
  });
}
const totals = new Set(['number', 'no', 'nos', 'total', 'সংখ্যা', 'মুঠ']);

/** The number that a word is; undefined for other words, and for a year. */
function countIn(word: string, numbers: Words): number | undefined {
  const named = numbers.indexOf(word);
  if (named >= 0) return named + 1;
  if (!/^\d{1,5}$/.test(word) || /^(?:19|20)\d\d$/.test(word)) return undefined;
  return Number(word);
}

/** A finding if a result names other numbers of those who appeared or passed than the sheet. */
function resultsDiffer(metric: Metric, result: string, limits: LetterLimits): NewFinding[] {
  const sheets = sheetsOf(metric).filter((sheet) => sheet.isOwnTemplate && !sheet.isRecords);
  const expected = new Set(sheets.flatMap((sheet) => numbersOf(sheet, [result])));
  if (expected.size === 0) return [];
  const numbersIn = (words: string[]) =>
    words.flatMap((word, at): Omit<Stated, 'page'>[] => {
      if (word !== result) return [];
      const after = countIn(words[at + 1] ?? '', limits.numbers);
      const before = countIn(words[at - 1] ?? '', limits.numbers);
      const count = after ?? before;
      return count === undefined ? [] : [{ count, words: `${word}: ${count}` }];
    });
  return statements(metric, limits, numbersIn, expected).flatMap(
    ({ document, stated, isExpected }) =>
      isExpected
        ? []
        : inDocument(document, {
            code: 'resultDiffers',
            values: { words: stated.words, page: stated.page, sum: Math.max(...expected) },
            content: result,
          }),
  );
}
