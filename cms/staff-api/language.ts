import { parseCookie } from 'cookie';
import { collegeLocale } from '../platform/college-languages.ts';

/** The admin language of a browser, from Payload's cookie, before Payload has read the request. */
export const languageOf = (headers: Headers): string =>
  collegeLocale(parseCookie(headers.get('cookie') ?? '')['payload-lng']);
