import { expect, it } from 'vitest';
import { paragraph } from '../testing/content.ts';
import { isEmptyText, linkedFile } from './advice.ts';

it.each([undefined, null, '', paragraph(''), paragraph('  ')])('finds no words in %j', (text) => {
  expect(isEmptyText(text)).toBe(true);
});

it('finds words, and takes a picture for some', () => {
  const picture = { root: { children: [{ type: 'upload', value: 1 }] } };
  expect([paragraph('Forms'), picture].map(isEmptyText)).toEqual([false, false]);
});

it('knows a file of ours by its address', () => {
  const links = [
    '/files/media/a%20b.pdf',
    '/files/media/%E0.pdf',
    '/events',
    'https://x.example.org/files/media/a.pdf',
    undefined,
  ];
  expect(links.map(linkedFile)).toEqual(['a b.pdf', '%E0.pdf', undefined, undefined, undefined]);
});
