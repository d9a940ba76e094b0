/** SQLite in DATA_DIR, or Postgres when DATABASE_URL names one. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutControls } from '@college/contract/control-characters';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { runAfterCommit } from '../../patches/after-commit.ts';
import { claimJobs } from '../../patches/claim-jobs.ts';
import { rejectFailedCommits } from '../../patches/failed-commits.ts';
import { addIndexes } from '../../patches/indexes.ts';
import { orderByNewestVersion } from '../../patches/newest-version.ts';
import { sqliteClient } from '../../patches/sqlite/sqlite-client.ts';
import { environment } from '../environment.ts';
import { folder } from '../folder.ts';
import { newMutex } from '../mutex.ts';
import { rowsOf } from './statements.ts';
import { tableLog } from './tables-read.ts';

const migrations = (dialect: string) => path.join(folder, 'migrations', dialect);

export const database = () =>
  environment.DATABASE_URL ? postgres(environment.DATABASE_URL) : sqlite();

export function postgres(connectionString: string) {
  const adapter = postgresAdapter({
    pool: { connectionString },
    logger: tableLog,
    push: false,
    allowIDOnCreate: true,
    migrationDir: migrations('postgres'),
  });
  const init: typeof adapter.init = (args) => {
    setPrivateUmask();
    const db = adapter.init(args);
    rejectFailedCommits(db);
    runAfterCommit(db);
    orderByNewestVersion(db);
    claimJobs(db, rowsOf);
    cleanText(db);
    db.beforeSchemaInit.push(({ schema }) => {
      addIndexes(db.rawTables);
      return schema;
    });
    return db;
  };
  return { ...adapter, init };
}

export function sqlite() {
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o750 });
  const client = { url: pathToFileURL(path.join(environment.DATA_DIR, 'database.sqlite')).href };
  const adapter = sqliteAdapter({
    client,
    logger: tableLog,
    transactionOptions: {},
    push: false,
    // Imports set ids, so that old links lead to the same content.
    allowIDOnCreate: true,
    // Ids of deleted records are not used again, because old links must not lead to new content.
    autoIncrement: true,
    migrationDir: migrations('sqlite'),
  });
  const init: typeof adapter.init = (args) => {
    setPrivateUmask();
    const db = adapter.init(args);
    db.client = sqliteClient(client, newMutex());
    rejectFailedCommits(db);
    runAfterCommit(db);
    orderByNewestVersion(db);
    claimJobs(db, rowsOf);
    cleanText(db);
    db.beforeSchemaInit.push(({ schema }) => {
      addIndexes(db.rawTables);
      return schema;
    });
    return db;
  };
  return { ...adapter, init };
}

/**
 * Makes new files (database, private photos, mails) readable for the backend's user and group only.
 * A stricter umask stays.
 */
export function setPrivateUmask(): void {
  const umask = process.umask(0o027);
  process.umask(umask | 0o027);
}

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

type Write = (args: object) => Promise<unknown>;
type Adapter = Partial<Record<(typeof writes)[number], Write>>;

/**
 * Removes control characters from everything written through the database adapter: by forms, the
 * admin, imports, restores and commands. A single NUL in SQLite would make a later move to Postgres
 * fail.
 */
function cleanText(adapter: object): void {
  const db = adapter as Adapter;
  for (const name of writes) {
    const write = db[name];
    if (write) db[name] = (args) => write.call(db, withCleanData(args));
  }
}

/** Cleans the arguments of a write: `data` or `versionData`. */
const withCleanData = (args: object): object => {
  const clean: Record<string, unknown> = { ...args };
  for (const name of ['data', 'versionData'])
    if (name in clean) clean[name] = withoutControls(clean[name]);
  return clean;
};
