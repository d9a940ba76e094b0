import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readImageAddress } from '@college/contract/images';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '../../payload-types.ts';
import { addPicture, pdf, showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { pictureName } from './file-names.ts';

let payload: Payload;
let send: typeof import('../send-file.ts').sendFile;
let picture: Media;

async function addFile(name: string, data: Buffer, mimetype: string) {
  const file = await payload.create({
    collection: 'media',
    data: { alt: 'x' },
    file: { name, data, mimetype, size: data.length },
  });
  await showFiles(payload, file.id);
  return file;
}
const get = (name: string, headers: HeadersInit = {}, type = 'media') =>
  send(type, name.split('/'), new Request('http://cms/', { headers }), payload);

beforeAll(async () => {
  payload = await temporaryCms();
  ({ sendFile: send } = await import('../send-file.ts'));
  picture = await addPicture(payload, 'Main Gate.jpg', 700, 400);
  await showFiles(payload, picture.id);
}, patience);

describe('an uploaded picture', () => {
  it('has copies of exactly the sizes that its name promises', async () => {
    const address = readImageAddress(`/files/media/${picture.filename}`);
    expect(address).toMatchObject({ width: 700, height: 400 });
    const promised = Object.values(address?.srcset ?? {})
      .join(', ')
      .split(', ')
      .map((entry) => path.basename(entry.split(' ')[0] ?? ''));
    const folder = path.join(process.env.DATA_DIR ?? '', 'files', 'media');
    expect((await readdir(folder)).sort()).toEqual([picture.filename, ...promised].sort());
  });

  it('is turned upright, limited to 2400 pixels and cleared of EXIF data', async () => {
    const data = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: '#fff' },
    })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await addFile('phone.jpg', data, 'image/jpeg');
    expect(stored).toMatchObject({ width: 800, height: 2400 });
    expect(stored.filename).toMatch(/^phone-[0-9a-f]{8}-800x2400\.jpg$/);
    const stripped = Buffer.from(await (await get(stored.filename ?? '')).arrayBuffer());
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  });

  it('is cleared of EXIF data even if its name looks like a prepared one', async () => {
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const name = pictureName('gate.jpg', data, { width: 9, height: 9, extension: 'jpg' });
    const { filename } = await addFile(name, data, 'image/jpeg');
    expect(filename).not.toBe(name);
    const stripped = Buffer.from(await (await get(filename ?? '')).arrayBuffer());
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  });

  it('keeps a prepared name only if the size in it is right', async () => {
    const data = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const uploadOfSize = async (width: number, height: number) => {
      const name = pictureName('gate.jpg', data, { width, height, extension: 'jpg' });
      return [name, (await addFile(name, data, 'image/jpeg')).filename];
    };
    const [name, stored] = await uploadOfSize(9, 6);
    expect(stored).toBe(name);
    for (const [width, height] of [
      [8, 6],
      [9, 5],
    ] as const) {
      const [other, created] = await uploadOfSize(width, height);
      expect(created).not.toBe(other);
      expect(created).toContain('-9x6');
    }
  });

  it.each([
    [2400, true],
    [2401, false],
  ])('keeps a prepared name with a side of %i px: %s', async (width, isKept) => {
    const data = await sharp({ create: { width, height: 2, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const name = pictureName('long.jpg', data, { width, height: 2, extension: 'jpg' });
    const { filename } = await addFile(name, data, 'image/jpeg');
    expect(filename === name).toBe(isKept);
    expect(filename).toMatch(/-2400x2\./);
  });

  it('needs a description', async () => {
    const { data } = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const file = { name: 'a.png', data, mimetype: 'image/png', size: data.length };
    await expect(payload.create({ collection: 'media', data: {}, file })).rejects.toThrow(
      /Description or name/,
    );
  });

  it('may be uploaded twice', async () => {
    const again = await addPicture(payload, 'Main Gate.jpg', 700, 400);
    expect(again.filename).not.toBe(picture.filename);
    expect(readImageAddress(`/files/media/${again.filename}`)).toMatchObject({ width: 700 });
  });
});

it.each([
  ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['page.html', '<script>1</script>', 'text/html'],
  ['trick.pdf', '<html><script>1</script></html>', 'application/pdf'],
  ['trick.jpg', 'no picture', 'image/jpeg'],
])('%s is refused', async (name, content, mime) => {
  await expect(addFile(name, Buffer.from(content), mime)).rejects.toThrow();
});

it.each([
  [0, true],
  [1019, true],
  [1020, false],
])('a PDF begins within its first 1024 bytes: after %i bytes %s', async (before, isAccepted) => {
  const data = Buffer.concat([Buffer.alloc(before, 'x'), await pdf()]);
  const added = addFile('begins.pdf', data, 'application/pdf').then(Boolean, () => false);
  expect(await added).toBe(isAccepted);
});

describe('a requested file', () => {
  it('keeps its name in Assamese and may be cached for long', async () => {
    const { filename } = await addFile('ভৰ্তি.pdf', await pdf(), 'application/pdf');
    const { status, headers } = await get(filename ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    // Chromium's PDF viewer does not work in a sandbox.
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('ভৰ্তি.pdf')}`,
    );
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('is sent in ranges and with 304', async () => {
    const name = picture.filename ?? '';
    const part = await get(name, { Range: 'bytes=0-9' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const etag = part.headers.get('etag') ?? '';
    expect((await get(name, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(name, { Range: 'bytes=9999999-' })).status).toBe(416);
  });

  it.each(['../../database.sqlite', '..%2f', '.env', 'nothing.jpg', 'a/b.jpg', ''])(
    'is not found as %s',
    async (name) => {
      expect((await get(name)).status).toBe(404);
    },
  );

  it('is found in media only', async () => {
    expect((await get('database.sqlite', {}, '..')).status).toBe(404);
    expect((await get(picture.filename ?? '', {}, 'private')).status).toBe(404);
  });
});
