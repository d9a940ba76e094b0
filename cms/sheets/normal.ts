/** Letters and digits as they are compared: what people write otherwise and mean the same. */
import { latinDigits } from '@college/contract/latin-digits';
import { tidy } from '../platform/decoders/decode-text.ts';

/** For comparing names: small letters and digits alone. */
export const normal = (text: string): string =>
  latinDigits(tidy(text))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
