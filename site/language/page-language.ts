/**
 * Tells the language of a text by its script: an answer of the backend has English where a text has no translation, and
 * does not say so.
 */
import { ASSAMESE, DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import { type Script, siteLocales } from '../strings/locales.ts';

const BENGALI = String.raw`\u0980-\u09ff`;
const BENGALI_DIGITS = String.raw`\u09e6-\u09ef`;
/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and the scripts beside them, and their forms for print. */
const RIGHT_TO_LEFT = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b`;

/** Marks of other languages in the texts of a page. */
export interface PageLanguage {
  locale: Locale;
  /** The other language. */
  other: Locale;
  /** Matches texts that need a change: letters of the other script, digits of the wrong script, letters from right to left. */
  needsChange: RegExp;
  /** Letters of the other script. */
  otherLetters: RegExp;
  /** Letters of the page's own script. */
  ownLetters: RegExp;
  /** Stretches of the other script in a text of both. */
  stretches: RegExp;
  /** True if such a stretch is in the other language. A single Latin word is mostly a name or an abbreviation. */
  isOtherLanguage: (stretch: string) => boolean;
}

const byScript: Record<Script, Omit<PageLanguage, 'locale'>> = {
  latin: {
    other: ASSAMESE,
    needsChange: new RegExp(`[${BENGALI}${RIGHT_TO_LEFT}]`),
    otherLetters: new RegExp(`[${BENGALI}]`),
    ownLetters: /[A-Za-z]/,
    stretches: new RegExp(`[${BENGALI}](?:[^A-Za-z]*[${BENGALI}])?`, 'g'),
    isOtherLanguage: () => true,
  },
  bengali: {
    other: DEFAULT_LOCALE,
    needsChange: new RegExp(`[A-Za-z${BENGALI_DIGITS}${RIGHT_TO_LEFT}]|[0-9][${BENGALI}]`),
    otherLetters: /[A-Za-z]/,
    ownLetters: new RegExp(`[${BENGALI}]`),
    // A stretch never begins or ends within `&amp;`.
    stretches: new RegExp(String.raw`(?<![&#\w])[A-Za-z][^${BENGALI}]*(?<=[\w;.)])`, 'g'),
    isOtherLanguage: hasTwoWords,
  },
};

const languages = new Map<Locale, PageLanguage>();

export function pageLanguage(locale: Locale): PageLanguage {
  const existing = languages.get(locale);
  if (existing) return existing;
  const language = { locale, ...byScript[siteLocales[locale].script] };
  languages.set(locale, language);
  return language;
}

/** True if a Latin text has two words of two letters or more. In one pass, because a text may have a million letters. */
function hasTwoWords(stretch: string): boolean {
  const text = withoutEntities(stretch);
  const first = text.search(/[A-Za-z]{2}/);
  const space = first === -1 ? -1 : text.indexOf(' ', first);
  return space !== -1 && /[A-Za-z]{2}/.test(text.slice(space));
}

export const withoutEntities = (html: string): string => html.replaceAll(/&#?\w+;/g, '');

/** True if all letters of a text are of the other script. */
export const isInOther = (text: string, { otherLetters, ownLetters }: PageLanguage): boolean =>
  otherLetters.test(text) && !ownLetters.test(text);

/** The value of `lang` for a text on a page; undefined if the text is in the page's own language, or partly. */
export function langOf(text: string, locale: Locale): Locale | undefined {
  const language = pageLanguage(locale);
  return isInOther(text, language) ? language.other : undefined;
}

/** Splits a text of both scripts: every second part, from the second on, is in the other language. */
export function splitByLanguage(
  text: string,
  { stretches, isOtherLanguage }: PageLanguage,
): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: stretch, index } of text.matchAll(stretches)) {
    if (!isOtherLanguage(stretch)) continue;
    parts.push(text.slice(from, index), stretch);
    from = index + stretch.length;
  }
  return [...parts, text.slice(from)];
}

const rightToLeft = new RegExp(`[${RIGHT_TO_LEFT}]`);
/** True if a text has letters that run from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);
