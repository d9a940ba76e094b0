/** In which languages the admin speaks: those of the college that have words here. */
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import { type Config, toWords } from 'payload';
import { en } from 'payload/i18n/en';
import type { AdminWords } from './admin-words.ts';
import { assamese } from './as.ts';
import { english } from './english.ts';

/** A language of the college without a row is written in the admin, and not spoken by it. */
const adminWords: Partial<Record<Locale, AdminWords>> = { as: assamese };

const spoken = locales.flatMap((locale) => {
  const words = adminWords[locale];
  return words ? [{ locale, words }] : [];
});

/** Of Payload's keys the one behind which our own words lie: `cms/patches/assamese-dates.ts`. */
const dateFNSKey = 'bn-IN';

export const i18n: NonNullable<Config['i18n']> = {
  fallbackLanguage: DEFAULT_LOCALE,
  supportedLanguages: {
    en,
    ...Object.fromEntries(
      spoken.map(({ locale, words }) => [locale, { dateFNSKey, translations: words.payload }]),
    ),
  },
  translations: {
    en: english,
    ...Object.fromEntries(
      spoken.map(
        ({ locale, words }) => [locale, { lexical: words.lexical, sheets: words.sheets }] as const,
      ),
    ),
  } as NonNullable<Config['i18n']>['translations'],
};

/** A label of the code in every language that has it. */
export const inAllLanguages = (label: string): Record<string, string> => ({
  [DEFAULT_LOCALE]: label,
  ...Object.fromEntries(
    spoken.flatMap(({ locale, words }) => {
      const translated = words.labels[label];
      return translated === undefined ? [] : [[locale, translated]];
    }),
  ),
});

const read = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
const within = new Set([
  ...['admin', 'blocks', 'fields', 'labels', 'tabs'],
  ...['components', 'RowLabel', 'clientProps'],
]);

/** A content type whose labels and descriptions speak every language of the admin. */
export function withLocalizedLabels<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withLocalizedLabels) as Part;
  if (part === null || typeof part !== 'object') return part;
  const words = Object.entries(labelled(part)).map(([key, value]) => {
    if (read.has(key) && typeof value === 'string' && value) return [key, inAllLanguages(value)];
    if (key === 'options') return [key, optionsOf(value)];
    return [key, within.has(key) ? withLocalizedLabels(value) : value];
  });
  return Object.fromEntries(words) as Part;
}

/** Choices that are nothing but their value are called by it. */
const optionsOf = (options: unknown) =>
  Array.isArray(options)
    ? options.map((one) =>
        withLocalizedLabels(typeof one === 'string' ? { label: one, value: one } : one),
      )
    : options;

/** A field that says no label goes by its name, as Payload has it. */
function labelled<Part extends object>(part: Part): Part {
  const { name, type, label } = part as Record<string, unknown>;
  const unlabelled = typeof name === 'string' && type !== undefined && label === undefined;
  return unlabelled ? { ...part, label: toWords(name) } : part;
}

/** For a field or a tab: its description in a college of one language, '' for none. */
export const describedInOneLanguage = (description: string) => ({
  custom: { inOneLanguage: inAllLanguages(description) },
});

/** What a label says in a language; English where it lacks that, nothing where it is none. */
export function labelIn(language: string, label: unknown): string {
  if (typeof label === 'string') return label;
  if (label === null || typeof label !== 'object') return '';
  const words = label as Record<string, string>;
  return words[language] ?? words[DEFAULT_LOCALE] ?? '';
}
