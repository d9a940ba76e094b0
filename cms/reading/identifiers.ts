/** Numbers that publications are known by: ISSN, ISBN and DOI. */
import { latinDigits } from '@college/contract/latin-digits';
import isISBN from 'validator/lib/isISBN.js';
import isISSN from 'validator/lib/isISSN.js';

const HYPHENS = /[\u00ad\u2010-\u2015\u2212\uff0d]/gu;
/** A number or year as typed on an English keyboard: with the digits 0 to 9 and plain hyphens, trimmed. */
export const plainNumber = (value: string): string =>
  latinDigits(value).replace(HYPHENS, '-').trim();

/** True if the last digit of an ISSN fits the others (modulo 11). */
export const isIssn = (value: string): boolean => isISSN(value, { require_hyphen: true });

/**
 * True if the last digit of an ISBN of 10 digits (modulo 11) or 13 digits (modulo 10) fits the others. The library accepts
 * any article number of 13 digits, and only 978 and 979 are books.
 */
export const isIsbn = (value: string): boolean =>
  isISBN(value, 10) || (isISBN(value, 13) && /^97[89]/.test(value.replace(/[\s-]/g, '')));

/** An ISSN with its hyphen: 1234-5679. Other texts are only trimmed. */
export function tidyIssn(value: string): string {
  const issn = plainNumber(value)
    .replace(/^(e-?|p-?)?issn\s*[:.-]?\s*/i, '')
    .toUpperCase();
  const [, first, second] = /^(\d{4})[\s-]*(\d{3}[\dX])$/.exec(issn) ?? [];
  return first ? `${first}-${second}` : issn;
}

/** An ISBN without the word ISBN, with a capital X. */
export const tidyIsbn = (value: string): string =>
  plainNumber(value)
    .replace(/^isbn(-?1[03])?\s*[:.-]?\s+|^isbn:?/i, '')
    .toUpperCase();

/** The digits of an ISSN or ISBN, with a capital X, without its name and remarks such as `(print)`. */
export const digitsOf = (number: string): string =>
  latinDigits(number)
    .replace(/\([^()]*\)/g, '')
    .toUpperCase()
    .replace(/^\s*(?:E-?|P-?)?(?:ISSN|ISBN)(?:-?1[03])?\b/, '')
    .replace(/[^\dX]/g, '');

/** An ISBN as 13 digits, which an old one of 10 has, too; undefined for a number that is no ISBN. */
export function comparableIsbn(value: string): string | undefined {
  const digits = digitsOf(value);
  if (!isIsbn(digits)) return undefined;
  if (digits.length === 13) return digits;
  const first = `978${digits.slice(0, 9)}`;
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}

/** A DOI without the address in front of it. */
export const tidyDoi = (value: string): string =>
  value.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '');
export const isDoi = (value: string): boolean => /^10\.\d{4,9}\/\S+$/.test(value);

/** The DOI within a text, such as its address; undefined if there is none. */
export function doiIn(text: string): string | undefined {
  const [doi = ''] = /10\.\d{4,9}\/[^\s{}"]+/.exec(text) ?? [];
  const tidy = doi.replace(/(?<![.,;])[.,;]+$/, '');
  return isDoi(tidy) ? tidy : undefined;
}

/** The DOI of a work: as written, or else in its link. Undefined if neither has one. */
export const doiOf = (written: string, link: string): string | undefined =>
  doiIn(written) ?? (/doi\.org\//i.test(link) ? doiIn(link) : undefined);

/** A DOI in small letters, because capitals make no difference in it. */
export const comparableDoi = (text: string): string | undefined => doiIn(text)?.toLowerCase();
