/**
 * Files in a bucket behave like files on disk for visitors, editors and moderators.
 *
 * @long 60 s
 * @for cms/platform/files
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readImageAddress } from '@college/contract/images';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImportantFile } from '../../payload-types.ts';
import { addPicture, addUser, pdf, showFiles } from '../../testing/content.ts';
import { openS3, type S3 } from '../../testing/s3.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let s3: S3;
let visible: ImportantFile;
let payload: Payload;
let send: typeof import('../send-file.ts').sendFile;

beforeAll(async () => {
  s3 = await openS3();
  for (const [name, value] of Object.entries(s3.settings)) vi.stubEnv(name, value);
  payload = await temporaryCms();
  ({ sendFile: send } = await import('../send-file.ts'));
}, patience);
afterAll(() => s3.close());

const get = (name: string, headers: HeadersInit = {}, type = 'media') =>
  send(type, name.split('/'), new Request('http://cms/', { headers }), payload);
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const upload = (name: string, data: Buffer) => ({ name, data, mimetype: '', size: data.length });
async function addPdf(name: string, data: Buffer) {
  const file = await payload.create({
    collection: 'media',
    data: {},
    file: { ...upload(name, data), mimetype: 'application/pdf' },
  });
  visible = await showFiles(payload, file.id);
  return file;
}

describe('a picture', () => {
  it('is stored with its copies in the bucket, not on the disk', async () => {
    const { id, filename } = await addPicture(payload, 'Main Gate.jpg', 700, 400);
    await showFiles(payload, id);
    const promised = Object.values(readImageAddress(`/files/media/${filename}`)?.srcset ?? {})
      .join(', ')
      .split(', ')
      .map((entry) => path.basename(entry.split(' ')[0] ?? ''));
    expect(promised.length).toBeGreaterThan(2);
    expect(await s3.names('files/media')).toEqual([filename, ...promised].sort());
    for (const name of [filename ?? '', ...promised]) {
      const response = await get(name);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        `image/${path.extname(name).slice(1).replace('jpg', 'jpeg')}`,
      ]);
      expect((await sharp(await bytes(response)).metadata()).width).toBeGreaterThan(0);
    }
    const onDisk = await readdir(process.env.DATA_DIR ?? '', { recursive: true });
    expect(onDisk.filter((name) => /\.(jpg|webp|avif)$/.test(name))).toEqual([]);
  });
});

describe('a document', () => {
  it('is sent whole, in ranges, with 304, and under a name in any script', async () => {
    const content = await pdf();
    const { filename } = await addPdf('ভৰ্তি (2026)+1.pdf', content);
    const name = filename ?? '';
    const full = await get(name);
    expect(full.headers.get('content-length')).toBe(String(content.length));
    expect(await bytes(full)).toEqual(content);
    const part = await get(name, { Range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${content.length}`);
    expect(await bytes(part)).toEqual(content.subarray(10, 20));
    const etag = full.headers.get('etag') ?? '';
    expect((await get(name, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('nothing.pdf')).status).toBe(404);
  });

  it('is deleted when its record is replaced or deleted', async () => {
    const { id, filename: first } = await addPdf('rules.pdf', await pdf());
    const file = { ...upload('newer.pdf', await pdf()), mimetype: 'application/pdf' };
    const data = {};
    const { filename: second } = await payload.update({ collection: 'media', id, data, file });
    expect(await s3.names('files/media')).toContain(second);
    expect(await s3.names('files/media')).not.toContain(first);
    await payload.update({ collection: 'media', id, data: { alt: 'The rules' } });
    expect((await get(second ?? '')).status).toBe(200);
    await payload.delete({ collection: 'important-files', id: visible.id });
    await payload.delete({ collection: 'media', id });
    expect(await s3.names('files/media')).not.toContain(second);
  });
});

describe('a submitted photo', () => {
  it('can be opened by moderators only until it is approved', async () => {
    const { storePhoto } = await import('../../submissions/photos.ts');
    const { publishPhoto } = await import('../../submissions/photos.ts');
    const { handleEndpoints } = await import('payload');
    const { default: config } = await import('../../payload.config.ts');
    const { data } = await sharp({
      create: { width: 60, height: 80, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer({ resolveWithObject: true });
    const { path: name } = await storePhoto(payload, new Blob([new Uint8Array(data)]), {
      type: 'ALUMNI',
      sender: 'rina@example.org',
    });
    expect(await s3.names('private/photos')).toEqual([name]);
    expect((await get(name)).status).toBe(404);
    expect((await get(`../../private/photos/${name}`)).status).toBe(404);

    const address = `http://cms/api/submitted-photos/file/${name}`;
    const open = (headers: HeadersInit = {}) =>
      handleEndpoints({ config, request: new Request(address, { headers }) });
    expect((await open()).status).toBe(403);
    const moderator = await addUser(payload, 'moderator');
    const { token } = await payload.login({
      collection: 'users',
      data: { email: moderator.email, password: 'long enough for a test' },
    });
    const visible = await open({ Authorization: `JWT ${token}` });
    expect([visible.status, visible.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    expect((await sharp(await bytes(visible)).metadata()).height).toBe(80);

    const { docs } = await payload.find({ collection: 'submitted-photos' });
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({ user: moderator }, payload);
    const published = await publishPhoto(docs, 'Rina Das', req);
    const picture = await payload.findByID({ collection: 'media', id: published ?? 0 });
    expect((await get(picture.filename ?? '')).status).toBe(404);
    await showFiles(payload, picture.id);
    expect((await get(picture.filename ?? '')).status).toBe(200);
  });
});

it('lists all files, whatever their names', { timeout: patience }, async () => {
  const { storage } = await import('./storage.ts');
  const names = [
    'ভৰ্তি (2026)+1.pdf',
    ...Array.from({ length: 1002 }, (_, index) => `${index}.pdf`),
  ];
  const folder = 'private/photos';
  const waiting = names.values();
  const lane = async () => {
    for (const name of waiting)
      await storage.put(`${folder}/${name}`, Buffer.from('x'), 'application/pdf');
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const listed = await storage.list(folder);
  expect(listed.filter((name) => names.includes(name)).sort()).toEqual(names.sort());
  await Promise.all(names.map((name) => storage.delete(`${folder}/${name}`)));
});

describe('a bucket without connection', () => {
  it('gives a 503, leaves no record, and works again later', async () => {
    const { filename } = await addPdf('before.pdf', await pdf());
    const count = async () => (await payload.count({ collection: 'media' })).totalDocs;
    const before = await count();
    await s3.stop();
    const refused = await get(filename ?? '');
    expect([refused.status, await refused.text()]).toEqual([
      503,
      'This file cannot be read at the moment. Please try again later.',
    ]);
    await expect(addPdf('meanwhile.pdf', await pdf())).rejects.toThrow();
    expect(await count()).toBe(before);
    await s3.start();
    expect((await get(filename ?? '')).status).toBe(200);
    await addPdf('meanwhile.pdf', await pdf());
    expect(await count()).toBe(before + 1);
  });
});
