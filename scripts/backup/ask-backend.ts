/** Questions that only the backend can answer: its tables, and the files of a bucket. */
import { runCommand } from '../services/backend.ts';

/** Placeholders: the backend encrypts and sends nothing here. */
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

/** Copies files that the folder lacks from the bucket, if there is one. */
export const fetchFiles = (folder: string) => withBucket('fetch', folder);
/** Copies the folder's files into the bucket, if there is one: beside its own, or only while it is empty. */
export const storeFiles = (folder: string, beside: boolean) =>
  withBucket(beside ? 'replace' : 'store', folder);

async function withBucket(way: 'fetch' | 'store' | 'replace', folder: string) {
  if (process.env.S3_BUCKET_URL) await ask(['cms/commands/copy-files.ts', way, folder], folder, {});
}
