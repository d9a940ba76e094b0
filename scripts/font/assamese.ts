/** The files of the fonts, and the words that the common part of the Assamese font must draw exactly like the full font. */
import { glob, readFile } from 'node:fs/promises';
import { activityNames } from '@college/contract/activity-names';
import { decompress } from 'wawoff2';
import { commonConjuncts } from '../../site/styles/conjuncts.ts';
import { inRoot, root } from '../paths.ts';

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

export const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযৰৱলশষসহ', 'ড়', 'ঢ়', 'য়'];
export const vowelSigns = ['', ...'ািীুূৃেৈোৌঁংঃ'];

/**
 * Every character of Assamese except digits, because pages use Latin digits
 * (site/language).
 */
export const characters = [
  ...' \u00a0।॥\u200c\u200d\u25cc',
  ...'অআইঈউঊঋএঐওঔৎঁংঃ়ািীুূৃেৈোৌ্ৗড়ঢ়য়',
  ...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরৰৱলশষসহ\u09bd',
];

/** Assamese words of the interface and of the demo. */
export async function writtenWords(): Promise<string[]> {
  const texts: string[] = Object.values(activityNames.as);
  for await (const file of glob(['site/strings/as/*.ts', 'demo/content/**/*.*'], { cwd: root }))
    texts.push(await readFile(`${root}/${file}`, 'utf8'));
  const words = texts.join(' ').match(/[\u0980-\u09e5\u09f0\u09f1\u200c\u200d]+/g) ?? [];
  return [...new Set(words)];
}

/** Every letter with every vowel sign and mark, and every listed conjunct. */
export const syllables = (): string[] => [
  ...consonants.flatMap((letter) => vowelSigns.map((sign) => letter + sign)),
  ...[...consonants, ...commonConjuncts].flatMap((core) => [core, `ৰ্${core}`, `${core}্য`]),
  ...consonants.map((letter) => `${letter}্`),
];
