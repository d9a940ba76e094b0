/** Letters and digits as they are compared: what people write otherwise and mean the same. */

/** Digits of Assamese as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

/** Without characters that nobody sees, and with single spaces; lines stay. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** For comparing names: small letters and digits alone. */
export const normal = (text: string): string =>
  plainDigits(tidy(text))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
