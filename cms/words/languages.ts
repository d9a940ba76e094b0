/** Languages of the admin: those of the contract that have a row here. */
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import { type Config, toWords } from 'payload';
import { en } from 'payload/i18n/en';
import type { AdminWords } from './admin-words.ts';
import { assamese } from './as.ts';
import { english } from './english.ts';
import { type FindingCode, findings } from './findings.ts';
import { withValues } from './with-values.ts';

/**
 * Texts of the admin by language. A language without a row can be used for content but not for the
 * admin itself.
 */
const adminWords: Partial<Record<Locale, AdminWords>> = { as: assamese };

const translated = locales.flatMap((locale) => {
  const words = adminWords[locale];
  return words ? [{ locale, words }] : [];
});

/** Payload's key for Assamese dates, see `cms/patches/assamese-dates.ts`. */
const dateFNSKey = 'bn-IN';

export const i18n: NonNullable<Config['i18n']> = {
  fallbackLanguage: DEFAULT_LOCALE,
  supportedLanguages: {
    en,
    ...Object.fromEntries(
      translated.map(({ locale, words }) => [locale, { dateFNSKey, translations: words.payload }]),
    ),
  },
  translations: {
    en: english,
    ...Object.fromEntries(
      translated.map(
        ({ locale, words }) => [locale, { lexical: words.lexical, sheets: words.sheets }] as const,
      ),
    ),
  } as NonNullable<Config['i18n']>['translations'],
};

/** Returns a label in all languages that translate it. */
export const inAllLanguages = (label: string): Record<string, string> => ({
  [DEFAULT_LOCALE]: label,
  ...Object.fromEntries(
    translated.flatMap(({ locale, words }) => {
      const translated = words.labels[label];
      return translated === undefined ? [] : [[locale, translated]];
    }),
  ),
});

const labelKeys = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
const within = new Set([
  ...['admin', 'blocks', 'fields', 'labels', 'tabs'],
  ...['components', 'RowLabel', 'clientProps'],
]);

/** Replaces labels and descriptions of a config by objects with all languages of the admin. */
export function withLocalizedLabels<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withLocalizedLabels) as Part;
  if (part === null || typeof part !== 'object') return part;
  const words = Object.entries(labelled(part)).map(([key, value]) => {
    if (labelKeys.has(key) && typeof value === 'string' && value)
      return [key, inAllLanguages(value)];
    if (key === 'options') return [key, optionsOf(value)];
    return [key, within.has(key) ? withLocalizedLabels(value) : value];
  });
  return Object.fromEntries(words) as Part;
}

/** An option without a label is labelled by its value. */
const optionsOf = (options: unknown) =>
  Array.isArray(options)
    ? options.map((item) =>
        withLocalizedLabels(typeof item === 'string' ? { label: item, value: item } : item),
      )
    : options;

/** A field without a label is labelled by its name, as in Payload. */
function labelled<Part extends object>(part: Part): Part {
  const { name, type, label } = part as Record<string, unknown>;
  const unlabelled = typeof name === 'string' && type !== undefined && label === undefined;
  return unlabelled ? { ...part, label: toWords(name) } : part;
}

/** For a field or a tab: its description in a college of one language, '' for none. */
export const describedInOneLanguage = (description: string) => ({
  custom: { inOneLanguage: inAllLanguages(description) },
});

/** Returns a label in a language. Falls back to English, and to '' for other values. */
export function labelIn(language: string, label: unknown): string {
  if (typeof label === 'string') return label;
  if (label === null || typeof label !== 'object') return '';
  const words = label as Record<string, string>;
  return words[language] ?? words[DEFAULT_LOCALE] ?? '';
}

/** The label of a field in a language, or its name. */
export const fieldLabelIn = (language: string, field: { name: string; label?: unknown }): string =>
  labelIn(language, field.label) || field.name;

/** Returns the sentence of a finding of a rehearsal in a language of the admin. */
export const findingText = (
  language: string,
  code: FindingCode,
  values: Record<string, string | number>,
): string => withValues((adminWords[language as Locale]?.findings ?? findings)[code], values);
