/**
 * Indexes that Payload's configuration cannot say; a change here wants a migration.
 *
 * Upstream: none found.
 * Until: cms/patches/indexes.test.ts passes without it.
 */
export function addIndexes(tables: Tables): void {
  indexLocales(tables);
  indexPages(tables);
}

type Tables = Record<string, Table>;

interface Table {
  name: string;
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[] }>;
}

/**
 * Payload looks up a record's texts by the record alone, but indexes them by language first: without
 * this SQLite reads through all texts for every row that it shows.
 */
function indexLocales(tables: Tables): void {
  for (const { name, columns, indexes } of Object.values(tables)) {
    if (!name.endsWith('_locales') || !columns._parentID || !indexes) continue;
    indexes._parentOnly = { name: `${name}_parent_idx`, on: '_parentID' };
  }
}

/**
 * Pages of notices go by date, then by number. With these, the last day and the recycle bin in the index, what a far page skips is counted
 * off there and never read. Payload's own `indexes` know no number.
 */
function indexPages({ notices }: Tables): void {
  for (const index of Object.values(notices?.indexes ?? {}))
    if (Array.isArray(index.on) && index.on.at(-1) === 'date')
      index.on.push('id', 'expires', 'deletedAt');
}
