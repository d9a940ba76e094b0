import { expect, test, vi } from 'vitest';
import { chooseGroups, type Figure, measureGroups } from './budgets.ts';

const figureOf = (what: string): Figure => ({
  what,
  budget: '≤ 1 s',
  measured: '2 s',
  holds: false,
});
const groupOf = (...rows: string[]) => ({
  rows,
  measure: vi.fn(async () => rows.map(figureOf)),
});

test('each value is printed before the next group is measured', async () => {
  const lines: string[] = [];
  const first = groupOf('Search', 'Suggestions');
  const second = groupOf('CSS');
  second.measure.mockImplementation(async () => {
    expect(lines).toHaveLength(2);
    return [figureOf('CSS')];
  });
  const figures = await measureGroups([first, second], (line) => lines.push(line));
  expect(lines).toEqual([
    '✗ Search       ≤ 1 s              2 s',
    '✗ Suggestions  ≤ 1 s              2 s',
    '✗ CSS          ≤ 1 s              2 s',
  ]);
  expect(figures.map(({ what }) => what)).toEqual(['Search', 'Suggestions', 'CSS']);
});

test('words select rows whose name contains all of them, ignoring case', async () => {
  const search = groupOf('Search, SQLite', 'Suggestions, SQLite');
  const groups = [search, groupOf('CSS')];
  expect(chooseGroups(groups, []).flatMap(({ rows }) => rows)).toHaveLength(3);
  const [selected, ...others] = chooseGroups(groups, ['sqlite', 'SUGGEST']);
  expect([selected?.rows, others]).toEqual([['Suggestions, SQLite'], []]);
  const figures = await measureGroups(selected ? [selected] : [], () => {});
  expect(figures.map(({ what }) => what)).toEqual(['Suggestions, SQLite']);
});

test('unknown words are refused with the list of names', () => {
  expect(() => chooseGroups([groupOf('CSS')], ['speed'])).toThrow(
    'There is no row “speed”. The rows are:\n  CSS',
  );
});

test('a row without a value is a failure', async () => {
  const group = { rows: ['CSS', 'Fonts'], measure: async () => [figureOf('CSS')] };
  await expect(measureGroups([group], () => {})).rejects.toThrow('Fonts was not measured.');
});
