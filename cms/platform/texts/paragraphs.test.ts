import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

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
