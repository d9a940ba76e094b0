import { expect, it } from 'vitest';
import { termsOf } from './query.ts';

it('eight words of a query are looked for, each once', () => {
  const words = ['admit', 'bridge', 'canteen', 'deposit', 'exam', 'forest', 'garden', 'hostel'];
  expect(termsOf([...words, 'admit', 'library', 'museum'].join(' '))).toEqual(words);
});
