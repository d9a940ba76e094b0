interface Table {
  name: string;
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[] }>;
}

/**
 * Payload looks up a record's texts by the record alone, but indexes them by language first: without
 * this SQLite reads through all texts for every row that it shows.
 */
export function indexLocales(tables: Record<string, Table>): void {
  for (const { name, columns, indexes } of Object.values(tables)) {
    if (!name.endsWith('_locales') || !columns._parentID || !indexes) continue;
    indexes._parentOnly = { name: `${name}_parent_idx`, on: '_parentID' };
  }
}
