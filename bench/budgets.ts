/** Compares the design's budgets with values measured on this machine. */
export interface Figure {
  what: string;
  budget: string;
  measured: string;
  /** Undefined if it was not measured. */
  holds: boolean | undefined;
}

export const limits = {
  html: 14 * 1024,
  homeHtml: 18 * 1024,
  css: 12 * 1024,
  js: 10 * 1024,
  formJs: 90 * 1024,
  firstView: 150 * 1024,
  fonts: 30 * 1024,
  elements: 1200,
  fcp: 900,
  textLcp: 950,
  lcp: 1400,
  fcpShare: 0.7,
  lcpShare: 0.8,
  mainThread: 1000,
  commits: 15,
  bareServer: 1.3,
  nextPage: 100,
  nginxShare: 0.4,
  rendersPerSecond: 500,
  renderTime: 3,
  manyNotices: 1.2,
  search: 50,
  suggestions: 100,
  searchAtOnce: 200,
  publishing: 1.3,
  searchIndex: 2,
  recognition: 2,
  besideRecognition: 2,
} as const;

export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const notMeasured = (what: string, budget: string, why: string): Figure => ({
  what,
  budget,
  measured: `not measured: ${why}`,
  holds: undefined,
});

/** A measured value with its upper (or lower) limit. */
export function figure(
  what: string,
  budget: string,
  value: number,
  { atMost, atLeast, summary }: { atMost?: number; atLeast?: number; summary: string },
): Figure {
  const holds =
    (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  return { what, budget, measured: summary, holds };
}

/** The heaviest of the pages, or all above the limit; weights in bytes. */
export function heaviest(
  what: string,
  budget: string,
  weights: readonly (readonly [path: string, bytes: number])[],
  atMost: number,
): Figure {
  const byWeight = [...weights].sort(([, a], [, b]) => b - a);
  const [first] = byWeight;
  if (!first) throw new Error(`${what}: no page to weigh.`);
  const over = byWeight.filter(([, bytes]) => bytes > atMost);
  const entries = over.length > 1 ? over : [first];
  const summary = entries.map(([path, bytes]) => `${kb(bytes)} (${path})`).join(', ');
  return figure(what, budget, first[1], { atMost, summary });
}

const marks = new Map([
  [true, '✓'],
  [false, '✗'],
  [undefined, '–'],
]);

/** Width of the budget column in characters. */
const BUDGET = 17;

/** A line of the table, with the name padded to `width`. */
const lineOf = ({ what, budget, measured, holds }: Figure, width: number): string =>
  `${marks.get(holds)} ${what.padEnd(width)}  ${budget.padEnd(BUDGET)}  ${measured}`;

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
