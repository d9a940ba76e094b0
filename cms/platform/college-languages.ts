/** The languages of the college: read when a process starts, with every content revision and when somebody changes them. */
import { type Locale, locales, mainLocaleOf } from '@college/contract/locales';

/** Global, because a module may be loaded more than once in a process. */
const shared = globalThis as typeof globalThis & {
  collegeLocales?: readonly Locale[];
  /** Payload's own cache of what the admin is told of the configuration, by language. */
  _payload_clientConfigs?: Record<string, unknown>;
  /** Tells Payload to make the fields of its forms anew. */
  _payload_doNotCacheClientSchemaMap?: boolean;
};

/** The languages that the college writes in; all of them where nothing is chosen. */
export const collegeLocales = (): readonly Locale[] => shared.collegeLocales ?? locales;

/** Applies what the database says: one language, or all of them for any other value. */
export function setCollegeLanguages(stored: unknown): void {
  const before = collegeLocales().join();
  const single = locales.filter((locale) => locale === stored);
  shared.collegeLocales = single.length > 0 ? single : undefined;
  if (collegeLocales().join() === before) return;
  const cached = shared._payload_clientConfigs ?? {};
  for (const language of Object.keys(cached)) delete cached[language];
  shared._payload_doNotCacheClientSchemaMap = true;
}

/** The language in which required texts are required, and to which other languages fall back. */
export const mainLocale = (): Locale => mainLocaleOf(collegeLocales());

/** The languages of the college besides the main one. Their texts may be left empty. */
export const otherLocales = (): Locale[] =>
  collegeLocales().filter((locale) => locale !== mainLocale());

/** True for a language in which required texts may be left empty. */
export const isTranslation = (locale: string | null | undefined): boolean =>
  locale !== mainLocale() && locales.some((code) => code === locale);

/** A language of the college: the first of the candidates that is one, else the main language. */
export const collegeLocale = (...candidates: (string | null | undefined)[]): Locale =>
  candidates.flatMap((code) => collegeLocales().find((locale) => locale === code) ?? [])[0] ??
  mainLocale();
