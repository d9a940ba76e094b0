/** Guesses the title and date of a notice from the text of its first page. */
import { latinDigits } from '@college/contract/latin-digits';
import { tidy } from '../../../platform/decoders/decode-text.ts';
import { findDate } from '../../../reading/written-date.ts';
import type { Guess } from './guess-notice.ts';
import { bareKind, findHeading, isMarker, isOpenEnd, isSentence, salutation } from './heading.ts';
import { isCapital, repairCapitals } from './title-case.ts';

/** Longest title, in characters, that is taken from a sentence. */
const LONGEST = 120;
/** Characters of a page that are read. A title is at its top. */
const MAX_TEXT = 20_000;

const subject =
  /^\s*(?:(?:sub(?:ject)?|বিষয়|বিষয়)\s*(?:[:.ঃ][\s:.\-–—ঃ]*(?![\s:.\-–—ঃ])|[-–—]+[\s:]+(?![\s:]))|re\s*:[\s:\-–—]*(?![\s:\-–—]))(.*)$/iu;
/**
 * A character within a sentence. A full stop after fewer than three letters belongs to an
 * abbreviation.
 */
const within = String.raw`(?:(?!(?<=\p{L}{3})[.।]\s).)`;
/** Opening words of a notice without content. */
const opening = new RegExp(
  String.raw`^${within}{0,120}?(?:\b(?:inform(?:ed|ation)?|notif(?:y|ied)|announced?|given|intimated)\b${within}{0,80}?\bthat|` +
    String.raw`(?:জনোৱা|অৱগত)${within}{0,40}? যে)\s+`,
  'iu',
);
const dated = /(?:^|\W)(?:dated?|dt|তাৰিখ)(?=\W|$)/iu;

/** Values that cannot be guessed are ''. */
export function guessFromText(text: string): Guess {
  const lines = tidy(text.slice(0, MAX_TEXT))
    .split('\n')
    .map((line) => unspaced(line.trim()));
  return { title: repairCapitals(titleIn(lines)), date: dateIn(lines) };
}

/** Joins spaced letters such as N O T I C E. */
const unspaced = (line: string) =>
  /^\W*(?:\p{Lu} ){3,}\p{Lu}\W*$/u.test(line) ? line.replaceAll(' ', '') : line;

/** The subject; else the heading; else the first sentence below a heading that is only 'Notice'. */
function titleIn(lines: string[]): string {
  const at = lines.findIndex((line) => subject.test(line));
  if (at >= 0) return short(upTo(subjectAt(lines, at)));
  const heading = findHeading(lines);
  if (heading) return short(heading);
  const head = lines.findIndex((line) => bareKind.test(line));
  const first =
    head < 0
      ? lines.findIndex((line) => opening.test(line))
      : lines.findIndex((line, n) => n > head && isWords(line));
  if (first < 0) return '';
  const sentence = paragraphAt(lines, first).replace(opening, '');
  return short(upTo(sentence.charAt(0).toUpperCase() + sentence.slice(1)));
}

const isWords = (line: string) => line.split(' ').length > 3 && !isMarker(line);

/** A line and its continuation lines. */
function paragraphAt(lines: string[], at: number): string {
  const words = [lines[at] ?? ''];
  for (const line of lines.slice(at + 1, at + 4)) {
    const last = words.at(-1) ?? '';
    // A short line, or one that ends a sentence, ends its paragraph.
    if (!line || last.length < 25 || /[.।:,]$/.test(last) || bareKind.test(line)) break;
    words.push(line);
  }
  return words.join(' ');
}

/**
 * The text after the word ‘Subject’. It may start on the next line, and ends where a sentence
 * starts.
 */
function subjectAt(lines: string[], at: number): string {
  const [first = ''] = subject.exec(lines[at] ?? '')?.slice(1) ?? [];
  const below = first ? at + 1 : lines.findIndex((line, n) => n > at && line) + 1;
  const words = [first || (lines[below - 1] ?? '')];
  for (const line of lines.slice(below, below + 2)) {
    const last = words.at(-1) ?? '';
    const isShort = last.length < 20 && !isOpenEnd(last);
    if (!line || isShort || /[.।:,]$/.test(last) || isMarker(line) || salutation.test(line)) break;
    if (isCapital(line) !== isCapital(last)) break;
    if (isSentence(line) && !isOpenEnd(last) && last.length < 60) break;
    words.push(line);
  }
  return words.join(' ');
}

/**
 * The first sentence of a text. A full stop after one or two letters belongs to an abbreviation.
 */
const upTo = (text: string) =>
  (
    /^.{15,}?(?<=[\p{L}\p{M}\d]{3})(?=[.।;](?:\s|$))/u.exec(text)?.[0] ?? text.replace(/[.।;]$/, '')
  ).trim();

const short = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/(?<!\s)\s+\S*$/, '')} …`;

/** The date after the word 'Date'; else the first date of the page. */
function dateIn(lines: string[]): string {
  const plain = lines.map(latinDigits);
  const at = plain.findIndex((line) => dated.test(line) && findDate(line));
  return (findDate(plain[at] ?? '') ?? findDate(plain.slice(0, 40).join('\n')))?.date ?? '';
}
