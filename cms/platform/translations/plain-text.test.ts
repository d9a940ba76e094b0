import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const words = (text: string) => ({ type: 'text', text });
const node = (type: string, ...children: object[]) => ({ type, children });

it('returns the words of a rich text, with a line for each paragraph', () => {
  const root = node(
    'root',
    node('heading', words('Fees')),
    node('paragraph', words('Pay '), node('link', words('here')), words('.')),
    node('paragraph'),
    node('list', node('listitem', words('Arts')), node('listitem', words('Science'))),
  );
  expect(plainTextOf({ root })).toBe('Fees\nPay here.\nArts\nScience');
});

it('returns a trimmed line, and an empty text for no value', () => {
  expect(plainTextOf(' Fees ')).toBe('Fees');
  expect(plainTextOf(null)).toBe('');
});
