import { type Figure, lineOf } from './budgets.ts';

/** Rows of the table that are measured together. */
export interface Group {
  /** Names of the rows, in the order of the figures. */
  rows: readonly string[];
  measure: () => Promise<readonly Figure[]>;
}

/**
 * The groups with a row whose name contains every word, ignoring case, limited to these rows.
 * Throws if there is none.
 */
export function chooseGroups(groups: readonly Group[], words: readonly string[]): Group[] {
  const isChosen = (row: string) =>
    words.every((word) => row.toLowerCase().includes(word.toLowerCase()));
  const selected = groups
    .map(({ rows, measure }) => ({ rows: rows.filter(isChosen), measure }))
    .filter(({ rows }) => rows.length > 0);
  if (selected.length > 0) return selected;
  const names = groups.flatMap(({ rows }) => rows).join('\n  ');
  throw new Error(`There is no row “${words.join(' ')}”. The rows are:\n  ${names}`);
}

/** Measures group after group and prints each figure as soon as it is known. Resolves with all of them. */
export async function measureGroups(
  groups: readonly Group[],
  print: (line: string) => void = console.log,
): Promise<Figure[]> {
  const width = Math.max(...groups.flatMap(({ rows }) => rows.map((row) => row.length)));
  const figures: Figure[] = [];
  for (const { rows, measure } of groups) {
    const measured = await measure();
    for (const row of rows) {
      const figure = measured.find(({ what }) => what === row);
      if (!figure) throw new Error(`${row} was not measured.`);
      print(lineOf(figure, width));
      figures.push(figure);
    }
  }
  return figures;
}
