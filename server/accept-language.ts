import { type Locale, locales, mainLocaleOf } from '@college/contract/locales';
import Negotiator from 'negotiator';

/** The language that a caller's `Accept-Language` likes best, of those that the college writes in. */
export function localeOf(
  acceptLanguage: string | null | undefined,
  offered: readonly Locale[] = locales,
): Locale {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  const liked = new Negotiator({ headers }).language([...offered]);
  return offered.find((locale) => locale === liked) ?? mainLocaleOf(offered);
}
