/** Limits that calls, backend and forms share. */

/** Records on one page of a list. */
export const RECORDS_PER_PAGE = 200;
/** Characters of a file's name. */
export const LONGEST_NAME = 255;
/** Bytes of a photo that a visitor sends. */
export const LARGEST_PHOTO = 5_000_000;
export const photoKinds = ['jpeg', 'png', 'webp'] as const;

export const oneTimePassword = {
  digits: 6,
  /** Passwords for one mailbox in a day. */
  requests: 5,
  /** Minutes for which a password is valid. */
  minutes: 10,
  /** Minutes for which an address counts as verified after a correct password. */
  verifiedMinutes: 30,
} as const;

/** The header of `/email-verification` with the number of passwords that the mailbox may still ask for today. */
export const REQUESTS_LEFT = 'Requests-Left';

/** Minutes for which a captcha can be solved. */
export const captchaMinutes = 10;

/** Days within which an office answers visitors' notes, unless the college says otherwise. */
export const ANSWER_DAYS = 30;
