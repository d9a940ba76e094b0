/** Recognises an empty database in the place of one that is missing: other data of its college are still there. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '@college/server/missing-file';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';
import type { Environment } from '../../platform/environment.ts';
import { disk, storage } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isMigrated } from '../../platform/start/migrate.ts';

/** Names in DATA_DIR that only a running college or a restore makes. */
const ofCollege = /^(mail|backups|before-restore-\d+)$/;

/**
 * Throws if DATA_DIR, the bucket or other schemas of the database say that a college was here before.
 * Call it with a database without accounts. Files count only if there are no tables either, because a
 * first start that was interrupted has stored files of the demo college.
 */
export async function refuseLostDatabase(payload: Payload, settings: Environment): Promise<void> {
  const isSqlite = !isPostgres(payload);
  const traces = [
    ...(await tracesIn(settings.DATA_DIR, isSqlite)),
    ...(isSqlite ? [] : await schemasAside(payload)),
  ];
  if (!(await isMigrated(payload))) traces.push(...(await filesOf(settings)));
  if (traces.length === 0) return;
  throw new Refusal('lostDatabase', { database: nameOf(settings), traces: traces.join(', ') });
}

/** The database without its password. */
function nameOf({ DATABASE_URL, DATA_DIR }: Environment): string {
  if (!DATABASE_URL) return `The database in DATA_DIR (${DATA_DIR})`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `The database of DATABASE_URL (${host}${pathname})`;
}

async function tracesIn(folder: string, isSqlite: boolean): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  const paths = names
    .filter((name) => ofCollege.test(name) || (!isSqlite && name === 'database.sqlite'))
    .map((name) => path.join(folder, name));
  const areFilled = await Promise.all(
    paths.map(async (each) => (await readdir(each).catch(ifMissing([each]))).length > 0),
  );
  return paths.filter((_, index) => areFilled[index]);
}

async function schemasAside(payload: Payload): Promise<string[]> {
  const schemas = sql`SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, 'before_restore_')`;
  return (await rowsOf(payload, schemas)).map(({ name }) => `schema ${name} of the database`);
}

async function filesOf({ DATA_DIR, S3_BUCKET_URL }: Environment): Promise<string[]> {
  const traces: string[] = [];
  for (const folder of Object.values(folders)) {
    if ((await disk.list(folder)).length > 0) traces.push(path.join(DATA_DIR, folder));
    if (storage !== disk && (await storage.list(folder)).length > 0)
      traces.push(`${S3_BUCKET_URL}/${folder}`);
  }
  return traces;
}
