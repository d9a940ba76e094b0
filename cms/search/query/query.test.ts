import { expect, it } from 'vitest';
import { termsOf } from './query.ts';

it('eight words of a query are looked for, each once', () => {
  const words = ['admit', 'bridge', 'canteen', 'deposit', 'exam', 'forest', 'garden', 'hostel'];
  const terms = termsOf([...words, 'admit', 'library', 'museum'].join(' '));
  expect(terms.map(({ folded }) => folded)).toEqual(words);
});
