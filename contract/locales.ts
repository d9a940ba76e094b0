/**
 * The languages of the website. The other tables with a row for each language, such as `site/strings/locales.ts` and the
 * mails of the backend, do not compile without that row.
 */
export const localeTable = {
  en: { label: 'English', prefix: '' },
  as: { label: 'অসমীয়া', prefix: '/as' },
} as const satisfies Record<string, { label: string; prefix: '' | `/${string}` }>;

export type Locale = keyof typeof localeTable;
export const locales = Object.keys(localeTable) as Locale[];

/** Makes a value for each language. */
export const inEachLocale = <Value>(valueIn: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;

/** The language in which texts are written first, and which is shown if there is no translation. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;
/** The language of the fields `dept_name_as` and `name_as`, which every answer has beside the requested language. */
export const ASSAMESE = 'as' satisfies Locale;

/** The main language of a college with these languages: English if it is one of them. Required texts are required in it. */
export const mainLocaleOf = (offered: readonly Locale[]): Locale =>
  offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);

/** Languages besides the default one. */
export const translations = locales.filter((locale) => locale !== DEFAULT_LOCALE);

/** Splits a path into its language and the path without the prefix of the language. */
export function readPath(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    const { prefix } = localeTable[locale];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { locale, path: pathname.slice(prefix.length) || '/' };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Puts the prefix of a language before a path: `/events` becomes `/as/events`, `/` becomes `/as`. */
export function pathIn(locale: Locale, path: string): string {
  const { prefix } = localeTable[locale];
  return prefix && path === '/' ? prefix : prefix + path;
}
