/** What only the backend knows: its tables, and how a bucket is asked. */
import { runCommand } from '../services/backend.ts';

/** Nothing is encrypted or sent meanwhile. */
const anything = 'x'.repeat(32);
const nowhere = 'http://127.0.0.1';

const ask = (words: string[], dataDir: string, env: Record<string, string>) =>
  runCommand(words, {
    dataDir,
    secrets: { PAYLOAD_SECRET: anything, CAPTCHA_SECRET: anything },
    cmsUrl: nowhere,
    siteUrl: nowhere,
    env: { LOG_LEVEL: 'warn', ...env },
  });

/** Empty tables as they were after so many migrations: in SQLite in the folder, or in that Postgres. */
export async function makeTables(count: number, dataDir: string, databaseUrl = ''): Promise<void> {
  await ask(['cms/commands/tables.ts', `${count}`], dataDir, {
    DATABASE_URL: databaseUrl,
    S3_BUCKET_URL: '',
  });
}

/** Where there is a bucket: what of it the folder lacks into the folder. */
export const fetchFiles = (folder: string) => withBucket('fetch', folder);
/** Where there is a bucket: its files of the folder into it, beside what it holds or only while it is empty. */
export const storeFiles = (folder: string, beside: boolean) =>
  withBucket(beside ? 'replace' : 'store', folder);

async function withBucket(way: 'fetch' | 'store' | 'replace', folder: string) {
  if (process.env.S3_BUCKET_URL) await ask(['cms/commands/copy-files.ts', way, folder], folder, {});
}
