/**
 * Files of scanners, phones and old programs: accepted, or refused with a message that says what to
 * do.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileFormats } from '@college/contract/files';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { types } from './file-types.ts';
import { isAnimated } from './is-animated.ts';

let payload: Payload;
let plain: Buffer;
beforeAll(async () => {
  payload = await temporaryCms();
  plain = await pdf();
}, patience);

const load = (name: string) => readFile(path.join(import.meta.dirname, 'testing', name));
const add = (name: string, data: Buffer, mimetype = 'application/pdf') =>
  payload.create({
    collection: 'media',
    data: { alt: 'x' },
    file: { name, data, mimetype, size: data.length },
  });

describe('a PDF that readers can open', () => {
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ['padded at its end', () => load('pdf-padded.pdf')],
    ['with a byte order mark', () => Buffer.concat([Buffer.from('\ufeff'), plain])],
    ['with empty lines first', () => Buffer.concat([Buffer.alloc(1000, 10), plain])],
    [
      'with a header of a printer',
      () => Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), plain]),
    ],
    ['with 4 KB of spaces after it', () => Buffer.concat([plain, Buffer.alloc(4096, 32)])],
    [
      'with a page of HTML after it',
      () => Buffer.concat([plain, Buffer.from('<p>x</p>'.repeat(300))]),
    ],
    ['without its end', () => plain.subarray(0, plain.lastIndexOf('startxref'))],
  ];
  it.each(cases)(
    '%s is accepted, and its text is read',
    { timeout: patience },
    async (name, content) => {
      const { filename } = await add(`${name}.pdf`, await content());
      const { readWhole } = await import('./storage.ts');
      const { readDocument } = await import('../texts/read-document.ts');
      const stored = await readWhole(`files/media/${filename}`);
      const result = await readDocument(String(filename), stored);
      expect(result).toMatchObject({
        pages: [{ text: expect.stringMatching(/Hello|Seat plan of the zzq hall/) }],
      });
    },
  );

  it('is distinguished from other files', async () => {
    await expect(add('letter.pdf', Buffer.from('Dear Sir'))).rejects.toThrow('This is not a PDF.');
    const late = Buffer.concat([Buffer.alloc(1100, 32), plain]);
    await expect(add('late.pdf', late)).rejects.toThrow('This is not a PDF.');
  });
});

describe('a picture', () => {
  it('is refused with the limit if it has too many pixels', async () => {
    const poster = await load('poster-104-megapixels.png');
    await expect(add('poster.png', poster, 'image/png')).rejects.toThrow(
      'This picture is too large: 10400 × 10000 pixels (104 million). The limit is 100 million pixels.',
    );
  });

  it.each(['Gate.jfif', 'Gate.jpe', 'GATE.JFIF', 'GATE.JPE'])(
    '%s is stored as JPEG',
    async (name) => {
      const create = { width: 9, height: 6, channels: 3, background: '#fff' } as const;
      const data = await sharp({ create }).jpeg().toBuffer();
      const { filename, mimeType } = await add(name, data, 'image/pjpeg');
      expect(filename).toMatch(/\.jpg$/);
      expect(mimeType).toBe('image/jpeg');
    },
  );

  it('is marked if it is animated, until a still picture replaces it', async () => {
    const { id, is_first_frame } = await add(
      'two.webp',
      await load('two-frames.webp'),
      'image/webp',
    );
    expect(is_first_frame).toBe(true);
    const create = { width: 9, height: 6, channels: 3, background: '#fff' } as const;
    const data = await sharp({ create }).png().toBuffer();
    const update = (more: object) =>
      payload.update({ collection: 'media', id, data: {}, ...more } as never) as Promise<object>;
    expect(await update({ data: { alt: 'Two' } })).toMatchObject({ is_first_frame: true });
    const file = { name: 'still.png', data, mimetype: 'image/png', size: data.length };
    expect(await update({ file })).toMatchObject({ is_first_frame: false });
  });

  it('is recognised as animated by its first bytes', async () => {
    const picture = sharp({ create: { width: 9, height: 6, channels: 4, background: '#fff' } });
    expect(isAnimated(await load('two-frames.webp'))).toBe(true);
    expect(isAnimated(await picture.clone().webp().toBuffer())).toBe(false);
    const png = await picture.clone().png().toBuffer();
    expect(isAnimated(png)).toBe(false);
    const header = png.subarray(0, 33);
    const count = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    expect(isAnimated(Buffer.concat([header, count, png.subarray(33)]))).toBe(true);
    expect(isAnimated(Buffer.from('\0\0\0\x20ftypavis', 'latin1'))).toBe(true);
  });
});

it('the help of the website explains how to open every accepted file', () => {
  const endings: readonly string[] = Object.values(fileFormats).flat();
  const explained = Object.entries(types).filter(([ending]) => endings.includes(ending));
  const mediaTypes = new Set(explained.map(([, mediaType]) => mediaType));
  expect(Object.entries(types).filter(([, mediaType]) => !mediaTypes.has(mediaType))).toEqual([]);
});
