import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { inRoot } from '../paths.ts';

export const commonPart = inRoot('site/styles/assamese-common.woff2');
export const fullFontFile = inRoot(
  'node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-600-normal.woff2',
);

/**
 * Bold fonts by script for share pictures, as TrueType because the drawing library cannot read
 * WOFF.
 */
export const drawnParts = ['latin', 'latin-ext', 'bengali'].map((script) => ({
  from: inRoot(
    `node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-${script}-700-normal.woff2`,
  ),
  to: inRoot(`cms/platform/share-pictures/fonts/noto-serif-bengali-${script}.ttf`),
}));

/** Reads a font as TrueType. Copies it, because the decompressor reuses its buffer. */
export const readFont = async (file: string): Promise<Uint8Array> =>
  Uint8Array.from(await decompress(await readFile(file)));
