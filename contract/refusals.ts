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
  tooMany: 'Too much was sent from your network just now; please try again in a minute.',
  foreign: 'This was sent from the page of another website.',
} as const;

export type RefusalName = keyof typeof refusals;

/** Undefined for what another backend says in its own words. */
export const refusalNamed = (sentence: string): RefusalName | undefined =>
  (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name] === sentence);
