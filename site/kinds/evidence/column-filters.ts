/** The search boxes above a step of the browser: one for every column, each with a name in the address. */
import { contains, normalizeQuery } from '../../lists/find-notices.ts';

export const filterNames = {
  criterion: 'in_criterion',
  question: 'in_question',
  srNo: 'in_srno',
  title: 'in_title',
  files: 'in_files',
} as const;
export type ColumnName = keyof typeof filterNames;
export type Filters = Partial<Record<ColumnName, string>>;
export type Texts = Readonly<Partial<Record<ColumnName, string>>>;

/** What an address looks for in some columns. */
export function parseFilters({ searchParams }: URL, columns: readonly ColumnName[]): Filters {
  return Object.fromEntries(
    columns.map((column) => [column, normalizeQuery(searchParams.get(filterNames[column]))]),
  );
}

/** The rows that contain, in every column, what is looked for there, whatever its case. */
export const filterRows = <Row extends { texts: Texts }>(
  rows: readonly Row[],
  filters: Filters,
): readonly Row[] =>
  rows.filter(({ texts }) =>
    (Object.keys(filters) as ColumnName[]).every((column) =>
      contains(texts[column] ?? '', filters[column] ?? ''),
    ),
  );
