/**
 * Reads the default locale, the admin's languages and list columns from the college's setting
 * whenever Payload asks, because Payload's configuration is fixed at start and the languages can
 * change.
 *
 * Upstream: none found; `filterAvailableLocales` leaves the default locale and the languages of the admin as they are.
 * Until: cms/platform/college-languages.test.ts passes without it.
 */
import type { Locale } from '@college/contract/locales';
import type { Field, SanitizedConfig, StaticDescription, Tab } from 'payload';

export interface Languages {
  collegeLocales: () => readonly Locale[];
  mainLocale: () => Locale;
  otherLocales: () => readonly Locale[];
}

export function followLanguages(
  sanitized: SanitizedConfig,
  { collegeLocales, mainLocale, otherLocales }: Languages,
): void {
  const { localization, i18n, collections } = sanitized;
  if (localization) define(localization, 'defaultLocale', mainLocale);
  const all = Object.entries(i18n.supportedLanguages);
  define(i18n, 'supportedLanguages', () => {
    const available = all.filter(([language]) =>
      collegeLocales().some((code) => code === language),
    );
    return Object.fromEntries(available.length > 0 ? available : all);
  });
  // Payload's type allows only languages that it has texts for.
  define(i18n, 'fallbackLanguage', () => {
    const main = mainLocale() as 'en';
    return main in sanitized.i18n.supportedLanguages ? main : 'en';
  });
  for (const { fields } of [...collections, ...sanitized.globals])
    describeFields(fields, () => otherLocales().length === 0);
  for (const { admin, fields } of collections) {
    const { disableCopyToLocale } = admin;
    define(admin, 'disableCopyToLocale', () => disableCopyToLocale || otherLocales().length === 0);
    for (const field of fields)
      if (field.type === 'ui' && field.name === 'translation' && field.admin)
        define(field.admin, 'disableListColumn', () => otherLocales().length === 0);
  }
}

/**
 * Replaces hints about other languages in a college with one language, as `describedInOneLanguage`
 * defines.
 */
function describeFields(fields: readonly (Field | Tab)[], isOneLanguage: () => boolean): void {
  for (const field of fields) {
    const { inOneLanguage }: { inOneLanguage?: StaticDescription } = field.custom ?? {};
    if (inOneLanguage && field.admin && 'description' in field.admin) {
      const { description } = field.admin;
      define(field.admin, 'description', () => (isOneLanguage() ? inOneLanguage : description));
    }
    if ('fields' in field) describeFields(field.fields, isOneLanguage);
    if ('tabs' in field) describeFields(field.tabs, isOneLanguage);
  }
}

const define = <Part extends object, Key extends keyof Part>(
  part: Part,
  key: Key,
  get: () => Part[Key],
) => Object.defineProperty(part, key, { get, enumerable: true, configurable: true });
