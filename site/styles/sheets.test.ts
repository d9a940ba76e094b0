import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderWithStyle, sheet, withoutUnusedProperties } from './sheets.ts';

const card = sheet('.card_1{color:red}', { card: 'card_1' });
const table = sheet('.table_1{width:100%}', { table: 'table_1' });
const base = () => 'p{margin:0}';
const nothing = () => '';

test('a page has the common CSS and the sheets of its classes, in the order of the build', () => {
  const both = renderWithStyle(base, () => `<p class="${table.table} ${card.card}"></p>`);
  expect(both.html).toBe('<p class="table_1 card_1"></p>');
  expect(both.style.css).toBe('p{margin:0}.card_1{color:red}.table_1{width:100%}');
  expect(renderWithStyle(base, () => `${table.table}`).style.css).toBe(
    'p{margin:0}.table_1{width:100%}',
  );
});

test('the hash is of exactly that CSS', () => {
  const { css, hash } = renderWithStyle(nothing, () => `${card.card}`).style;
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('reading a class outside of a page throws, because its CSS would be missing', () => {
  expect(() => card.card).toThrow('card_1 is read by no page');
  expect(() =>
    renderWithStyle(nothing, () => {
      throw new Error('no page');
    }),
  ).toThrow('no page');
  expect(() => card.card).toThrow('card_1 is read by no page');
});

test('a page has only the custom properties that its CSS uses', () => {
  const tokens =
    ':root{--ink:#000;--error:red;--gap: 1px}p{color:var(--ink);margin:calc(var(--gap) * 2)}';
  expect(withoutUnusedProperties(tokens)).toBe(tokens.replace('--error:red;', ''));
});
