/**
 * Runs steps of a backup that need the backend's code: creating tables, and copying files of a
 * bucket.
 */
import { runCommand } from '../services/backend.ts';

/** Placeholder for secrets, which are not used here. */
const placeholder = 'x'.repeat(32);
const nowhere = 'http://127.0.0.1';

const ask = (words: string[], dataDir: string, env: Record<string, string>) =>
  runCommand(words, {
    dataDir,
    secrets: { PAYLOAD_SECRET: placeholder, CAPTCHA_SECRET: placeholder },
    cmsUrl: nowhere,
    siteUrl: nowhere,
    env: { LOG_LEVEL: 'warn', ...env },
  });

/**
 * Creates empty tables as of the first `count` migrations: in SQLite in the folder, or in Postgres.
 */
export async function makeTables(count: number, dataDir: string, databaseUrl = ''): Promise<void> {
  await ask(['cms/commands/tables.ts', `${count}`], dataDir, {
    DATABASE_URL: databaseUrl,
    S3_BUCKET_URL: '',
  });
}

/** Copies files that the folder lacks from the bucket, if there is one. */
export const fetchFiles = (folder: string) => withBucket('fetch', folder);
/**
 * Copies the folder's files into the bucket, if there is one. Without `beside` the bucket must be
 * empty.
 */
export const storeFiles = (folder: string, beside: boolean) =>
  withBucket(beside ? 'replace' : 'store', folder);

async function withBucket(way: 'fetch' | 'store' | 'replace', folder: string) {
  if (process.env.S3_BUCKET_URL) await ask(['cms/commands/copy-files.ts', way, folder], folder, {});
}
