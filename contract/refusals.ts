/**
 * Refusals that forms recognise. A refusal travels as one English sentence in the body and its code in the header
 * `Refusal-Code`; forms show the words of their own language for the code, and the sentence of a backend without codes.
 */
import { LARGEST_PHOTO, oneTimePassword } from './limits.ts';

export const REFUSAL_CODE = 'Refusal-Code';

/** The English sentence of each code. */
export const refusals = {
  captcha: 'Captcha not valid',
  unverified: 'Please verify your e-mail address first.',
  passwords: `A one-time password can be requested ${oneTimePassword.requests} times a day. Please try again tomorrow.`,
  photoKind: 'The photo must be a JPEG, PNG or WebP picture.',
  photoLarge: `The photo is larger than ${LARGEST_PHOTO / 1_000_000} MB.`,
  photoUnreadable: 'This photo cannot be read, or has more than 50 million pixels.',
  photoGone: 'The photo is no longer stored. Please upload it again.',
  photosOfOne: 'You have uploaded too many photos today. Please try again tomorrow.',
  photosFull: 'Too many photos are being uploaded at the moment. Please try again in an hour.',
  /** `{minutes}` is the time until the limit ends. */
  mailsFull: 'Too many e-mails are being sent at the moment. Please try again in {minutes} min.',
  tooMany: 'Too many requests came from your network. Please try again in {minutes} min.',
  tooManyOfBrowser: 'You have sent too many requests. Please try again in {minutes} min.',
  foreign: 'This request was sent from another website.',
} as const;

export type RefusalCode = keyof typeof refusals;
export type RefusalWords = Record<RefusalCode, string>;

/** A sentence with the minutes until a limit ends; `seconds` are rounded up to whole minutes. */
export const withMinutes = (sentence: string, seconds: number): string =>
  sentence.replace('{minutes}', String(Math.max(1, Math.ceil(seconds / 60))));

/** The sentence and headers of a refusal; `seconds` until the sender may try again. */
export function refusalMessage(code: RefusalCode, seconds?: number) {
  const headers: Record<string, string> = { [REFUSAL_CODE]: code };
  if (seconds !== undefined) headers['Retry-After'] = String(seconds);
  return { sentence: withMinutes(refusals[code], seconds ?? 0), headers };
}

/** A refusal as a browser received it. */
export interface ReceivedRefusal {
  sentence: string;
  code?: RefusalCode;
  /** Seconds until another attempt, where the answer names them. */
  retryAfter?: number;
}

/** Reads a refusal from its body and a reader of its headers. */
export function readRefusal(
  sentence: string,
  header: (name: string) => string | null,
): ReceivedRefusal {
  const code = header(REFUSAL_CODE) ?? '';
  const retryAfter = Number(header('Retry-After') ?? 0);
  return {
    sentence,
    ...(isCode(code) && { code }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

const isCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

/** A refusal in the words of the reader; one without a code of ours keeps its sentence. */
export const translateRefusal = (
  { sentence, code, retryAfter = 0 }: ReceivedRefusal,
  words: RefusalWords,
): string => (code ? withMinutes(words[code], retryAfter) : sentence);
