/** Hostile pictures and documents, uploaded by an editor or with a stolen session. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { plainName } from '@college/contract/files';
import { parse } from 'content-disposition';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { shortHashOf } from './file-names.ts';

let payload: Payload;
let send: typeof import('../send-file.ts').sendFile;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ sendFile: send } = await import('../send-file.ts'));
}, patience);

async function upload(name: string, data: Buffer, mimetype = 'image/png') {
  const file = await payload.create({
    collection: 'media',
    data: { alt: 'x' },
    file: { name, data, mimetype, size: data.length },
  });
  await showFiles(payload, file.id);
  return file;
}
const get = (name: string | null | undefined) =>
  send('media', [name ?? ''], new Request('http://cms/'), payload);
const folder = () => path.join(process.env.DATA_DIR ?? '', 'files', 'media');
const stored = async () => (await readdir(folder()).catch(() => [])).sort();
const script = '<script>alert(1)</script>';
const red = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

async function pdf(text: string): Promise<Buffer> {
  const document = new PDFDocument();
  document.text(JSON.stringify(text));
  document.end();
  return buffer(document);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);

/** A few bytes that declare 900 million pixels. */
function manyPixels(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return png(chunk('IHDR', header), chunk('IDAT', Buffer.alloc(20)), chunk('IEND', Buffer.of()));
}

/** A zip with one entry that unpacks to a gigabyte of zeros. */
function zipBomb(entry: string): Buffer {
  const size = 1_000_000_000;
  const part = deflateRawSync(Buffer.alloc(10_000_000), { level: 9 });
  const data = Buffer.concat(Array.from({ length: 10 }, () => part));
  const name = Buffer.from(entry);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
const laughs = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}">${'abcdefgh'
    .split('')
    .map((name, i, all) => (i ? `<!ENTITY ${name} "${`&${all[i - 1]};`.repeat(10)}">` : ''))
    .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`,
);

describe('refuses quickly, without leaving a file:', () => {
  it.each<[string, string, Buffer | string, string]>([
    ['a drawing with script', 'a.svg', svg(script), 'image/svg+xml'],
    ['a drawing that is called a picture', 'a.png', svg(script), 'image/png'],
    ['a drawing that grows without end', 'a.png', laughs, 'image/png'],
    ['a drawing that reads our files', 'a.jpg', svg('<image href="/etc/passwd"/>'), 'image/jpeg'],
    ['a page', 'a.html', script, 'text/html'],
    ['a page that is called a picture', 'a.png', `<html>${script}</html>`, 'image/png'],
    ['a page that begins like a GIF', 'a.png', `GIF89a=1;${script}`, 'image/png'],
    [
      'a picture in name only',
      'a.jpg',
      Buffer.from(`\xff\xd8\xff${script}`, 'latin1'),
      'image/jpeg',
    ],
    ['a page that is called a PDF', 'a.pdf', `<html>${script}</html>`, 'application/pdf'],
    ['900 million pixels', 'a.png', manyPixels(), 'image/png'],
    ['a program', 'a.exe', Buffer.from('MZ\x90\0', 'latin1'), 'application/octet-stream'],
    ['a program with two endings', 'a.pdf.php', '%PDF-1.4', 'application/pdf'],
    ['settings of a web server', '.htaccess', 'AddType text/html .jpg', 'text/plain'],
    ['no ending', 'picture', script, 'image/png'],
  ])('%s', async (_what, name, content, mime) => {
    const before = await stored();
    const started = performance.now();
    await expect(upload(name, Buffer.from(content), mime)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await stored()).toEqual(before);
  });
});

it('refuses a PDF with a script as a new file and in place of another', async () => {
  const acting = Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (1) >> >> endobj\nxref\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  );
  const reason = 'This PDF contains a script (JavaScript). Print it to a new PDF';
  await expect(upload('a.pdf', acting, 'application/pdf')).rejects.toThrow(reason);
  const { id, filename } = await upload('a.pdf', await pdf('words'), 'application/pdf');
  const file = { name: 'b.pdf', data: acting, mimetype: 'application/pdf', size: acting.length };
  await expect(payload.update({ collection: 'media', id, data: {}, file })).rejects.toThrow(reason);
  expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ filename });
});

it('names a stored PDF with a script that is older than the check', async () => {
  const { storage } = await import('./storage.ts');
  const { findActiveFiles } = await import('./find-active-files.ts');
  const { filename } = await upload('old.pdf', await pdf('old'), 'application/pdf');
  const acting = Buffer.from('%PDF-1.4\n1 0 obj << /S /JavaScript /JS (1) >> endobj\nxref\n%%EOF');
  await storage.put(`files/media/${filename}`, acting, 'application/pdf');
  expect(await findActiveFiles(payload)).toEqual([
    expect.stringMatching(`^${filename}: This PDF contains a script`),
  ]);
});

describe('a picture', () => {
  it('loses hidden texts and camera data', async () => {
    const plain = await red().png().toBuffer();
    const answer = Buffer.from(`Comment\0${script}`);
    const texts = ['tEXt', 'iTXt', 'zTXt', 'eXIf'].map((type) => chunk(type, answer));
    const stuffed = Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33)]);
    const noted = red()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '26/1 11/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`);
    const originals = {
      'a.png': Buffer.concat([stuffed, Buffer.from(script)]),
      'a.jpg': Buffer.concat([await noted.clone().jpeg().toBuffer(), Buffer.from(script)]),
      'a.webp': Buffer.concat([await noted.clone().webp().toBuffer(), Buffer.from(script)]),
    };
    for (const [name, original] of Object.entries(originals)) {
      expect(original.includes(script)).toBe(true);
      const { filename } = await upload(name, original);
      const stem = (filename ?? '').replace(/\.\w+$/, '');
      const all = (await stored()).filter((file) => file.startsWith(stem));
      expect(all.length).toBeGreaterThan(0);
      for (const file of all) {
        const bytes = await readFile(path.join(folder(), file));
        expect(bytes.includes(script)).toBe(false);
        const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
        expect([file, exif, xmp, iptc, comments]).toEqual([file, ...Array(4).fill(undefined)]);
      }
    }
  });

  it('is checked for its pixels even if its name looks like a prepared one', async () => {
    const huge = manyPixels();
    await expect(upload(`a-${shortHashOf(huge)}-900x900.png`, huge)).rejects.toThrow();
    const page = Buffer.from(script);
    await expect(upload(`a-${shortHashOf(page)}-9x9.png`, page)).rejects.toThrow();
  });
});

describe('a document', () => {
  it('is not unpacked if it is a zip bomb', async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    for (const entry of ['[Content_Types].xml', 'mimetype', 'word/document.xml'])
      await upload(`${entry.length}.docx`, zipBomb(entry), 'application/zip').catch(
        () => undefined,
      );
    expect(performance.now() - started).toBeLessThan(5000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('is sent so that no script runs if it is also an HTML page', async () => {
    const both = Buffer.concat([await pdf('both'), Buffer.from(`<html>${script}</html>\n%%EOF`)]);
    const { filename } = await upload('both.pdf', both, 'application/pdf');
    const { headers } = await get(filename);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const text = await upload('page.txt', Buffer.from(script), 'text/plain');
    const response = await get(text.filename);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['../../../etc/cron.d/a.pdf', 'a.pdf'],
    ['..\\..\\windows\\b.pdf', 'b.pdf'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['%2e%2e%2fc.pdf', 'c.pdf'],
    ['a\0.html.pdf', '.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', '.pdf'],
    ['"; filename=evil.html; x=".pdf', '.pdf'],
    ['invoice\u202efdp.exe.pdf', '.pdf'],
    ['ভৰ্তিৰ জাননী ২০২৬.pdf', 'ভৰ্তিৰ-জাননী-২০২৬.pdf'],
    ['ক্ষ্ম'.repeat(80).concat('.pdf'), '.pdf'],
  ])(
    'is stored in its folder despite the name %j, and sent under a safe name',
    async (input, ending) => {
      const { filename, address } = await upload(input, await pdf(input), 'application/pdf');
      const name = filename ?? '';
      expect(address?.endsWith(ending)).toBe(true);
      expect(await stored()).toContain(name);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: names must not contain control characters
      expect(name).not.toMatch(/[/\\\u0000-\u001f"<>\u202a-\u202e]|^\./);
      const { status, headers } = await get(name);
      expect(status).toBe(200);
      const { parameters } = parse(headers.get('content-disposition') ?? '');
      expect(parameters.filename).toBe(plainName(name));
      expect(headers.get('set-cookie')).toBeNull();
    },
  );
});
