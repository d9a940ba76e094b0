/** Answers at addresses of files, by the state that the backend gives for the name. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CallError } from '@college/contract/client';
import { fileLifetimes } from '@college/contract/files';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pages } from '../rendering/open-pages.ts';
import { routerOptions } from './address.ts';
import { type Backends, openBackends } from './backend.ts';
import { answerInSentences } from './errors.ts';
import { serveFiles } from './files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'files-'));
await mkdir(path.join(folder, 'media'));
for (const name of ['gate.jpg', 'list-3f2a91c0.pdf'])
  await writeFile(path.join(folder, 'media', name), 'bytes of it');

const getfileaddress = vi.fn();
const notFound = vi.fn((_locale: string, status: number) => ({ key: `/${status}` }));
const get = vi.fn(async () => Promise.reject(new Error('a page')));
const openApp = async (FILES_DIR?: string) => {
  const app = Fastify({ routerOptions });
  answerInSentences(app);
  const site = {
    data: { session: () => ({ call: { getfileaddress } }) },
    ...{ pages: { get }, siteMaps: { notFound }, siteUrl: 'https://c.test' },
    ...{ FILES_DIR, backends: openBackends(['http://127.0.0.1:9']) },
  };
  await app.register(serveFiles, site as unknown as Pages & { backends: Backends });
  return app;
};
const app = await openApp(folder);
const through = await openApp();
afterAll(async () => {
  await Promise.all([app.close(), through.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  getfileaddress.mockReset();
  notFound.mockClear();
});
const open = (name: string, headers = {}) => app.inject({ url: `/files/media/${name}`, headers });

describe('a stored file', () => {
  const mockStored = (name: string, immutable: 0 | 1) =>
    getfileaddress.mockResolvedValue({ state: 'kept', path: name, immutable });

  test('is sent with a policy that allows nothing', async () => {
    mockStored('gate.jpg', 0);
    const { statusCode, body, headers } = await open('gate.jpg');
    expect([statusCode, body]).toEqual([200, 'bytes of it']);
    expect(getfileaddress).toHaveBeenCalledWith({ type: 'media', path: 'gate.jpg' });
    expect(headers['content-security-policy']).toMatch(/sandbox/);
    expect(headers).toMatchObject({
      'cache-control': fileLifetimes.stable,
      'content-disposition': 'inline; filename=gate.jpg',
      'content-type': 'image/jpeg',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['x-accel-expires']).toMatch(/^@\d{10}$/);
  });

  test('never changes if its name has a hash, and is saved under its plain name', async () => {
    mockStored('list-3f2a91c0.pdf', 1);
    const { headers } = await open('list-3f2a91c0.pdf');
    expect(headers['cache-control']).toBe(fileLifetimes.hashed);
    expect(headers['content-disposition']).toBe('inline; filename=list.pdf');
  });

  test('is saved under a name with a random number if it is a CV', async () => {
    mockStored('list-3f2a91c0.pdf', 1);
    const { headers } = await open('list-3f2a91c0.pdf?cv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?CV-\d{5}\.pdf"?$/);
    mockStored('gate.jpg', 0);
    const picture = await open('gate.jpg?cv');
    expect(picture.headers['content-disposition']).toBe('inline; filename=gate.jpg');
  });

  test('may be framed by our pages if it is a PDF', async () => {
    mockStored('list-3f2a91c0.pdf', 1);
    const { headers } = await open('list-3f2a91c0.pdf');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/sandbox/);
  });
});

test('an old name redirects to the newest version', async () => {
  getfileaddress.mockResolvedValue({ state: 'moved', path: 'ক list.pdf', immutable: 0 });
  const { statusCode, headers } = await open('list.pdf');
  expect([statusCode, headers.location]).toEqual([302, '%E0%A6%95%20list.pdf']);
  expect(headers['cache-control']).toBe(fileLifetimes.stable);
});

test('a file on the disk is sent if the backend has no such call', async () => {
  getfileaddress.mockResolvedValue({ state: 'unsaid', path: '', immutable: 0 });
  const { statusCode, headers } = await open('gate.jpg');
  expect([statusCode, headers['cache-control']]).toEqual([200, fileLifetimes.stable]);
});

test.each([
  ['withdrawn', 410, 'This file was removed.'],
  ['none', 404, 'There is no such file.'],
])('%s is a sentence for a picture and a page for a visitor', async (state, status, sentence) => {
  getfileaddress.mockResolvedValue({ state, path: '', immutable: 0 });
  const picture = await open('gate.jpg', { Accept: 'image/avif,*/*' });
  expect([picture.statusCode, picture.body]).toEqual([status, sentence]);
  // The header of Firefox for pages, which also accepts pictures.
  const accept = 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8';
  await open('gate.jpg', { Accept: accept, 'Accept-Language': 'as' });
  expect(notFound).toHaveBeenCalledExactlyOnceWith('as', status);
});

test('a name has at most 255 characters', async () => {
  getfileaddress.mockResolvedValue({ state: 'none', path: '', immutable: 0 });
  const image = { Accept: 'image/avif' };
  await open('x'.repeat(255), image);
  expect(getfileaddress).toHaveBeenCalledOnce();
  expect((await open('x'.repeat(256), image)).statusCode).toBe(404);
  expect(getfileaddress).toHaveBeenCalledOnce();
});

test('a failing backend gives a 503 with a time to retry, an error of ours a 500', async () => {
  getfileaddress.mockRejectedValueOnce(new CallError('getfileaddress', 0, 'Silence.'));
  const { statusCode, headers } = await open('gate.jpg');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  getfileaddress.mockRejectedValueOnce(new Error('ours'));
  expect((await open('gate.jpg')).statusCode).toBe(500);
});

describe('without a shared disk', () => {
  const answerOf = async (url: string) => {
    const { statusCode } = await through.inject({ url });
    return statusCode;
  };
  test('files come through the backend, and previews always do', async () => {
    getfileaddress.mockResolvedValue({ state: 'kept', path: 'gate.jpg', immutable: 0 });
    // A port without a server.
    for (const url of ['/files/media/gate.jpg', '/files/other/gate.jpg', '/files/preview/a/b.jpg'])
      expect([url, (await answerOf(url)) >= 500]).toEqual([url, true]);
    expect((await app.inject('/files/preview/a/b.jpg')).statusCode).toBeGreaterThanOrEqual(500);
    expect((await app.inject('/files/other/gate.jpg')).statusCode).toBe(404);
  });

  test.each([
    '/files/other/..%2fsecret',
    '/files/other/%2e%2E%5csecret',
    '/files/preview/a%2f.%2fb',
  ])('%s redirects to no other host', async (url) => expect(await answerOf(url)).toBe(404));
});
