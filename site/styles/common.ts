/// <reference types="vite/client" />
import type { Script } from '../strings/locales.ts';
import base from './base.css?inline';
import { hasRareConjunctInHeading } from './conjuncts.ts';
import fonts from './fonts.css?inline';
import bengali from './fonts-assamese.css?inline';
import wholeBengali from './fonts-assamese-whole.css?inline';
import latin from './fonts-english.css?inline';
import tokens from './tokens.css?inline';

const common = (part: string) => part + tokens + fonts + base;
const styles = {
  latin: common(latin),
  bengali: common(bengali),
  whole: common(wholeBengali),
} as const;

/** Returns the CSS that every page needs, with the font part that has all conjuncts of this page. */
export const commonStyle = (script: Script, html: string): string =>
  styles[script === 'bengali' && hasRareConjunctInHeading(html) ? 'whole' : script];
