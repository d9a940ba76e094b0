/** The cells of a sheet as lines to search in, wherever they stand. */
import type { CellSink, Rows } from './grid.ts';

export function openLines(): CellSink & { rows: () => Rows } {
  const lines = new Map<number, string[]>();
  return {
    put(row, _column, text) {
      const line = lines.get(row) ?? [];
      line.push(text);
      lines.set(row, line);
    },
    merge: () => {},
    rows: () => [...lines.values()],
  };
}
