/** The search boxes of the evidence browser, one for each column. */
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

/** Reads the filters of these columns from the address. */
export function parseFilters({ searchParams }: URL, columns: readonly ColumnName[]): Filters {
  return Object.fromEntries(
    columns.map((column) => [column, normalizeQuery(searchParams.get(filterNames[column]))]),
  );
}

/** Returns the rows that contain every filter in its column, ignoring case. */
export const filterRows = <Row extends { texts: Texts }>(
  rows: readonly Row[],
  filters: Filters,
): readonly Row[] =>
  rows.filter(({ texts }) =>
    (Object.keys(filters) as ColumnName[]).every((column) =>
      contains(texts[column] ?? '', filters[column] ?? ''),
    ),
  );
