import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../services/backend.ts';
import { fetchFiles, makeTables, storeFiles } from './ask-backend.ts';

// Starts a process of the backend, which the tests of backup and restore run.
vi.mock('../services/backend.ts', () => ({ runCommand: vi.fn() }));
const queries = () =>
  vi.mocked(runCommand).mock.calls.map(([words, { dataDir, env }]) => ({ words, dataDir, env }));
beforeEach(() => void vi.mocked(runCommand).mockReset());
afterEach(() => void vi.unstubAllEnvs());

test('tables are created in the folder or in the given Postgres, without a bucket', async () => {
  await makeTables(3, '/copy');
  await makeTables(4, '/copy', 'postgres://copy');
  expect(queries()).toMatchObject([
    { words: ['cms/commands/tables.ts', '3'], dataDir: '/copy', env: { DATABASE_URL: '' } },
    { words: ['cms/commands/tables.ts', '4'], env: { DATABASE_URL: 'postgres://copy' } },
  ]);
  for (const { env } of queries()) expect(env).toMatchObject({ S3_BUCKET_URL: '' });
});

test('files of a bucket are fetched, and stored if it is empty or on request', async () => {
  vi.stubEnv('S3_BUCKET_URL', 'https://bucket.test');
  await fetchFiles('/copy');
  await storeFiles('/copy', false);
  await storeFiles('/copy', true);
  expect(queries().map(({ words }) => words)).toEqual(
    ['fetch', 'store', 'replace'].map((way) => ['cms/commands/copy-files.ts', way, '/copy']),
  );
});

test('requests no files without a bucket', async () => {
  vi.stubEnv('S3_BUCKET_URL', undefined);
  await fetchFiles('/copy');
  await storeFiles('/copy', true);
  expect(queries()).toEqual([]);
});
