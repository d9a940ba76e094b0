const BENGALI = String.raw`\u0980-\u09ff`;
const BENGALI_DIGITS = String.raw`\u09e6-\u09ef`;
const DIGIT = `[0-9${BENGALI_DIGITS}]`;
/** Numbers with their separators, and the letter after them, if it is Bengali. */
const numbers = new RegExp(
  `${DIGIT}+(?:[.,/–-]${DIGIT}+)*(?=([${BENGALI}](?<![${BENGALI_DIGITS}]))?)`,
  'g',
);
const bengaliDigits = new RegExp(`[${BENGALI_DIGITS}]`, 'g');
const ZERO = 0x09e6;
const inLatin = (number: string) =>
  number.replace(bengaliDigits, (digit) => String(digit.charCodeAt(0) - ZERO));
/** Replaces the digits 0 to 9 by those of the Bengali script. */
export const inBengali = (number: string): string =>
  number.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));

/**
 * Writes digits in the script of their word: in Bengali before a Bengali letter (৩য়), and otherwise in Latin, as in
 * telephone numbers and forms. The length stays the same.
 */
export const digitsByWord = (text: string): string =>
  text.replace(numbers, (number, letter?: string) =>
    letter ? inBengali(number) : inLatin(number),
  );
