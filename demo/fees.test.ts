/** Fees appear in several places of the demo and must not contradict one another. */
import { expect, test } from 'vitest';
import { type Data, readContent } from './content.ts';
import { isData } from './record.ts';

const content = await readContent();

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

const rupees = (text: string) => Number(/(?:Rs|₹) ?([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Rows of Markdown tables, with cells by column name. */
const rowsOf = (text: string): Map<string, string>[] =>
  (text.match(/(?:^\|.*\|$\n?)+/gm) ?? []).flatMap((table) => {
    const [columns = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return rows.map(
      (cells) => new Map(columns.map((column, index) => [column, cells[index] ?? ''])),
    );
  });
const rows = textsIn([...content.values()]).flatMap(rowsOf);

/** Amounts by programme, such as 3900 for B.A. A row may name several: `M.A., M.Sc.`. */
function amountsBy(name: string, amount: string): Map<string, Set<number>> {
  const amounts = new Map<string, Set<number>>();
  for (const row of rows)
    for (const subject of row.has(amount) ? (row.get(name)?.split(', ') ?? []) : [])
      amounts.set(subject, (amounts.get(subject) ?? new Set()).add(rupees(row.get(amount) ?? '')));
  return amounts;
}

const fees = amountsBy('Programme', 'A semester');

test('a semester of a programme costs the same everywhere', () => {
  expect(fees.size).toBeGreaterThanOrEqual(6);
  for (const [programme, amounts] of fees) expect([...amounts], programme).toHaveLength(1);
});

const programmesOf = ({ programs_offered: programmes }: Data): Data[] =>
  [programmes].flat().filter(isData);
const yearly = (content.get('departments') ?? [])
  .flatMap(programmesOf)
  .map(({ programme, fee }) => ({ programme: String(programme), fee: String(fee) }))
  .filter(({ fee }) => fee.endsWith('a year'));

/** The row that matches most words of a programme: `B.Sc. Computer Science` before `B.Sc.`. */
const feeOf = (programme: string) =>
  [...fees.keys()]
    .filter((name) => programme.startsWith(name))
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) => [...(fees.get(name) ?? [])])[0];

test('a year of a programme costs two semesters', () => {
  const taught = yearly.filter(({ programme }) => !programme.startsWith('Ph.D.'));
  expect(taught.length).toBeGreaterThan(30);
  expect(
    taught.filter(({ programme, fee }) => rupees(fee) !== 2 * (feeOf(programme) ?? Number.NaN)),
  ).toEqual([]);
});

test('a guide has the same fee and days as the page of certificates', () => {
  const certificates = rows.filter((row) => row.has('Certificate'));
  const guides = content.get('guides') ?? [];
  const comparisons = certificates.flatMap((row) => {
    const name = row.get('Certificate')?.toLowerCase() ?? '';
    const guide = guides.find(({ address }) => String(address).split('-')[0] === name);
    if (!guide) return [];
    const { fee, working_days: days } = guide;
    return [
      {
        name,
        fee: isData(fee) && fee.en === row.get('Fee'),
        days: row.get('Ready within') === `${days} working days`,
      },
    ];
  });
  const isSame = { fee: true, days: true };
  expect(comparisons).toEqual([
    { name: 'transfer', ...isSame },
    { name: 'transcript', ...isSame },
  ]);
});
