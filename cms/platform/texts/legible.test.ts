import { expect, it } from 'vitest';
import { isLegible } from './legible.ts';

const assamese =
  'মহাবিদ্যালয়ৰ সকলো ছাত্ৰ-ছাত্ৰীক ইয়াৰ দ্বাৰা জনোৱা হয় যে তৃতীয় ষাণ্মাসিকৰ পৰীক্ষাৰ মাচুল ২০২৬ চনৰ ২০ নৱেম্বৰৰ ভিতৰত জমা দিব লাগিব।';
const english =
  'All students of the third semester are hereby informed that the fee (Rs. 1,200/-) is due by 20th Nov. 2026. B.Sc. and M.Phil. candidates of GUCDOE: see www.example.org';
// Text that PDFium reads from Chromium's prints and from fonts older than Unicode.
const inPieces =
  'মহা বি দ্যা লয়ৰ সকলো ছা ত্ৰ-ছা ত্ৰী ক ইয়া ৰ দ্বা ৰা জনো ৱা হয় যে তৃতী য় ষা ণ্মা সি কৰ পৰী ক্ষা ৰ মা চুল ২০২৬ চনৰ';
const formerFont =
  'Òºãº ³ãÒÀ ›ãÑóèÅ, ÓµàÃ Òºš¡à Šš¡¹à Òü}¹ã\\ã =àÅ [³ƒÃ A¡¹àÒü [>š¡üìÚ ëšøÎ ³[>šå¡ì¹A¡ "ÒüìÅàA¡';
const inCapitals = 'kKYõIL dLY kwõIL ~Kd gõLY bõILd KLõY vNKd wKõY pLKd xõKL zLKõ qKdL gKõY';

it.each([
  ['Assamese', assamese, true],
  ['English', english, true],
  ['both languages', `${assamese}\n${english}`, true],
  [
    'a table',
    'Sl. Name Class Roll Marks\n1 Rina Das BA-III 0012 78.5\n2 A. Ali BSc-I 0017 81',
    true,
  ],
  ['a few words', '~Kd gõLY', true],
  ['eleven meaningless words', 'gõLY '.repeat(11), true],
  ['twelve meaningless words', 'gõLY '.repeat(12), false],
  ['eleven separate syllables', 'মহা '.repeat(11), true],
  ['twelve separate syllables', 'মহা '.repeat(12), false],
  ['an empty text', '', true],
  ['very long words', `a${'!'.repeat(400_000)}a `.repeat(12), true],
  ['one of fifty words cut', `${'মহাবিদ্যালয় '.repeat(49)}াৰ`, true],
  ['two of fifty words cut', `${'মহাবিদ্যালয় '.repeat(48)}াৰ াৰ`, false],
  ['separate syllables', inPieces, false],
  ['a font from before Unicode', formerFont, false],
  ['another such font', inCapitals, false],
])('recognises if a text is legible: %s', (_what, text, legible) => {
  expect(isLegible(text)).toBe(legible);
});
