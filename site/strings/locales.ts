import type { Locale } from '@college/contract/locales';
import { assamese } from './as.ts';
import { en, type Strings } from './en.ts';

/** The script that a language is written in: it chooses the font, and tells texts of other languages on a page. */
export type Script = 'latin' | 'bengali';

/** What the site has for each language besides its row in the contract. */
export const siteLocales: Readonly<Record<Locale, { strings: Strings; script: Script }>> = {
  en: { strings: en, script: 'latin' },
  as: { strings: assamese, script: 'bengali' },
};
