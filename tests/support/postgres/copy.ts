/** Copies the demo college to Postgres as a restore does, because filling it takes a minute. */
import path from 'node:path';
import { postgresStore } from '../../../scripts/backup/postgres.ts';
import { sqliteStore } from '../../../scripts/backup/sqlite-file.ts';
import { copyDemo, type Demo, prepareRestored } from '../../../scripts/testing/demo.ts';

export async function copyToPostgres(demo: Demo, dataDir: string, address: string): Promise<Demo> {
  await copyDemo(demo, dataDir);
  const carried = path.join(dataDir, 'carried.sqlite');
  await sqliteStore(dataDir).copyTo(carried);
  await postgresStore(address).replaceWith(carried);
  await prepareRestored(dataDir, { DATABASE_URL: address });
  return { folder: dataDir, admin: demo.admin };
}
