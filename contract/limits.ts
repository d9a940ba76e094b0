/** How much, how often and how long: what rows of calls hold, what the backend keeps to and what forms say. */

/** Records on one page of a list. */
export const LONGEST_LIST = 200;
/** Characters of a file's name. */
export const LONGEST_NAME = 255;
/** Bytes of a photo that a visitor sends. */
export const LARGEST_PHOTO = 5_000_000;
export const photoKinds = ['jpeg', 'png', 'webp'] as const;

export const oneTimePassword = {
  digits: 6,
  /** How often one mailbox may ask for one in a day. */
  requests: 5,
  /** How long one is valid. */
  minutes: 10,
  /** How long an address counts as verified after it. */
  verifiedMinutes: 30,
} as const;

/** Header of `/email-verification`: how many more one-time passwords the mailbox may ask for today. */
export const REQUESTS_LEFT = 'Requests-Left';

/** How long a challenge may be answered. */
export const captchaMinutes = 10;
