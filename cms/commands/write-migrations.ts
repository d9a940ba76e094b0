/**
 * `node write-migrations.ts NAME`: what the content asks for and the last migrations lack becomes a migration of each
 * database; the types and the admin's import map follow.
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
  // A language changes Postgres alone. A backup carries as many migrations to the other database: both always get one.
  if (changed.some(Boolean))
    for (const adapter of both) console.log(await writeMigration(payload, adapter));
  else console.log('Nothing differs.');
  await generateTypes(payload.config, { log: false });
  await generateImportMap(payload.config, { log: false });
}

/** Node wants to know what is a type alone; drizzle-kit forgets what a deletion does to a reference new in SQLite. */
const mended = (migration: string) =>
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

/** Answers its path. Asks at the terminal whether a column is new or renamed. */
async function writeMigration(payload: Payload, adapter: Adapter): Promise<string> {
  const { migrationDir } = adapter;
  const [former, before] = [snapshotsOf(adapter), await readdir(migrationDir)];
  Object.assign(payload, { db: adapter });
  // What differs is known: it would ask whether to go on where nothing does, and end the process.
  await adapter.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
  // Payload lists them here for bundles, which we do not migrate from.
  await rm(path.join(migrationDir, 'index.ts'));
  const newFiles = (await readdir(migrationDir)).filter((file) => !before.includes(file));
  const migration = newFiles.find((file) => file.endsWith('.ts'));
  if (!migration || newFiles.length !== 2 || (await differs(adapter)))
    throw new Error(`${adapter.packageName}: no whole migration was written.`);
  const file = path.join(migrationDir, migration);
  await writeFile(file, mended(await readFile(file, 'utf8')));
  // Only the newest snapshot is compared.
  for (const snapshot of former) await rm(snapshot);
  return file;
}

await withPayload(write);
