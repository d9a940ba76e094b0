import { parseCookie } from 'cookie';
import { collegeLocale } from '../platform/college-languages.ts';

/**
 * The language that the admin of a browser is shown in: what Payload's cookie says, before Payload read the request.
 */
export const languageOf = (headers: Headers): string =>
  collegeLocale(parseCookie(headers.get('cookie') ?? '')['payload-lng']);
