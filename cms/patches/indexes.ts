/**
 * Indexes that Payload's configuration cannot define. A change here needs a migration.
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
 * Puts the record first in indexes of translations, because Payload looks them up by record, and
 * SQLite would otherwise read all translations for every row.
 */
function indexLocales(tables: Tables): void {
  for (const { name, columns, indexes } of Object.values(tables)) {
    if (!name.endsWith('_locales') || !columns._parentID || !indexes) continue;
    indexes._parentOnly = { name: `${name}_parent_idx`, on: '_parentID' };
  }
}

/**
 * Indexes for pages of notices, sorted by date and id. They include the last days and the recycle
 * bin, so that skipped rows are counted in the index only. Payload's `indexes` cannot include the
 * id.
 */
function indexPages({ notices }: Tables): void {
  for (const index of Object.values(notices?.indexes ?? {}))
    if (Array.isArray(index.on) && index.on.at(-1) === 'date')
      index.on.push('id', 'expires', 'deadline', 'deletedAt');
}
