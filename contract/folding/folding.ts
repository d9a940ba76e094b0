/** Words as they are compared: the same for what is indexed and for what is asked. */
import { alike, sameWord, soundsAlike, unseen } from './letters.ts';

/** Characters of a word that count. */
const LONGEST_WORD = 40;

type Letters = Readonly<Record<string, string>>;
const replacing = (letters: Letters) => {
  const any = new RegExp(Object.keys(letters).join('|'), 'g');
  return (text: string) => text.replace(any, (letter) => letters[letter] ?? letter);
};
const oneLetter = replacing(alike);
const oneSound = replacing(soundsAlike);

/** Of Latin letters alone: the signs of other scripts are letters. */
const withoutAccents = (text: string) =>
  /[\u00c0-\u024f\u1e00-\u1eff]/.test(text)
    ? text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    : text;

const abbreviation =
  /(?<![\p{L}\p{N}.])\p{Script=Latin}{1,3}(?:\.\p{Script=Latin}{1,3})+(?![\p{L}\p{N}])/gu;

/** B.Sc. and Ph.D. are one word, girls' is girls. */
const joined = (text: string) =>
  text
    .replace(abbreviation, (short) => short.replaceAll('.', ''))
    .replace(/(?<=\p{L})['’](?![^\p{L}\s])/gu, '');

const tidy = (text: string) =>
  joined(text.toWellFormed().replace(unseen, '').normalize('NFC').toLowerCase());
const plain = (text: string) => oneLetter(withoutAccents(text));

/** A number may have parts: 3.4.4. The last sign is a number to Unicode, and a full stop to whoever types it. */
const word = /\p{N}+(?:\.\p{N}+)+(?![\p{L}\p{M}])|(?:(?!\u09f7)[\p{L}\p{M}\p{N}])+/gu;

const same = new Map(Object.entries(sameWord).map(([key, as]) => [plain(tidy(key)), as]));

function folded(written: string): string {
  const short = plain(written).slice(0, LONGEST_WORD).toWellFormed();
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th|\u09df|র্থ|ম|ষ্ঠ)$/.exec(short)?.[1];
  return ordinal ?? same.get(short) ?? singular(short);
}

/** English plurals, as far as a rule goes; both sides are cut alike. */
function singular(text: string): string {
  if (!/^[a-z]{3,}s$/.test(text) || /(ss|us|is|ics|news)$/.test(text)) return text;
  if (/[^aeiou]ies$/.test(text)) return `${text.slice(0, -3)}y`;
  return text.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

export interface Word {
  /** As it is compared. */
  folded: string;
  /** As somebody wrote it, in small letters. */
  written: string;
}

export const wordsOf = (text: string): Word[] =>
  Array.from(tidy(text).matchAll(word), ([written]) => ({ folded: folded(written), written }));

/** Each word once. */
export const distinct = (words: readonly Word[]): Word[] => [
  ...new Map(words.map((one) => [one.folded, one])).values(),
];

export const fold = (text: string): string[] => wordsOf(text).map((one) => one.folded);

/** The weaker level: letters that sound alike are one. */
export const soundOf = (folded: string): string => oneSound(folded);
