import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import Negotiator from 'negotiator';

/** The language that a caller's `Accept-Language` likes best, of those that editors write in. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  const liked = new Negotiator({ headers }).language([...locales]);
  return locales.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}
