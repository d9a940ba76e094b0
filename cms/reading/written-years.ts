/** Years and days in texts, and the period for which evidence is claimed. */

import { latinDigits } from '@college/contract/latin-digits';
import { academicYearOfMonth } from './academic-year.ts';
import { MONTH, monthNamed, withAssameseR } from './month-name.ts';

/** Academic years by the calendar year in which they begin: 2024 is July 2024 to June 2025. */
export interface Period {
  first: number;
  last: number;
  /** The text as written, for example `2024-25`. */
  text: string;
}

export interface Mention {
  /** The text as written. */
  text: string;
  kind: 'day' | 'academic' | 'year';
  /** Calendar year of a day or year; first year of an academic year. */
  year: number;
  /** Month of a day, 1 to 12. */
  month?: number;
  /** Last academic year of a span such as 2019-2024, by its first calendar year. */
  last?: number;
  /** True of a year that the text calls a year or a date, rather than a number or the year of a law. */
  isStated?: boolean;
}

const YEAR = '((?:19|20)\\d\\d)';
/** The name of a month as a word of its own. */
const NAME = `(?<![\\p{L}\\p{M}\\d_])(${MONTH})(?![\\p{L}\\p{M}])`;

type Reader = (match: RegExpExecArray) => Omit<Mention, 'text'> | undefined;

const dayIn = (year: string | undefined, month: number): ReturnType<Reader> =>
  month >= 1 && month <= 12 ? { kind: 'day', year: Number(year), month } : undefined;

/** From the most exact to the least. What a pattern has read is not read again. */
const patterns: [RegExp, Reader][] = [
  [
    /(?<![\d/-])\d{1,2}([-/])(\d{1,2})\1(\d{2})(?![\d/-])/g,
    ([, , m, y]) => dayIn(`20${y}`, Number(m)),
  ],
  [
    /(?<!\d)\d{1,2}\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*((?:19|20)\d\d)(?!\d)/g,
    ([, m, y]) => dayIn(y, Number(m)),
  ],
  [/(?<![\d.])\d{2}\.(\d{2})\.(\d{2})(?![\d.]*\d)/g, ([, m, y]) => dayIn(`20${y}`, Number(m))],
  [/(?<!\d)((?:19|20)\d\d)([-/.])(\d{2})\2\d{2}(?!\d)/g, ([, y, , m]) => dayIn(y, Number(m))],
  [
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s*(?:of\\s+)?(${MONTH}),?\\s*${YEAR}(?!\\d)`, 'giu'),
    ([, m, y]) => dayIn(y, monthNamed(m)),
  ],
  [
    new RegExp(`${NAME}\\s*\\d{1,2}(?:st|nd|rd|th)?\\s*(?:,\\s*)?${YEAR}(?!\\d)`, 'giu'),
    ([, m, y]) => dayIn(y, monthNamed(m)),
  ],
  [new RegExp(`${NAME}[\\s,’'-]*${YEAR}(?!\\d)`, 'giu'), ([, m, y]) => dayIn(y, monthNamed(m))],
  [
    new RegExp(
      `(?<!\\d)${YEAR}(?:[\\s,]*চনৰ?)?[\\s,’'-]*(?:\\d{1,2}\\s*(?:(?:তাৰিখ|ই)\\s*)?)?${NAME}`,
      'giu',
    ),
    ([, y, m]) => dayIn(y, monthNamed(m)),
  ],
  [
    new RegExp(`${NAME}\\s?[-’']\\s?(\\d{2})(?!\\d)`, 'giu'),
    ([, m, y]) => dayIn(`20${y}`, monthNamed(m)),
  ],
  [/(?<![\d/.-])((?:19|20)\d\d)\s*[-–—−‐‑/]\s*((?:19|20)\d\d|\d\d)(?![\d/.-]*\d)/g, readAcademic],
  [/(?<![\d/.-])((?:19|20)\d\d)\s+to\s+((?:19|20)\d\d)(?![\d/.-]*\d)/gi, readAcademic],
  // 21-22 is a year only beside such a word, or alone.
  [
    /(?:\b(?:ay|fy|years?|sessions?)\W{1,3}|^\s*[’']?)(\d\d)\s*[-–/]\s*[’']?(\d\d)(?=\s*$|[^\d/.-])/gi,
    ([match, begins = '', ends = '']) =>
      (Number(begins) + 1) % 100 === Number(ends) && (/[a-z]/i.test(match) || !/\n/.test(match))
        ? { kind: 'academic', year: 2000 + Number(begins), last: 2000 + Number(begins) }
        : undefined,
  ],
  [/(?<![\d/.,-])((?:19|20)\d\d)(?![\d/]|[.,-]\d)/g, readYear],
];

function readAcademic([, begins = '', ends = '']: RegExpExecArray): ReturnType<Reader> {
  const first = Number(begins);
  const end = ends.length === 4 ? Number(ends) : first - (first % 100) + Number(ends);
  const after = end < first ? end + 100 : end;
  if (after <= first || after - first > 10) return undefined;
  return { kind: 'academic', year: first, last: after - 1 };
}

/** Words before a number that make it a year. */
const before =
  /\b(?:years?|in|during|since|session|held|dated?|on|for|published)\b[^\p{L}\d]{0,6}$/iu;
/** Words that make it the year of a law or of a foundation, or a number of something. */
const lawBefore =
  /\b(?:act|acts|regulations?|rules|code|guidelines|policy|nep|ordinance|estd|established|founded|since|edition|iso)\b[^\p{L}\d]{0,6}(?:(?:of|in|for)[^\p{L}\d]{0,3})?$/iu;
const yearAfter = /^\s*(?:চন|খ্ৰীষ্টাব্দ)/;
const countAfter =
  /^\s+(?:students?|rupees|copies|trees|saplings|people|persons|participants|books|volumes|sq|square|m\b|metres|households|families|villagers)/i;

function readYear(match: RegExpExecArray): ReturnType<Reader> {
  const { input, index } = match;
  const head = input.slice(Math.max(0, index - 40), index);
  const tail = input.slice(index + match[0].length, index + match[0].length + 20);
  if (lawBefore.test(head)) return undefined;
  return {
    kind: 'year',
    year: Number(match[1]),
    isStated: (before.test(head) && !countAfter.test(tail)) || yearAfter.test(tail),
  };
}

/** All years and days that a text names, in their order. */
export function mentionsIn(text: string): Mention[] {
  let rest = withAssameseR(latinDigits(text));
  const mentions: (Mention & { at: number })[] = [];
  for (const [pattern, read] of patterns) {
    const pieces: string[] = [];
    let begin = 0;
    for (const match of rest.matchAll(pattern)) {
      const mention = read(match);
      // Text that is no mention stays for the next pattern.
      if (!mention) continue;
      const [text] = match;
      mentions.push({ ...mention, text: text.trim(), at: match.index });
      pieces.push(rest.slice(begin, match.index), ' '.repeat(text.length));
      begin = match.index + text.length;
    }
    if (begin > 0) rest = pieces.join('') + rest.slice(begin);
  }
  return mentions.toSorted((a, b) => a.at - b.at).map(({ at: _, ...mention }) => mention);
}

/** The academic years that a title names; undefined if it names none. A single year is read only with `isSingleAllowed`. */
export function periodIn(title: string, isSingleAllowed: boolean): Period | undefined {
  const mentions = mentionsIn(title);
  const academic = mentions.filter(({ kind }) => kind === 'academic');
  if (academic.length > 0)
    return {
      first: Math.min(...academic.map(({ year }) => year)),
      last: Math.max(...academic.map(({ year, last = year }) => last)),
      text: [...new Set([academic[0]?.text, academic.at(-1)?.text])].join(' to '),
    };
  const years = mentions.filter(({ kind }) => kind === 'year').map(({ year }) => year);
  if (!isSingleAllowed || years.length === 0) return undefined;
  // A calendar year has parts of two academic years.
  return { first: Math.min(...years) - 1, last: Math.max(...years), text: years.join(', ') };
}

/** True if the year or day is in the period, by academic or by calendar years. */
export function isWithin(
  { kind, year, month = 1, last = year }: Mention,
  period: Period,
  by: 'academic' | 'calendar',
): boolean {
  const inCalendar = (each: number) => each >= period.first && each <= period.last + 1;
  if (kind === 'academic' && by === 'academic') return year <= period.last && last >= period.first;
  if (kind === 'academic') return inCalendar(year) || inCalendar(last + 1);
  if (kind === 'year' || by === 'calendar') return inCalendar(year);
  const academic = academicYearOfMonth(year, month);
  return academic >= period.first && academic <= period.last;
}

/** The first year within a text; undefined if it has none. */
export function yearIn(text: string): number | undefined {
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(latinDigits(text)) ?? [];
  return year ? Number(year) : undefined;
}
