/// <reference types="vite/client" />
/** Collects the CSS of a page: what every page needs, and each CSS module that notes a read of its classes during rendering. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Script } from '../strings/locales.ts';
import base from './base.css?inline';
import { hasRareConjunctInHeading } from './conjuncts.ts';
import fonts from './fonts.css?inline';
import bengali from './fonts-assamese.css?inline';
import wholeBengali from './fonts-assamese-whole.css?inline';
import latin from './fonts-english.css?inline';
import tokens from './tokens.css?inline';

type Classes = Record<string, string>;

/** The CSS of a page in the order of the build, and its hash for `style-src`: `'sha256-…'`. */
export interface PageStyle {
  css: string;
  hash: string;
}

const sheets: string[] = [];
/** The sheets that the current page has used. */
let usedSheets: boolean[] | undefined;
const bytes = {
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ css }: PageStyle, key: string) => css.length + key.length + 500,
};
/** Styles by common CSS and used sheets. Pages of the same kind and language share them. */
const styles = new LRUCache<string, LRUCache<string, PageStyle>>({ max: 20 });

/** Returns the classes of a CSS module. The build calls it for each module (styles/vite-styles.ts). */
export function sheet(css: string, classes: Classes): Classes {
  const index = sheets.push(css) - 1;
  const trackedClasses: Classes = {};
  for (const [name, value] of Object.entries(classes))
    Object.defineProperty(trackedClasses, name, {
      enumerable: true,
      get() {
        if (!usedSheets)
          throw new Error(`${value} is read by no page: classes are read while rendering.`);
        usedSheets[index] = true;
        return value;
      },
    });
  return trackedClasses;
}

/**
 * Renders a page and returns its HTML and CSS, with the result of `common` first. The rendering must not wait for
 * anything.
 */
export function renderWithStyle(
  common: (html: string) => string,
  render: () => string,
): { html: string; style: PageStyle } {
  usedSheets = sheets.map(() => false);
  try {
    const html = render();
    return { html, style: buildPageStyle(common(html), usedSheets) };
  } finally {
    usedSheets = undefined;
  }
}

function buildPageStyle(common: string, used: readonly boolean[]): PageStyle {
  const key = used.map(Number).join('');
  const stylesOfCommon = styles.get(common) ?? new LRUCache<string, PageStyle>(bytes);
  styles.set(common, stylesOfCommon);
  const cached = stylesOfCommon.get(key);
  if (cached) return cached;
  const css = withoutUnusedProperties(common + sheets.filter((_, index) => used[index]).join(''));
  const style = { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  stylesOfCommon.set(key, style);
  return style;
}

const commonOf = (part: string) => part + tokens + fonts + base;
const commonStyles = {
  latin: commonOf(latin),
  bengali: commonOf(bengali),
  whole: commonOf(wholeBengali),
} as const;

/** Removes custom properties that this CSS declares and never uses, such as the colours of errors on a page without form. */
export function withoutUnusedProperties(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return css.replaceAll(/(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
}

/** Returns the CSS that every page needs, with the font part that has all conjuncts of this page. */
export const commonStyle = (script: Script, html: string): string =>
  commonStyles[script === 'bengali' && hasRareConjunctInHeading(html) ? 'whole' : script];
