import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';

const row = (id: string, section: string) => ({ id, title: `Row ${id}`, section });
const getwebsitequality = {
  ...{ source: 'GIGW 3.0, in our own words', checked: '26-11-2026', applicable: 83 },
  rows: [row('5.1.9', 'Quality'), row('5.1.20', 'Quality'), row('5.2.7', 'Accessibility')],
};

test('lists what is met by section, and does not call itself certified', async () => {
  const { main } = await visit('/website-quality', { getwebsitequality });
  expect(main.all('h2').map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Quality (2)', 'Accessibility (1)']),
  );
  expect(main.all('tbody tr').map(({ words }) => words)).toContain('5.1.9 Row 5.1.9');
  expect(main.words).toContain('3 of the 83 rows');
  expect(main.words).toContain('It is not a certificate of an auditor.');
  expect(main.words).not.toMatch(/certified|compliant/);
});

test('says that nothing is published if the college does not show it', async () => {
  const { main } = await visit('/website-quality', { getwebsitequality: 0 });
  expect(main.words).toContain('Nothing has been published here yet');
});
