/// <reference types="vite/client" />
import type { Locale } from '@college/contract/calls';
import { hasRareHeading } from './assamese/conjuncts.ts';
import base from './base.css?inline';
import fonts from './fonts.css?inline';
import assamese from './fonts-assamese.css?inline';
import wholeAssamese from './fonts-assamese-whole.css?inline';
import english from './fonts-english.css?inline';
import tokens from './tokens.css?inline';

const common = (part: string) => part + tokens + fonts + base;
const styles = { en: common(english), as: common(assamese), whole: common(wholeAssamese) } as const;

/** What every page of a language needs, with the part of the font that has all of this page's conjuncts. */
export const commonStyle = (locale: Locale, html: string): string =>
  styles[locale === 'as' && hasRareHeading(html) ? 'whole' : locale];
