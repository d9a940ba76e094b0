/** What a notice is about and of which day it is, told by the words of its first page. */
import { plainDigits, tidy } from '../../../sheets/normal.ts';
import { findDay } from './find-day.ts';
import type { Guess } from './guess.ts';

/** Characters of a title that is a sentence of the text. */
const LONGEST = 120;

const subject = /^\s*(?:sub(?:ject)?|re|বিষয়|বিষয়)\s*[:.\-–—ঃ]+\s*(.*)$/iu;
/** What a notice begins with before it says anything. */
const opening =
  /^(?:it is |this is to )?(?:here ?by )?(?:to )?(?:inform(?:ed)?|notif(?:y|ied)|announced?)\b.{0,80}?\bthat\s+/i;
const heading =
  /^\W*(?:(?:[a-z-]+ )?(?:notice|notification|circular|order|advertisement)|জাননী)\W*$/iu;
const dated = /(?:^|\W)(?:dated?|dt|তাৰিখ)(?=\W|$)/iu;

/** '' for what the words do not tell. */
export function guessFromText(text: string): Guess {
  const lines = tidy(text)
    .split('\n')
    .map((line) => line.trim());
  return { title: titleIn(lines), date: dateIn(lines) };
}

/** The subject; else, below a heading that says 'Notice' alone, the first sentence. */
function titleIn(lines: string[]): string {
  const at = lines.findIndex((line) => subject.test(line));
  if (at >= 0) return short(upTo(paragraphAt(lines, at).replace(subject, '$1')));
  const head = lines.findIndex((line) => heading.test(line));
  const first = head < 0 ? -1 : lines.findIndex((line, n) => n > head && isWords(line));
  if (first < 0) return '';
  const sentence = paragraphAt(lines, first).replace(opening, '');
  return short(upTo(sentence.charAt(0).toUpperCase() + sentence.slice(1)));
}

/** Neither a day nor a number of a letter. */
const isWords = (line: string) => line.split(' ').length > 3 && !dated.test(line);

/** A line with those that go on with it. */
function paragraphAt(lines: string[], at: number): string {
  const words = [lines[at] ?? ''];
  for (const line of lines.slice(at + 1, at + 4)) {
    const last = words.at(-1) ?? '';
    // A short line is the last of its paragraph, and so is one that ends a sentence.
    if (!line || last.length < 25 || /[.।:,]$/.test(last) || heading.test(line)) break;
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
  const plain = lines.map(plainDigits);
  const at = plain.findIndex((line) => dated.test(line) && findDay(line));
  return (findDay(plain[at] ?? '') ?? findDay(plain.slice(0, 40).join('\n')))?.date ?? '';
}
