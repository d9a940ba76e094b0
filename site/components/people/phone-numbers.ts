import { latinDigits } from '@college/contract/latin-digits';
import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';

export interface PhonePart {
  /** The text as people wrote it. */
  text: string;
  /** Address that dials the number, such as `tel:03612000001`; absent for the text between numbers. */
  href?: string;
}

/** Longest text that is searched for numbers, in characters. Longer texts have no links. */
const LONGEST_TEXT = 200;
/** Separators between numbers. The library would read some of them as an extension. */
const separators = /([/,;|&\n]|\s(?:and|or|বা|আৰু)\s)/;

const parsed = new LRUCache<string, readonly PhonePart[]>({ max: 5000 });

/**
 * Splits a telephone field into its numbers and the text between them.
 *
 * An extension stays in the text and out of the address, because a telephone would dial it as part of the number.
 * `callingCode` is the college's own, such as `+91`.
 */
export function readPhoneNumbers(text: string, callingCode: string): readonly PhonePart[] {
  if (text.length > LONGEST_TEXT) return [{ text }];
  const key = `${callingCode} ${text}`;
  const parts = parsed.get(key) ?? parsePhoneNumbers(text, callingCode);
  parsed.set(key, parts);
  return parts;
}

function parsePhoneNumbers(text: string, callingCode: string): PhonePart[] {
  const country = countryOf(callingCode);
  const parts = text.split(separators).flatMap((part) => numbersIn(part, country));
  if (parts.some(({ href }) => href)) return joinTexts(parts);
  return fallback(text);
}

function numbersIn(text: string, defaultCountry: CountryCode | undefined): PhonePart[] {
  const numbers = findPhoneNumbersInText(latinDigits(text), { defaultCountry });
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { number, startsAt, endsAt } of numbers) {
    const numberText = text.slice(startsAt, endsAt);
    const { nationalNumber, ext } = number;
    const digits = digitsOf(
      ext ? numberText.slice(0, latinDigits(numberText).lastIndexOf(ext)) : numberText,
    );
    const prefix = digits.endsWith(nationalNumber) && digits.slice(0, -nationalNumber.length);
    const isNational = !numberText.startsWith('+') && (prefix === '' || prefix === '0');
    parts.push(
      { text: text.slice(end, startsAt) },
      { text: numberText, href: `tel:${isNational ? digits : number.number}` },
    );
    end = endsAt;
  }
  return [...parts, { text: text.slice(end) }];
}

/** Links a number that the library does not know, such as 112, if it is the only one in the text. */
function fallback(text: string): PhonePart[] {
  const [number = ''] = latinDigits(text).match(/\+?\(?\d[\d\s().-]*/) ?? [];
  const digits = digitsOf(number.startsWith('+') ? number.replace('(0)', '') : number);
  if (digits.length < 3 || digits.length > 15) return [{ text }];
  return [{ text, href: `tel:${number.startsWith('+') ? '+' : ''}${digits}` }];
}

function joinTexts(parts: readonly PhonePart[]): PhonePart[] {
  const joined: PhonePart[] = [];
  for (const { text, href } of parts) {
    const last = joined.at(-1);
    if (href !== undefined) joined.push({ text, href });
    else if (last && last.href === undefined) last.text += text;
    else if (text) joined.push({ text });
  }
  return joined;
}

function countryOf(callingCode: string): CountryCode | undefined {
  const code = callingCode.replace('+', '');
  return getCountries().find((country) => getCountryCallingCode(country) === code);
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');
