import { expect, it } from 'vitest';
import { readManuals } from './manuals.ts';

it('every manual names each metric once, under a criterion of its own', async () => {
  const manuals = await readManuals();
  expect(manuals.size).toBeGreaterThan(1);
  for (const [code, { criteria, metrics }] of manuals) {
    const numbers = metrics.map(({ number }) => number);
    expect(new Set(numbers).size, code).toBe(numbers.length);
    const own = criteria.map(({ number }) => number);
    expect([...new Set(numbers.map((number) => number.split('.')[0]))], code).toEqual(own);
    // In the manual's order, which is that of its numbers.
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(numbers.toSorted(compare), code).toEqual(numbers);
  }
});

it('the manual of affiliated colleges is whole', async () => {
  const metrics = (await readManuals()).get('naac-affiliated-2020')?.metrics ?? [];
  const of = (kind: string) => metrics.filter(({ type }) => type === kind).length;
  expect([of('QUALITATIVE'), of('QUANTITATIVE')]).toEqual([36, 60]);
  expect(metrics.find(({ number }) => number === '3.4.4')?.text).toMatch(/extension activities/);
});
