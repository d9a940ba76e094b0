/**
 * A college with files in a bucket: they are backed up and restored, to a bucket or to a disk.
 *
 * @long 60 s
 * @for cms/platform/files scripts/backup
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openS3, type S3 } from '../../cms/testing/s3.ts';
import { command } from '../support/command.ts';

let folder: string;
let first: S3;
let second: S3;
let archive: string;
const place = (...parts: string[]) => path.join(folder, ...parts);
const folders = ['files/media', 'private/photos'];
const namesIn = async (s3: S3) => Promise.all(folders.map((folder) => s3.names(folder)));
const demo = () => inject('demo').folder;
const onDisk = (root: string) =>
  Promise.all(
    folders.map(async (folder) => (await readdir(path.join(root, folder)).catch(() => [])).sort()),
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  [first, second] = [await openS3(), await openS3()];
  // Moves a college to the bucket as an operator would: with a backup from the disk.
  await command('backup', ['of-disk'], { DATA_DIR: demo() }, folder);
  const [name = ''] = await readdir(place('of-disk'));
  const env = { DATA_DIR: place('first'), ...first.settings };
  const moved = await command('restore', [place('of-disk', name)], env, folder);
  expect(moved).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await rm(folder, { recursive: true, force: true });
});

test('a backup of the disk restores into a bucket', async () => {
  expect(await namesIn(first)).toEqual(await onDisk(demo()));
  expect((await namesIn(first)).flat().length).toBeGreaterThan(300);
  expect(await onDisk(place('first'))).toEqual([[], []]);
});

test('a backup of the bucket has its files, and restores into another one', async () => {
  const saved = await command(
    'backup',
    ['of-bucket'],
    { DATA_DIR: place('first'), ...first.settings },
    folder,
  );
  expect(saved).toEqual({ code: 0, text: expect.stringContaining('The backup was checked.') });
  archive = place('of-bucket', (await readdir(place('of-bucket')))[0] ?? '');
  const env = { DATA_DIR: place('second'), ...second.settings };
  expect(await command('restore', [archive], env, folder)).toMatchObject({ code: 0 });
  expect(await namesIn(second)).toEqual(await namesIn(first));
});

test('a backup of the bucket restores onto a disk, byte by byte', async () => {
  const env = { DATA_DIR: place('disk'), S3_BUCKET_URL: '' };
  expect(await command('restore', [archive], env, folder)).toMatchObject({ code: 0 });
  const [names = []] = await onDisk(place('disk'));
  expect(await onDisk(place('disk'))).toEqual(await onDisk(demo()));
  const bytes = (root: string) =>
    Promise.all(names.map((name) => readFile(path.join(root, 'files/media', name))));
  expect(await bytes(place('disk'))).toEqual(await bytes(demo()));
});

test('a bucket with files is overwritten only on request', async () => {
  const env = { DATA_DIR: place('third'), ...second.settings };
  const refused = await command('restore', [archive], env, folder);
  expect(refused).toEqual({ code: 1, text: expect.stringContaining('The bucket is not empty.') });
  expect(await readdir(place('third'))).toEqual([]);
  expect(await command('restore', [archive, '--force'], env, folder)).toMatchObject({ code: 0 });
});
