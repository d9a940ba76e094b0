import { type Locale, locales, mainLocaleOf } from '@college/contract/locales';
import Negotiator from 'negotiator';

/** Chooses the best language of the college for the header `Accept-Language` of a request. */
export function localeOf(
  acceptLanguage: string | null | undefined,
  offered: readonly Locale[] = locales,
): Locale {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  const liked = new Negotiator({ headers }).language([...offered]);
  return offered.find((locale) => locale === liked) ?? mainLocaleOf(offered);
}
