import type { Locale } from '@college/contract/locales';
import { assamese } from './as.ts';
import { en, type Strings } from './en.ts';

/** The script of a language. It selects the font and shows which texts on a page are in another language. */
export type Script = 'latin' | 'bengali';

/** Texts and script of each language; other settings are in its row of the contract. */
export const siteLocales: Readonly<Record<Locale, { strings: Strings; script: Script }>> = {
  en: { strings: en, script: 'latin' },
  as: { strings: assamese, script: 'bengali' },
};
