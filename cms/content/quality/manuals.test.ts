import { describe, expect, it } from 'vitest';
import { manualOf, readManuals } from './manuals.ts';

it('every manual lists each metric once, in order, under its criterion', async () => {
  const manuals = await readManuals();
  expect(manuals.size).toBeGreaterThan(1);
  for (const [code, { criteria, metrics }] of manuals) {
    const numbers = metrics.map(({ number }) => number);
    expect(new Set(numbers).size, code).toBe(numbers.length);
    const own = criteria.map(({ number }) => number);
    expect([...new Set(numbers.map((number) => number.split('.')[0]))], code).toEqual(own);
    // Numeric order, which is the manual's own.
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(numbers.toSorted(compare), code).toEqual(numbers);
  }
});

it('the manual for affiliated colleges is complete', async () => {
  const metrics = (await readManuals()).get('naac-affiliated-2020')?.metrics ?? [];
  const of = (kind: string) => metrics.filter(({ type }) => type === kind).length;
  expect([of('QUALITATIVE'), of('QUANTITATIVE')]).toEqual([36, 60]);
  expect(metrics.find(({ number }) => number === '3.4.4')?.text).toMatch(/extension activities/);
});

it('manuals are listed in the order of their codes', async () => {
  const codes = [...(await readManuals()).keys()];
  expect(codes).toEqual(codes.toSorted());
  expect(codes).toContain('naac-affiliated-2020');
});

describe('a manual of the college', () => {
  const metric = (sr_no: string, criterion?: string | null) => ({
    sr_no,
    criterion,
    metric_question: `Asks ${sr_no}`,
    type: 'QUALITATIVE' as const,
  });
  const criteria = (...metrics: ReturnType<typeof metric>[]) =>
    manualOf({ name: 'Review', metrics }).criteria;

  it('is sorted by its numbers, whatever the order of its rows', () => {
    const rows = ['10.1', '2.10', '2.2', '2.1.10', '2.1.9'].map((number) => metric(number));
    const { title, metrics, criteria } = manualOf({ name: 'Review', metrics: rows });
    expect(title).toEqual({ en: 'Review' });
    const numbers = ['2.1.9', '2.1.10', '2.2', '2.10', '10.1'];
    const type = 'QUALITATIVE';
    expect(metrics).toEqual(numbers.map((number) => ({ number, type, text: `Asks ${number}` })));
    expect(criteria.map(({ number }) => number)).toEqual(['2', '10']);
  });

  it('names each criterion after the first row that has its title', () => {
    expect(
      criteria(
        metric('1.2', 'Later'),
        metric('1.1', '1. Lamps'),
        metric('2.1'),
        metric('2.2', '2: Ships'),
      ),
    ).toEqual([
      { number: '1', title: { en: 'Lamps' } },
      { number: '2', title: { en: 'Ships' } },
    ]);
  });

  it.each([
    ['3. Research', 'Research'],
    ['Criterion 3: Research', 'Research'],
    ['criterion 3 – Research', 'Research'],
    [' 3) Research ', 'Research'],
    ['Research', 'Research'],
    ['3', undefined],
    ['Criterion 3', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads the title of a criterion: %j', (heading, title) => {
    expect(criteria(metric('3.1', heading))).toEqual([
      { number: '3', title: title === undefined ? {} : { en: title } },
    ]);
  });
});
