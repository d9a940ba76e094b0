/** Why a submission is refused, as the backend says it and as forms in another language know it again. */
import { LARGEST_PHOTO, oneTimePassword } from './limits.ts';

export const refusals = {
  captcha: 'Captcha not valid',
  unverified: 'Please verify your e-mail address first.',
  passwords: `A one-time password can be asked for ${oneTimePassword.requests} times a day; please try again tomorrow.`,
  photoKind: 'The photo must be a JPEG, PNG or WebP picture.',
  photoLarge: `The photo is larger than ${LARGEST_PHOTO / 1_000_000} MB.`,
  photoUnreadable: 'This photo cannot be read, or has more than 50 million pixels.',
  photoGone: 'The photo is not there any more; please upload it again.',
  photosOfOne: 'You have sent more photos today than a form needs; please try again tomorrow.',
  photosFull: 'Too many photos are arriving just now; please try again in an hour.',
  mailsFull: 'Too many mails are leaving just now; please try again in an hour.',
  /** `{minutes}` is the time until the limit ends. */
  tooMany: 'Too much was sent from your network just now; please try again in {minutes} min.',
  tooManyOfBrowser: 'You have asked too often just now; please try again in {minutes} min.',
  foreign: 'This was sent from the page of another website.',
} as const;

export type RefusalName = keyof typeof refusals;

/** A sentence with the minutes until a limit ends; `seconds` are rounded up to whole minutes. */
export const withMinutes = (sentence: string, seconds: number): string =>
  sentence.replace('{minutes}', String(Math.max(1, Math.ceil(seconds / 60))));

interface KnownRefusal {
  name: RefusalName;
  /** The minutes that the sentence names. */
  minutes?: string;
}

/** The name of a sentence of ours; undefined for one of another backend. */
export function readRefusal(sentence: string): KnownRefusal | undefined {
  const minutes = /(\d+) min\.$/.exec(sentence)?.[1];
  const template = minutes ? sentence.replace(`${minutes} min.`, '{minutes} min.') : sentence;
  const name = (Object.keys(refusals) as RefusalName[]).find((key) => refusals[key] === template);
  return name && { name, minutes };
}

export const refusalNamed = (sentence: string): RefusalName | undefined =>
  readRefusal(sentence)?.name;

/** The same refusal in the words of another language; a sentence that is not ours stays as it is. */
export function translateRefusal(sentence: string, words: Record<RefusalName, string>): string {
  const refusal = readRefusal(sentence);
  return refusal ? words[refusal.name].replace('{minutes}', refusal.minutes ?? '') : sentence;
}
