/** Rows of an SQLite from before control characters were refused: Postgres takes neither NUL nor its escape in JSON. */
import { withoutControls } from '@college/contract/control-characters';
import type { Table } from './postgres-tables.ts';
import type { Row } from './sqlite-file.ts';

export const withoutControlsIn = ({ columns }: Table, rows: Row[]): Row[] =>
  rows.map((row) => row.map((value, index) => clean(value, columns[index]?.type ?? '')));

function clean(value: string | null, type: string): string | null {
  if (value === null) return null;
  if (!type.startsWith('json')) return withoutControls(value);
  const parsed: unknown = JSON.parse(value);
  const kept = withoutControls(parsed);
  // The text stays as it was written if nothing is removed.
  return kept === parsed ? value : JSON.stringify(kept);
}
