import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { inRoot } from '../paths.ts';

export const commonPart = inRoot('site/styles/assamese/common.woff2');
export const wholePart = inRoot(
  'node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-600-normal.woff2',
);

/** Bold, script by script, as the programs that draw share pictures read them: they know no WOFF. */
export const drawnParts = ['latin', 'latin-ext', 'bengali'].map((script) => ({
  from: inRoot(
    `node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-${script}-700-normal.woff2`,
  ),
  to: inRoot(`cms/platform/share-pictures/fonts/noto-serif-bengali-${script}.ttf`),
}));

/** TrueType. */
export const readFont = async (file: string) => decompress(await readFile(file));
