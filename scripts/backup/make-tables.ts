import { runCommand } from '../backend.ts';

/** Nothing is encrypted or sent while tables are made. */
const anything = 'x'.repeat(32);
const nowhere = 'http://127.0.0.1';

/** Empty tables as they were after so many migrations: in SQLite in the folder, or in that Postgres. */
export async function makeTables(count: number, dataDir: string, databaseUrl = ''): Promise<void> {
  await runCommand(['tables.ts', `${count}`], {
    dataDir,
    secrets: { PAYLOAD_SECRET: anything, CAPTCHA_SECRET: anything },
    cmsUrl: nowhere,
    siteUrl: nowhere,
    env: { DATABASE_URL: databaseUrl, S3_BUCKET_URL: '', LOG_LEVEL: 'warn' },
  });
}
