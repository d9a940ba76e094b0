/** Words as they are compared: the same for what is indexed and for what is asked. */
import { alike, misplacedSigns, sameWord, soundsAlike, strayDot, unseen } from './letters.ts';
import { readTokens, type Token } from './tokens.ts';

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
/** Written with a space: B. Sc., Ph D. */
const degree =
  /(?<![\p{L}\p{N}.])([bdm]|ph)(?:\.\s?|\s)(sc|com|ed|tech|phil|voc|lib|litt|d(?<=ph\W{1,2}d))(?![\p{L}\p{N}])/gu;
/** Rs.1500 and INR1500: the sign of a currency is a word of its own. */
const currency = /(?<![\p{L}\p{N}])(rs|inr)\.?(?=\d)/gu;
const apostrophe = /(?<=[\p{L}\p{M}])['’‘ʼ](?![^\p{L}\s])/gu;

/** B.Sc. and Ph.D. are one word, girls' is girls. */
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

/** Compatibility forms are the letters they show: ligatures, full width, superscripts. Bengali script has none. */
const tidy = (text: string) =>
  joined(withSignsInPlace(text.toWellFormed().replace(unseen, '')).normalize('NFKC').toLowerCase());
const inAscii = /^[\0-\x7f]*$/;
const plain = (text: string) =>
  inAscii.test(text)
    ? text
    : oneLetter(withoutAccents(text))
        .replace(strayDot, '')
        .replace(/\u09cd+/g, '\u09cd');

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

const asWord = (written: string): Word => ({ folded: folded(written), written });

const tokensOf = (text: string): Token[] => readTokens(tidy(text), oneLetter);

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  tokensOf(text).flatMap(({ words }) => words.map(asWord));

/** How else the words of a text are written: Wi-Fi as wifi, a date with the name of its month. */
export const variantsOf = (text: string): Word[] =>
  tokensOf(text).flatMap(({ variants }) => variants.map(asWord));

export interface QueryWord extends Word {
  /** Other spellings, of one or several folded words each. */
  spellings: string[][];
}

/** The words that a query asks for: what is written with a hyphen is one. */
export const queryWordsOf = (text: string): QueryWord[] =>
  tokensOf(text).map(({ asOne, spellings }) => ({
    ...asWord(asOne),
    spellings: spellings.map((words) => words.map(folded)),
  }));

/** Each word once. */
export const distinct = (words: readonly Word[]): Word[] => [
  ...new Map(words.map((one) => [one.folded, one])).values(),
];

export const fold = (text: string): string[] => wordsOf(text).map((one) => one.folded);

/** The words of a text and how else they are written. */
export const foldAll = (text: string): string[] =>
  tokensOf(text).flatMap(({ words, variants }) => [...words, ...variants].map(folded));

/** The weaker level: letters that sound alike are one. */
export const soundOf = (folded: string): string => oneSound(folded);
