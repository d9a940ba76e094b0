/** Guesses the title and date of a notice from the text of its first page. */
import { latinDigits } from '@college/contract/latin-digits';
import { tidy } from '../../../platform/decoders/decode-text.ts';
import { findDay } from './find-day.ts';
import type { Guess } from './guess-notice.ts';
import { bareKind, findHeading, isMarker, isOpenEnd, isSentence, salutation } from './heading.ts';
import { isCapital, repairCapitals } from './title-case.ts';

/** Characters of a title that is a sentence of the text. */
const LONGEST = 120;
/** Characters of a page. A title stands at its top. */
const MAX_TEXT = 20_000;

const subject =
  /^\s*(?:(?:sub(?:ject)?|বিষয়|বিষয়)\s*(?:[:.ঃ][\s:.\-–—ঃ]*|[-–—]+[\s:]+)|re\s*:[\s:\-–—]*)(.*)$/iu;
/** Within a sentence: a point after fewer than three letters shortens a word. */
const within = String.raw`(?:(?!(?<=\p{L}{3})[.।]\s).)`;
/** Words at the beginning of a notice that are not its subject. */
const opening = new RegExp(
  String.raw`^${within}{0,120}?(?:\b(?:inform(?:ed|ation)?|notif(?:y|ied)|announced?|given|intimated)\b${within}{0,80}?\bthat|` +
    String.raw`(?:জনোৱা|অৱগত)${within}{0,40}? যে)\s+`,
  'iu',
);
const dated = /(?:^|\W)(?:dated?|dt|তাৰিখ)(?=\W|$)/iu;

/** '' for what the words do not tell. */
export function guessFromText(text: string): Guess {
  const lines = tidy(text.slice(0, MAX_TEXT))
    .split('\n')
    .map((line) => unspaced(line.trim()));
  return { title: repairCapitals(titleIn(lines)), date: dateIn(lines) };
}

/** N O T I C E is one word. */
const unspaced = (line: string) =>
  /^\W*(?:\p{Lu} ){3,}\p{Lu}\W*$/u.test(line) ? line.replaceAll(' ', '') : line;

/** The subject; else the heading; else, below a heading that says 'Notice' alone, the first sentence. */
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

/** A line with those that go on with it. */
function paragraphAt(lines: string[], at: number): string {
  const words = [lines[at] ?? ''];
  for (const line of lines.slice(at + 1, at + 4)) {
    const last = words.at(-1) ?? '';
    // A short line is the last of its paragraph, and so is one that ends a sentence.
    if (!line || last.length < 25 || /[.।:,]$/.test(last) || bareKind.test(line)) break;
    words.push(line);
  }
  return words.join(' ');
}

/** A subject may begin on the line below its word, and ends where a sentence begins. */
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

/** Its first sentence; a point after a letter or two shortens a word. */
const upTo = (text: string) =>
  (
    /^.{15,}?(?<=[\p{L}\p{M}\d]{3})(?=[.।;](?:\s|$))/u.exec(text)?.[0] ?? text.replace(/[.।;]$/, '')
  ).trim();

const short = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;

/** Beside 'Date'; else the first of the page. */
function dateIn(lines: string[]): string {
  const plain = lines.map(latinDigits);
  const at = plain.findIndex((line) => dated.test(line) && findDay(line));
  return (findDay(plain[at] ?? '') ?? findDay(plain.slice(0, 40).join('\n')))?.date ?? '';
}
