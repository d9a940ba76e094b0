import { expect, it } from 'vitest';
import { termsOf } from './query.ts';

it('eight different words of a query are searched', () => {
  const words = ['admit', 'bridge', 'canteen', 'deposit', 'exam', 'forest', 'garden', 'hostel'];
  const terms = termsOf([...words, 'admit', 'library', 'museum'].join(' '));
  expect(terms.map(({ folded }) => folded)).toEqual(words);
});
