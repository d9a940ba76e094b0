/** Files that are restored into a bucket; tests/deploy/bucket restores a whole college into S3rver. */

import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { patience } from '../testing/temporary-cms.ts';

/** A bucket with the file `old.jpg` that refuses `bad.jpg`. */
async function openBucket() {
  const stored = new Set(['/college/files/media/old.jpg']);
  const server = createServer((request, response) => {
    const { pathname = '', search } = new URL(request.url ?? '', 'http://bucket.test');
    const isRefusal = request.method === 'PUT' && pathname.endsWith('bad.jpg');
    if (request.method === 'PUT' && !isRefusal) stored.add(pathname);
    if (request.method === 'DELETE') stored.delete(pathname);
    const isMedia = search.includes('prefix=files%2Fmedia%2F');
    request.resume().on('end', () => {
      response.statusCode = isRefusal ? 403 : request.method === 'DELETE' ? 204 : 200;
      response.end(isMedia ? '<Key>files/media/old.jpg</Key>' : '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { stored, S3_BUCKET_URL: `http://127.0.0.1:${port}/college` };
}

it('removes what it added to a bucket if a file cannot be stored, and leaves the folder as it was', {
  timeout: patience,
}, async () => {
  const { stored, S3_BUCKET_URL } = await openBucket();
  const folder = await mkdtemp(path.join(process.env.DATA_DIR ?? '', 'copy-'));
  await mkdir(path.join(folder, 'files/media'), { recursive: true });
  const names = ['bad.jpg', 'new.jpg', 'old.jpg'];
  for (const name of names) await writeFile(path.join(folder, 'files/media', name), name);
  const { exitCode, stderr } = await execa(
    process.execPath,
    [path.join(import.meta.dirname, 'copy-files.ts'), 'replace', folder],
    { env: { S3_BUCKET_URL, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'key' }, reject: false },
  );
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('failed at PUT')]);
  expect([...stored]).toEqual(['/college/files/media/old.jpg']);
  expect(await readdir(path.join(folder, 'files/media'))).toEqual(names);
});
