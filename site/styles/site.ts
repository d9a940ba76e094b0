/// <reference types="vite/client" />
import base from './base.css?inline';
import fonts from './fonts.css?inline';
import tokens from './tokens.css?inline';

/** What every page needs. */
export const common = tokens + fonts + base;
