/**
 * The languages of the college, a row each. What else a language needs does not compile without it: words and script in
 * `site/strings/locales.ts`, mails and answers in the backend.
 */
export const localeTable = {
  en: { label: 'English', prefix: '' },
  as: { label: 'অসমীয়া', prefix: '/as' },
} as const satisfies Record<string, { label: string; prefix: '' | `/${string}` }>;

export type Locale = keyof typeof localeTable;
export const locales = Object.keys(localeTable) as Locale[];

/** A value for each language. */
export const inEachLocale = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

/** Everything is written in it first; it is shown where a text has no translation. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;
/** What the wire names in it besides, whatever language is asked for: `dept_name_as`, `name_as`. */
export const ASSAMESE = 'as' satisfies Locale;

/** The language of a college that writes in these, in which required texts are required: English where it is one of them. */
export const mainLocaleOf = (offered: readonly Locale[]): Locale =>
  offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);

/** Languages besides the default one. */
export const translations = locales.filter((one) => one !== DEFAULT_LOCALE);

/** The language of a path, and the path without its prefix. */
export function readPath(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    const { prefix } = localeTable[locale];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { locale, path: pathname.slice(prefix.length) || '/' };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** A path in a language: `/`, `/events` and `/as`, `/as/events`. */
export function pathIn(locale: Locale, path: string): string {
  const { prefix } = localeTable[locale];
  return prefix && path === '/' ? prefix : prefix + path;
}
