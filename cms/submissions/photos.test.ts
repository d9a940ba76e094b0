import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { LARGEST_PHOTO } from '@college/contract/limits';
import { refusals } from '@college/contract/refusals';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture, verify } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('../calls/answer.ts').answer;
let rowsOf: typeof import('../platform/database/statements.ts').rowsOf;
/** Verifications of senders. Each photo uses the next one and another address. */
let tokens: string[];
let posts = 0;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../calls/answer.ts'));
  ({ rowsOf } = await import('../platform/database/statements.ts'));
  tokens = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => verify(payload, `${name}@example.org`)),
  );
}, patience);

const folder = () => path.join(process.env.DATA_DIR ?? '', 'private', 'photos');
/** Option that fetch requires for a body without length, missing in TypeScript's types. */
const init = { duplex: 'half' };
function from(init: HeadersInit): Headers {
  const headers = new Headers(init);
  headers.set('X-Forwarded-For', `10.0.0.${posts++}`);
  if (!headers.has('Cookie'))
    headers.set('Cookie', `verification=${tokens[posts % tokens.length]}`);
  return headers;
}
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  answer(
    'addfile-alumni',
    new Request(
      'http://cms/addfile-alumni',
      Object.assign({}, init, { method: 'POST', headers: from(headers), body }),
    ),
    async () => payload,
  );

async function send(
  bytes: Uint8Array | string,
  name = 'photo.png',
  type = 'image/png',
  token = tokens[posts % tokens.length],
) {
  const form = new FormData();
  form.append('type', 'ALUMNI');
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append('image_file', new File([content], name, { type }));
  const full = new Response(form);
  const headers = {
    'Content-Type': full.headers.get('content-type') ?? '',
    Cookie: `verification=${token}`,
  };
  return post(await full.arrayBuffer(), headers);
}
const storedBytes = async (response: Response) =>
  readFile(path.join(folder(), ((await response.json()) as { path: string }).path));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes that declare 900 million pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.of()),
  ];
  return Buffer.concat([signature, ...parts]);
}

describe('a photo', () => {
  it('is stored privately under a random name', async () => {
    const response = await send(await picture().toBuffer(), '../../gate.jpg', 'image/jpeg');
    const file = (await response.clone().json()) as { path: string };
    expect(file).toMatchObject({ url: '', fileType: 'image', type: 'ALUMNI', ext: 'jpg' });
    expect(file.path).toMatch(/^[0-9a-f-]{36}\.jpg$/);
    expect(await storedBytes(response)).not.toHaveLength(0);
    const { sendFile } = await import('../platform/send-file.ts');
    for (const type of ['media', 'private', 'submitted-photos', '../private/photos', '..']) {
      const fileResponse = await sendFile(type, [file.path], new Request('http://cms/'), payload);
      expect(fileResponse.status).toBe(404);
    }
  });

  it('is rotated, limited to 1200 pixels, and stored without metadata', async () => {
    const original = await picture(2000, 1000)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '26/1 11/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const metadata = await sharp(await storedBytes(await send(original))).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 600, height: 1200 });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is stored without hidden content', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await picture().toBuffer(), Buffer.from(script)]);
    expect((await storedBytes(await send(polyglot))).includes(script)).toBe(false);
  });

  it.each(['png', 'webp'] as const)('can be a %s', async (format) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawing = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } });
    const { channels } = await sharp(
      await storedBytes(await send(await drawing.toFormat(format).toBuffer())),
    ).stats();
    // Transparent parts become white, because JPEG has no transparency.
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});

describe('refuses with one sentence', () => {
  const gif = Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00', 'latin1');
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'JPEG, PNG'],
    ['an HTML page named like a picture', '<html><script>1</script></html>', 'JPEG, PNG'],
    ['a GIF', gif, 'JPEG, PNG'],
    ['an HTML page that begins like a GIF', 'GIF89a=1;<script>1</script>', 'JPEG, PNG'],
    ['a broken picture', Buffer.from('\xff\xd8\xff<script>', 'latin1'), 'cannot be read'],
    ['half a picture', undefined, 'cannot be read'],
    ['a picture of 900 million pixels', bomb(), 'cannot be read'],
  ])('%s', async (_name, bytes, words) => {
    const full = await picture(900, 900).toBuffer();
    const before = await readdir(folder());
    const response = await send(bytes ?? full.subarray(0, full.length / 2));
    const text = await response.text();
    expect([response.status, text]).toEqual([400, expect.stringMatching(/^[^\n]+\.$/)]);
    expect(text).toContain(words);
    expect(await readdir(folder())).toEqual(before);
  });

  it('more than 5 MB, with or without a Content-Length', async () => {
    expect(LARGEST_PHOTO).toBe(5_000_000);
    expect((await send(new Uint8Array(LARGEST_PHOTO + 1))).status).toBe(400);
    expect((await send(new Uint8Array(LARGEST_PHOTO + 100_000))).status).toBe(413);
    let sentBytes = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sentBytes += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await post(endless, type)).status).toBe(413);
    expect(sentBytes).toBeLessThan(2 * LARGEST_PHOTO);
  });

  it('a body that is no form', async () => {
    const broken = await post('no parts', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect([broken.status, await broken.text()]).toEqual([400, 'The form cannot be read.']);
    const json = await post('{}', { 'Content-Type': 'application/json' });
    expect([json.status, await json.text()]).toEqual([400, 'Cannot be empty']);
  });

  it('a form with a missing or empty type or file', async () => {
    const file = new File(['anything'], 'photo.jpg');
    const forms = [{}, { type: 'ALUMNI' }, { image_file: file }, { type: ' ', image_file: file }];
    for (const fields of [...forms, { type: 'ALUMNI', image_file: new File([], 'photo.jpg') }]) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const refused = await post(form);
      expect([refused.status, await refused.text()]).toEqual([400, 'Cannot be empty']);
    }
  });
});

it('gives a photo only to its sender, and only to one submission', async () => {
  const { storePhoto, claimPhotos } = await import('./photos.ts');
  const { inTransaction } = await import('../platform/database/transaction.ts');
  const file = new Blob([new Uint8Array(await picture().toBuffer())]);
  const { path: name } = await storePhoto(payload, file, { type: 'ALUMNI', sender: 'rina' });
  const take = (sender: string, reference: string) =>
    inTransaction(payload, (req) => claimPhotos([{ path: name }], { sender, reference }, req));
  await expect(take('hem', 'AR-1')).rejects.toThrow(refusals.photoGone);
  expect(await take('rina', 'AR-2')).toEqual([expect.any(Number)]);
  await expect(take('rina', 'AR-3')).rejects.toThrow(refusals.photoGone);
});

describe('unused photos', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const senderOf = async (name: string) => ({
    mailbox: `${name}@example.org`,
    token: await verify(payload, `${name}@example.org`),
  });
  const fill = (count: number, sender: string, taken_by: string | null = null) =>
    rowsOf(
      payload,
      sql`INSERT INTO submitted_photos (filename, sender, taken_by) WITH RECURSIVE n(i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
          SELECT ${sender} || i || ${taken_by ?? ''}, ${sender}, ${taken_by} FROM n`,
    );

  it('are deleted in time, and photos of a submission stay', async () => {
    const { deleteUnclaimedPhotos } = await import('./photos.ts');
    const data = { taken_by: 'AR-TAKEN2' };
    const { docs } = await payload.find({ collection: 'submitted-photos', limit: 1 });
    await payload.update({ collection: 'submitted-photos', id: docs[0]?.id ?? 0, data });
    const before = (await readdir(folder())).length;
    await deleteUnclaimedPhotos(payload, new Date(Date.now() - DAY));
    expect(await readdir(folder())).toHaveLength(before);
    await deleteUnclaimedPhotos(payload, new Date(Date.now() + 1000));
    expect(await readdir(folder())).toEqual([docs[0]?.filename]);
  });

  it('are limited to ten for each sender', async () => {
    const { mailbox, token } = await senderOf('many');
    await fill(9, mailbox);
    // Photos of a submission do not count as unused.
    await fill(5000, mailbox, 'AR-TAKEN3');
    const other = await senderOf('somebody-else');
    const photo = await picture().toBuffer();
    expect((await send(photo, 'photo.jpg', 'image/jpeg', token)).status).toBe(200);
    const refused = await send(photo, 'photo.jpg', 'image/jpeg', token);
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringContaining('tomorrow'),
    ]);
    expect((await send(photo, 'photo.jpg', 'image/jpeg', other.token)).status).toBe(200);
  });

  it('are limited in total', async () => {
    await fill(5000, 'all of the world');
    expect((await send(await picture().toBuffer())).status).toBe(429);
  });
});

it('are refused from a sender without a verified address', async () => {
  const photo = await picture().toBuffer();
  const before = await readdir(folder());
  for (const token of ['', 'a'.repeat(43)]) {
    const refused = await send(photo, 'photo.jpg', 'image/jpeg', token);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'Please verify your e-mail address first.',
    ]);
  }
  expect(await readdir(folder())).toEqual(before);
});
