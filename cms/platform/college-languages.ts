/**
 * The languages of the college. Read when a process starts, with every new content revision, and
 * when the setting changes.
 */
import { type Locale, locales, mainLocaleOf } from '@college/contract/locales';

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const shared = globalThis as typeof globalThis & {
  collegeLocales?: readonly Locale[];
  /** Payload's cache of the configuration for the admin, by language. */
  _payload_clientConfigs?: Record<string, unknown>;
  /** Makes Payload build the fields of its forms again. */
  _payload_doNotCacheClientSchemaMap?: boolean;
};

/** The languages of the college; all languages if none is set. */
export const collegeLocales = (): readonly Locale[] => shared.collegeLocales ?? locales;

/** Applies the stored setting: one language, or all of them for any other value. */
export function setCollegeLanguages(stored: unknown): void {
  const before = collegeLocales().join();
  const single = locales.filter((locale) => locale === stored);
  shared.collegeLocales = single.length > 0 ? single : undefined;
  if (collegeLocales().join() === before) return;
  const cached = shared._payload_clientConfigs ?? {};
  for (const language of Object.keys(cached)) delete cached[language];
  shared._payload_doNotCacheClientSchemaMap = true;
}

/** The language in which required texts must be written, and to which other languages fall back. */
export const mainLocale = (): Locale => mainLocaleOf(collegeLocales());

/** The languages of the college besides the main one. Their texts may be left empty. */
export const otherLocales = (): Locale[] =>
  collegeLocales().filter((locale) => locale !== mainLocale());

/** True for a language in which required texts may be left empty. */
export const isTranslation = (locale: string | null | undefined): boolean =>
  locale !== mainLocale() && locales.some((code) => code === locale);

/** The first candidate that is a language of the college, or else the main language. */
export const collegeLocale = (...candidates: (string | null | undefined)[]): Locale =>
  candidates.flatMap((code) => collegeLocales().find((locale) => locale === code) ?? [])[0] ??
  mainLocale();
