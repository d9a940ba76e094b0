/**
 * Normalises letters and digits for comparison, so that spellings with the same meaning are equal.
 */
import { latinDigits } from '@college/contract/latin-digits';
import { tidy } from '../platform/decoders/decode-text.ts';

/** Lower-case letters and digits only, for comparing names. */
export const normal = (text: string): string =>
  latinDigits(tidy(text))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
