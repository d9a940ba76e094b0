import { expect, it } from 'vitest';
import { termsOf } from './query.ts';

it('searches at most eight different words of a query', () => {
  const words = ['admit', 'bridge', 'canteen', 'deposit', 'exam', 'forest', 'garden', 'hostel'];
  const terms = termsOf([...words, 'admit', 'library', 'museum'].join(' '));
  expect(terms.map(({ folded }) => folded)).toEqual(words);
});
