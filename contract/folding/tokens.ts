/** Divides a text into tokens. Compounds, amounts and dates are one token each, with several spellings. */
import { months } from '../days/months.ts';

export interface Token {
  /** The words of the token in a text. */
  words: string[];
  /** Other spellings in a text. */
  variants: string[];
  /** The one word of the token in a query. */
  asOne: string;
  spellings: string[][];
}

/** A letter, sign or digit, except \u09f7, which Unicode calls a number and people type as a full stop. */
const SIGN = '(?:(?!\\u09f7)[\\p{L}\\p{M}\\p{N}])';
const LINK = '[-\\u2010\\u2012\\u2013&]';
/** Most parts of a compound. More parts are a list of words with hyphens. */
const MOST_PARTS = 4;
const NO_DIGIT = '(?![\\p{N}]|[.,/-]\\p{N})';

const date = `(?<!\\p{N}[./-]?)(\\p{N}{1,2})([./-])(\\p{N}{1,2})\\2(\\p{N}{4})${NO_DIGIT}`;
const shortDate = `(?<!\\p{N}[./-]?)(\\p{N}{1,2})([/-])(\\p{N}{1,2})\\6(\\p{N}{2})${NO_DIGIT}`;
const isoDate = `(?<!\\p{N}[./-]?)(\\p{N}{4})-(\\p{N}{2})-(\\p{N}{2})${NO_DIGIT}`;
const amount = `(?<![\\p{N}],?)(\\p{N}{1,3}(?:,\\p{N}{2,3})*,\\p{N}{3})(?:\\.00)?(?![\\p{N}]|[.,]\\p{N})`;
const round = `(?<![\\p{N}.])(\\p{N}{3,})\\.00(?![\\p{N}.])`;
/** A number with parts, such as 3.4.4. */
const number = '(?<!\\p{N})\\p{N}+(?:\\.\\p{N}+)+(?![\\p{L}\\p{M}])';
const compound = `${SIGN}+(?:${LINK}\\n?${SIGN}+)*`;
const token = new RegExp(
  [date, shortDate, isoDate, amount, round, number, compound].join('|'),
  'gu',
);
const link = new RegExp(`${LINK}\\n?`, 'gu');

const single = (word: string): Token => ({
  words: [word],
  variants: [],
  asOne: word,
  spellings: [],
});

/**
 * The host of an e-mail address. It is no word of the text: `office@example.org` is found by `office`, in texts and in queries,
 * and not by `exam`.
 */
const mailHost = /(?<=[\p{L}\p{N}._%+-])@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

export function readTokens(text: string, inDigits: (text: string) => string): Token[] {
  return Array.from(text.replaceAll(mailHost, ' ').matchAll(token)).flatMap((match) => {
    const [matched, day, , month, year, day2, , month2, year2, year3, month3, day3, parts, other] =
      match;
    if (day && month && year) return readDate(matched, [day, month, year].map(inDigits));
    if (day2 && month2 && year2)
      return readDate(matched, [day2, month2, `20${year2}`].map(inDigits));
    if (day3 && month3 && year3) return readDate(matched, [day3, month3, year3].map(inDigits));
    if (parts) return readAmount(parts);
    if (other) return single(other);
    return readCompound(matched);
  });
}

/** Reads 05-07-2024 as 5.7.2024. Its parts, 5 July 2024 and ৫ জুলাই ২০২৪ match, too. */
function readDate(match: string, [day = '', month = '', year = '']: string[]): Token[] {
  const [dayNumber, monthNumber] = [Number(day), Number(month)];
  const names = [months.en, months.as].flatMap(
    (names) => names[monthNumber - 1]?.toLowerCase() ?? [],
  );
  const parts = match.split(/[./-]/);
  if (names.length === 0 || dayNumber < 1 || dayNumber > 31)
    return match.includes('.') ? [single(match)] : parts.map(single);
  const asOne = `${dayNumber}.${monthNumber}.${year}`;
  const variants = [day, month, year, `${dayNumber}`, `${monthNumber}`, ...names];
  return [
    {
      words: [asOne],
      variants: [...new Set(variants)],
      asOne,
      spellings: names.map((name) => [`${dayNumber}`, name, year]),
    },
  ];
}

/** Reads 1,25,000 as 125000. Its parts match, too, because it may be a list of numbers. */
function readAmount(match: string): Token {
  const asOne = match.replaceAll(',', '');
  return { words: [asOne], variants: match.split(','), asOne, spellings: [] };
}

const hasDigitsAlone = (part: string) => /^\p{N}+$/u.test(part);

/** Reads pre-registration as two words that also match preregistration, and 2024-25 as two numbers. */
function readCompound(match: string): Token[] {
  const parts = match.split(link);
  const isJoined = parts.length > 1 && parts.length <= MOST_PARTS && !parts.every(hasDigitsAlone);
  if (!isJoined) return parts.map(single);
  const asOne = parts.join('');
  const pairs = parts
    .slice(1)
    .map((part, at) => [...parts.slice(0, at), `${parts[at]}${part}`, ...parts.slice(at + 2)]);
  const joins = parts.slice(1).map((part, at) => `${parts[at]}${part}`);
  return [
    {
      words: parts,
      variants: [...new Set([asOne, ...joins])],
      asOne,
      spellings: parts.length > 2 ? [parts, ...pairs] : [parts],
    },
  ];
}
