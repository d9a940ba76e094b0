import { DEFAULT_LOCALE } from '@college/contract/locales';
import { parseCookie } from 'cookie';

/** The language that the admin of a browser is shown in: what Payload's cookie says, before Payload read the request. */
export const languageOf = (headers: Headers): string =>
  parseCookie(headers.get('cookie') ?? '')['payload-lng'] ?? DEFAULT_LOCALE;
