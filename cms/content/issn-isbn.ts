/** Check digits of ISSN and ISBN. */
import isISBN from 'validator/lib/isISBN.js';
import isISSN from 'validator/lib/isISSN.js';

/** True if the last digit of an ISSN fits the others (modulo 11). */
export const isIssn = (value: string): boolean => isISSN(value, { require_hyphen: true });

/**
 * True if the last digit of an ISBN of 10 digits (modulo 11) or 13 digits (modulo 10) fits the others. The library accepts
 * any article number of 13 digits, and only 978 and 979 are books.
 */
export const isIsbn = (value: string): boolean =>
  isISBN(value, 10) || (isISBN(value, 13) && /^97[89]/.test(value.replace(/[\s-]/g, '')));
