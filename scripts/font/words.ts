/** Words that the common part of the Assamese font must draw exactly like the full font. */
import { glob, readFile } from 'node:fs/promises';
import { activityNames } from '@college/contract/activity-names';
import { commonConjuncts } from '../../site/styles/conjuncts.ts';
import { root } from '../paths.ts';

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
