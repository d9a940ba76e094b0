import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from './pdf.ts';

const pdf = (options: PDFKit.PDFDocumentOptions, write: (document: PDFKit.PDFDocument) => void) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument(options);
    const pieces: Buffer[] = [];
    document.on('data', (piece) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    write(document);
    document.end();
  });
const pages = (...texts: string[]) =>
  pdf({ autoFirstPage: false }, (document) => {
    for (const text of texts) document.addPage().text(text);
  });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the text of a PDF', () => {
  // Hides an installed poppler.
  const bare = () => vi.stubEnv('PATH', '/nowhere');

  it('is returned by page, up to the requested number', async () => {
    bare();
    const three = await pages('Admission\nDate: 05/07/2024', 'Second', 'Third');
    expect(await textsOf(three)).toEqual(['Admission\nDate: 05/07/2024', 'Second', 'Third']);
    expect(await textsOf(three, 1)).toEqual(['Admission\nDate: 05/07/2024']);
  });

  it.each([
    ['locked', () => pdf({ userPassword: 'secret' }, (document) => document.text('Hidden'))],
    ['broken', async () => (await pages('Words')).subarray(0, 300)],
    ['another file', async () => Buffer.from('no PDF')],
    ['empty', async () => Buffer.alloc(0)],
    ['too large', async () => Buffer.alloc(25_000_001)],
  ])('is refused if the PDF is %s', async (_what, make) => {
    bare();
    await expect(textsOf(await make())).rejects.toThrow();
  });

  it('is read by poppler if that is installed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'poppler-'));
    const program = path.join(folder, 'pdftotext');
    await writeFile(
      program,
      '#!/bin/sh\ncat >/dev/null\nprintf "One $6\\ffTwo\\f"\n'.replace('ff', 'f'),
    );
    await chmod(program, 0o755);
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
    expect(await textsOf(Buffer.from('%PDF'), 7)).toEqual(['One 7', 'Two']);
    await rm(folder, { recursive: true });
  });

  it('is read without poppler if its program may not be started', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'closed-'));
    await writeFile(path.join(folder, 'pdftotext'), '', { mode: 0o600 });
    vi.stubEnv('PATH', folder);
    expect(await textsOf(await pages('Admission'))).toEqual(['Admission']);
    await rm(folder, { recursive: true });
  });
});
