/** Folds words so that different spellings compare as equal, for the search index and for queries alike. */
import { latinDigits } from '../latin-digits.ts';
import { alike, misplacedSigns, sameWord, soundsAlike, strayDot, unseen } from './letters.ts';
import { readTokens, type Token } from './tokens.ts';

/** Most characters of a word. The rest is ignored. */
const LONGEST_WORD = 40;

type Letters = Readonly<Record<string, string>>;
const replacing = (letters: Letters) => {
  const any = new RegExp(Object.keys(letters).join('|'), 'g');
  return (text: string) => text.replace(any, (letter) => letters[letter] ?? letter);
};
const oneLetter = replacing(alike);
const oneSound = replacing(soundsAlike);

/** Removes accents from Latin letters alone, because the signs of other scripts are letters. */
const withoutAccents = (text: string) =>
  /[\u00c0-\u024f\u1e00-\u1eff]/.test(text)
    ? text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    : text;

const abbreviation =
  /(?<![\p{L}\p{N}.])\p{Script=Latin}{1,3}(?:\.\p{Script=Latin}{1,3})+(?![\p{L}\p{N}])/gu;
/** Degrees that are written with a space: B. Sc., Ph D. */
const degree =
  /(?<![\p{L}\p{N}.])([bdm]|ph)(?:\.\s?|\s)(sc|com|ed|tech|phil|voc|lib|litt|d(?<=ph\W{1,2}d))(?![\p{L}\p{N}])/gu;
/** The sign of a currency before an amount, as in Rs.1500 and INR1500. It becomes a word of its own. */
const currency = /(?<![\p{L}\p{N}])(rs|inr)\.?(?=\d)/gu;
const apostrophe = /(?<=[\p{L}\p{M}])['’‘ʼ](?![^\p{L}\s])/gu;

/** Makes one word of B.Sc. and Ph.D., and girls of girls'. */
const joined = (text: string) =>
  text
    .replace(abbreviation, (short) => short.replaceAll('.', ''))
    .replace(degree, '$1$2')
    .replace(currency, '$1 ')
    .replace(apostrophe, '');

const withSignsInPlace = (text: string) =>
  /[\u0980-\u09ff]/.test(text)
    ? misplacedSigns.reduce((now, [sign, instead]) => now.replace(sign, instead), text)
    : text;

/** Replaces ligatures, full-width letters and superscripts by plain letters. Bengali script has none of these. */
const composed = (text: string) =>
  withSignsInPlace(text.toWellFormed().replace(unseen, '')).normalize('NFKC').toLowerCase();
const tidy = (text: string) => joined(composed(text));
const inAscii = /^[\0-\x7f]*$/;
const plain = (text: string) =>
  inAscii.test(text)
    ? text
    : oneLetter(withoutAccents(latinDigits(text)))
        .replace(strayDot, '')
        .replace(/\u09cd+/g, '\u09cd');

/** A text with one spelling for each letter and digit: in lower case, composed, without accents and invisible characters. */
export const oneSpelling = (text: string): string => plain(composed(text));

const same = new Map(Object.entries(sameWord).map(([key, as]) => [plain(tidy(key)), as]));

function folded(word: string): string {
  const short = plain(word).slice(0, LONGEST_WORD).toWellFormed();
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th|\u09df|র্থ|ম|ষ্ঠ)$/.exec(short)?.[1];
  return ordinal ?? same.get(short) ?? singular(short);
}

/** Cuts English plurals by a simple rule, in the index and in queries alike. */
function singular(text: string): string {
  if (!/^[a-z]{3,}s$/.test(text) || /(ss|us|is|ics|news)$/.test(text)) return text;
  if (/[^aeiou]ies$/.test(text)) return `${text.slice(0, -3)}y`;
  return text.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

export interface Word {
  /** The form that is compared. */
  folded: string;
  /** The word as it was written, in lower case. */
  written: string;
}

const asWord = (text: string): Word => ({ folded: folded(text), written: text });

const tokensOf = (text: string): Token[] => readTokens(tidy(text), latinDigits);

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  tokensOf(text).flatMap(({ words }) => words.map(asWord));

/** Other spellings of the words of a text: wifi for Wi-Fi, a date with the name of its month. */
export const variantsOf = (text: string): Word[] =>
  tokensOf(text).flatMap(({ variants }) => variants.map(asWord));

export interface QueryWord extends Word {
  /** Other spellings, each of one or several folded words. */
  spellings: string[][];
}

/** The words of a query. A word with a hyphen is one word. */
export const queryWordsOf = (text: string): QueryWord[] =>
  tokensOf(text).map(({ asOne, spellings }) => ({
    ...asWord(asOne),
    spellings: spellings.map((words) => words.map(folded)),
  }));

/** Removes repeated words. */
export const distinct = (words: readonly Word[]): Word[] => [
  ...new Map(words.map((word) => [word.folded, word])).values(),
];

export const fold = (text: string): string[] => wordsOf(text).map((word) => word.folded);

/** The folded words of a text and their other spellings. */
export const foldAll = (text: string): string[] =>
  tokensOf(text).flatMap(({ words, variants }) => [...words, ...variants].map(folded));

/** The weaker form of a folded word, in which letters that sound alike are the same. */
export const soundOf = (folded: string): string => oneSound(folded);
