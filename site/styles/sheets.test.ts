import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderWithStyle, sheet } from './sheets.ts';

const card = sheet('.card_1{color:red}', { card: 'card_1' });
const table = sheet('.table_1{width:100%}', { table: 'table_1' });
const base = () => 'p{margin:0}';
const nothing = () => '';

test('a page has what every page needs and the sheets whose classes it reads, in the order of the build', () => {
  const both = renderWithStyle(base, () => `<p class="${table.table} ${card.card}"></p>`);
  expect(both.html).toBe('<p class="table_1 card_1"></p>');
  expect(both.style.css).toBe('p{margin:0}.card_1{color:red}.table_1{width:100%}');
  expect(renderWithStyle(base, () => `${table.table}`).style.css).toBe(
    'p{margin:0}.table_1{width:100%}',
  );
});

test('its hash is of exactly that CSS', () => {
  const { css, hash } = renderWithStyle(nothing, () => `${card.card}`).style;
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('a class that is read outside of a page is refused, for it would have no CSS', () => {
  expect(() => card.card).toThrow('card_1 is read by no page');
  expect(() =>
    renderWithStyle(nothing, () => {
      throw new Error('no page');
    }),
  ).toThrow('no page');
  expect(() => card.card).toThrow('card_1 is read by no page');
});
