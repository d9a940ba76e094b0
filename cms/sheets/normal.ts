/** Letters and digits as they are compared: what people write otherwise and mean the same. */
import { tidy } from '../platform/decoders/tidy.ts';

/** Digits of Assamese as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

/** For comparing names: small letters and digits alone. */
export const normal = (text: string): string =>
  plainDigits(tidy(text))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
