import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { inRoot } from '../paths.ts';

export const commonPart = inRoot('site/styles/assamese/common.woff2');
export const wholePart = inRoot(
  'node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-600-normal.woff2',
);

/** TrueType. */
export const readFont = async (file: string) => decompress(await readFile(file));
