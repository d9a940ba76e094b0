/**
 * `node write-migrations.ts NAME`: creates a migration for each database from the difference between
 * the configuration and the last migration, and updates the types and the admin's import map.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateImportMap, type Payload } from 'payload';
import { generateTypes } from 'payload/node';
import { type Adapter, adapters, compare, snapshotsOf } from '../platform/database/drift.ts';
import { withPayload } from './open.ts';

const [name = ''] = process.argv.slice(2);

async function write(payload: Payload): Promise<void> {
  const both = await adapters(payload);
  const changed = await Promise.all(both.map(differs));
  // Both databases always get a migration, even if only Postgres changes (as for a new language),
  // because a restore into the other database counts them.
  if (changed.some(Boolean))
    for (const adapter of both) console.log(await writeMigration(payload, adapter));
  else console.log('Nothing has changed.');
  await generateTypes(payload.config, { log: false });
  await generateImportMap(payload.config, { log: false });
}

/**
 * Corrects generated code: Node needs `import type`, and drizzle-kit omits ON DELETE for a new reference
 * in SQLite.
 */
const corrected = (migration: string) =>
  migration
    .replace('MigrateUpArgs, MigrateDownArgs', 'type MigrateDownArgs, type MigrateUpArgs')
    .replace(
      /ALTER TABLE \\`(\w+)\\` ADD .* REFERENCES \w+\(id\)/g,
      (line, table) => `${line} ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'}`,
    )
    .replaceAll('// Migration code', '// Only the other database changes.');

async function differs(adapter: Adapter): Promise<boolean> {
  const { content, migrated } = await compare(adapter);
  return !isDeepStrictEqual(content, migrated);
}

/** Creates a migration and returns its path. Asks in the terminal if a column is new or renamed. */
async function writeMigration(payload: Payload, adapter: Adapter): Promise<string> {
  const { migrationDir } = adapter;
  const [former, before] = [snapshotsOf(adapter), await readdir(migrationDir)];
  Object.assign(payload, { db: adapter });
  // Skips drizzle-kit's question for an empty migration, which would end the process.
  await adapter.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
  // Payload's list of migrations for bundles, which is not used here.
  await rm(path.join(migrationDir, 'index.ts'));
  const newFiles = (await readdir(migrationDir)).filter((file) => !before.includes(file));
  const migration = newFiles.find((file) => file.endsWith('.ts'));
  if (!migration || newFiles.length !== 2 || (await differs(adapter)))
    throw new Error(`${adapter.packageName}: no complete migration was written.`);
  const file = path.join(migrationDir, migration);
  await writeFile(file, corrected(await readFile(file, 'utf8')));
  // Only the newest snapshot is compared.
  for (const snapshot of former) await rm(snapshot);
  return file;
}

await withPayload(write);
