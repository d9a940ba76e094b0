import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const words = (text: string) => ({ type: 'text', text });
const node = (type: string, ...children: object[]) => ({ type, children });

it('a rich text is its words, a paragraph a line', () => {
  const root = node(
    'root',
    node('heading', words('Fees')),
    node('paragraph', words('Pay '), node('link', words('here')), words('.')),
    node('paragraph'),
    node('list', node('listitem', words('Arts')), node('listitem', words('Science'))),
  );
  expect(plainTextOf({ root })).toBe('Fees\nPay here.\nArts\nScience');
});

it('a line is itself, and nothing is nothing', () => {
  expect(plainTextOf(' Fees ')).toBe('Fees');
  expect(plainTextOf(null)).toBe('');
});
