import { expect, it } from 'vitest';
import { fixRecognition, isLegible, paragraphsOf, withoutOldFonts } from './page-text.ts';

it.each([
  ['an empty text', '\n \n', ''],
  [
    'lines divided by the width of the page',
    'The last day to pay the fee of the third\nsemester is the 5th of July at the counter\nof the office.\nThe library stays open that day as it does\nin all weeks.',
    'The last day to pay the fee of the third semester is the 5th of July at the counter of the office.\n\nThe library stays open that day as it does in all weeks.',
  ],
  [
    'a word divided at the end of a line',
    'All candidates bring their regis-\ntration card.',
    'All candidates bring their registration card.',
  ],
  ['a heading', 'NOTICE: FEES 2026\nThe fee is due.', '# NOTICE: FEES 2026\n\nThe fee is due.'],
  ['the longest heading', 'NOTICE '.padEnd(70, 'X'), `# ${'NOTICE '.padEnd(70, 'X')}`],
  ['a line that is too long for a heading', 'NOTICE '.padEnd(71, 'X'), 'NOTICE '.padEnd(71, 'X')],
  [
    'a list',
    'Bring with you to the examination hall:\n1. the admit card of this year and a pen\n2. the identity card',
    'Bring with you to the examination hall:\n\n1. the admit card of this year and a pen\n\n2. the identity card',
  ],
  [
    'Assamese',
    'ছাত্ৰ-ছাত্ৰীসকলক জনোৱা হয় যে মাচুল জমা\nদিয়াৰ শেষ দিন ৫ জুলাই।',
    'ছাত্ৰ-ছাত্ৰীসকলক জনোৱা হয় যে মাচুল জমা দিয়াৰ শেষ দিন ৫ জুলাই।',
  ],
  [
    'lines of thirty letters',
    'Ab'.padEnd(30, 'c').concat('\nand on'),
    `${'Ab'.padEnd(30, 'c')} and on`,
  ],
  [
    'lines of 29 letters',
    'Ab'.padEnd(29, 'c').concat('\nand on'),
    `${'Ab'.padEnd(29, 'c')}\n\nand on`,
  ],
  ['short lines', 'Name\nRina Das\nPost\nLibrarian', 'Name\n\nRina Das\n\nPost\n\nLibrarian'],
])('divides a text into paragraphs: %s', (_what, text, paragraphs) => {
  expect(paragraphsOf(text)).toBe(paragraphs);
});

it('divides many lines and long paragraphs', () => {
  const line = 'All candidates bring their registra-';
  const full = paragraphsOf(`${line}\n`.repeat(150_000));
  expect(full.startsWith('All candidates bring their registra- All')).toBe(true);
  expect(full).toHaveLength(150_000 * (line.length + 1) - 1);
  expect(paragraphsOf('a\n'.repeat(150_000)).split('\n\n')).toHaveLength(150_000);
});

it.each([
  ['জম| দিয়ক', 'জমা দিয়ক'],
  ['তাৰিখৰ পৰ৷', 'তাৰিখৰ পৰা'],
  ['সকলে৷ ছাত্ৰ', 'সকলো ছাত্ৰ'],
  ['বৰঢ়৷', 'বৰঢ়া'],
  ['ভাষ| আৰু শিক্ষ|', 'ভাষা আৰু শিক্ষা'],
  ['১৫ ডিচেম্বৰ, ২০২৬ | পৰীক্ষা', '১৫ ডিচেম্বৰ, ২০২৬ । পৰীক্ষা'],
  ['জমা লোৱা হ’ব ৷', 'জমা লোৱা হ’ব ।'],
  ['যোগাযোগ কৰক।', 'যোগাযোগ কৰক।'],
  ['Name | Post', 'Name | Post'],
  ['a|b', 'a|b'],
])('%s becomes %s', (text, corrected) => {
  expect(fixRecognition(text)).toBe(corrected);
});

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

it('leaves out lines in fonts older than Unicode', () => {
  const english =
    'The PhD scholars of JavaScript and B.Sc. students meet at www.college.example, mail a@college.example.';
  const assamese =
    'Jqar Raro skflo CaL CaLIk jfnaVo hq fy mhaibdFalqr baMxGk TIUo smafrah\nXgYk janzVarE maht AnzZOt kro hPbB A[S]hN kirbHl';
  expect(withoutOldFonts(`${english}\n${assamese}\nCopy to all`)).toBe(`${english}\nCopy to all`);
  const signs = 'Õ¸˜œ˚˛± ˆÂ˝Ã1 ÷±ÒÊ ¬±À·';
  expect(withoutOldFonts(`${english}\n${signs}\n\nÉtudes élevées à l’école`)).toBe(
    `${english}\n\nÉtudes élevées à l’école`,
  );
  // One odd word is enough in a file that has such a font.
  expect(withoutOldFonts('Memo 5\njannE', false)).toBe('Memo 5\njannE');
  expect(withoutOldFonts('Memo 5\njannE', true)).toBe('Memo 5');
});
