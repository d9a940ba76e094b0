/// <reference types="vite/client" />
import type { Locale } from '@college/contract/calls';
import base from './base.css?inline';
import fonts from './fonts.css?inline';
import assamese from './fonts-assamese.css?inline';
import tokens from './tokens.css?inline';

/** What every page of a language needs. */
export const common: Record<Locale, string> = {
  en: tokens + fonts + base,
  as: tokens + fonts + assamese + base,
};
