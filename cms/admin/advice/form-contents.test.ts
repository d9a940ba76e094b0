import { expect, it } from 'vitest';
import { paragraph } from '../../testing/content.ts';
import { addressesIn, isEmptyText } from './form-contents.ts';

it.each([undefined, null, '', paragraph(''), paragraph('  ')])('finds no words in %j', (text) => {
  expect(isEmptyText(text)).toBe(true);
});

it('finds words, and counts a picture as words', () => {
  const picture = { root: { children: [{ type: 'upload', value: 1 }] } };
  expect([paragraph('Forms'), picture].map(isEmptyText)).toEqual([false, false]);
});

it('finds addresses in lines and in rich texts, and nothing else', () => {
  const link = (fields: object) => ({ type: 'link', fields, children: [{ text: 'here' }] });
  const text = {
    root: {
      children: [
        { type: 'paragraph', children: [link({ linkType: 'custom', url: '/events' })] },
        { type: 'list', children: [{ children: [link({ url: 'https://x.example.org/a' })] }] },
        link({ linkType: 'internal', doc: { value: 1 }, url: '/not-asked-for' }),
        link({ url: 'mailto:office@example.org' }),
      ],
    },
  };
  const values = [
    '/departments',
    ' https://y.example.org ',
    'Either/or',
    '/ two words',
    7,
    null,
    text,
  ];
  expect(addressesIn(values)).toEqual([
    '/departments',
    'https://y.example.org',
    '/events',
    'https://x.example.org/a',
  ]);
});
