import { CFB } from '@e965/xlsx';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPicture, pdf, showFiles } from '../../testing/content.ts';
import { pdfWithTexts, photoOf, scanned, taggedPdf } from '../../testing/scanned-pdf.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { rowsOf } from '../database/statements.ts';

let payload: Payload;
let readNext: typeof import('./read-next.ts').readNext;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ readNext } = await import('./read-next.ts'));
}, patience);
beforeEach(readAll);

async function readAll() {
  while (await readNext(payload));
}

const fileOf = (name: string, data: Buffer) => {
  const mimetype = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
  return { name, data, mimetype, size: data.length };
};
const upload = async (name: string, content: Buffer | string) =>
  payload.create({
    collection: 'media',
    data: {},
    file: fileOf(name, Buffer.from(content as string)),
  });

async function textOf(file: number) {
  const { docs } = await payload.find({
    collection: 'document-texts',
    where: { file: { equals: file } },
  });
  return docs[0];
}

describe('the text of a file', () => {
  it('is queued at the upload, and read by page', async () => {
    const { id } = await upload('hello.pdf', await pdf());
    expect(await textOf(id)).toMatchObject({ state: 'waiting', pages: null });
    await readAll();
    expect(await textOf(id)).toMatchObject({
      state: 'read',
      read: 'text',
      pages: [{ number: 1, text: 'Hello' }],
      page_count: 1,
      problem: null,
    });
  });

  it('says how accessible a PDF is, also if its text was read before and until it is replaced', async () => {
    const stateOf = async (id: number) =>
      (await payload.findByID({ collection: 'media', id })).accessibility;
    const untagged = await upload('plain.pdf', await pdf());
    const tagged = await upload('tagged.pdf', await taggedPdf());
    await readAll();
    expect(await textOf(tagged.id)).toMatchObject({
      facts: { tagged: true, language: 'en-IN', title: 'Fees – মাচুল' },
    });
    expect([await stateOf(untagged.id), await stateOf(tagged.id)]).toEqual([
      'untagged',
      'accessible',
    ]);
    await rowsOf(payload, sql`UPDATE document_texts SET facts = NULL`);
    await rowsOf(payload, sql`UPDATE media SET accessibility = NULL`);
    await readAll();
    expect([await stateOf(untagged.id), await stateOf(tagged.id)]).toEqual([
      'untagged',
      'accessible',
    ]);
    const file = fileOf('tagged.pdf', await pdf());
    await payload.update({ collection: 'media', id: tagged.id, data: {}, file });
    expect(await stateOf(tagged.id)).toBeNull();
  });

  it('is read again if the file is replaced, even during the read', async () => {
    const { id } = await upload('rules.txt', 'Old rules');
    const replaced = (async () => {
      const other = Buffer.from('New rules');
      await payload.update({ collection: 'media', id, data: {}, file: fileOf('rules.txt', other) });
    })();
    await Promise.all([readNext(payload), replaced]);
    await readAll();
    expect(await textOf(id)).toMatchObject({ state: 'read', pages: [{ text: 'New rules' }] });
  });

  it('stays as it was typed until the file is replaced', async () => {
    const { id } = await upload('dates.txt', 'Dotes');
    const row = await textOf(id);
    const pages = [{ number: 1, text: 'Dates' }];
    const values = { state: 'read' as const, read: 'person' as const, pages };
    await payload.update({ collection: 'document-texts', id: row?.id ?? 0, data: values });
    await readAll();
    expect(await textOf(id)).toMatchObject(values);
    await payload.update({ collection: 'media', id, data: { alt: 'Dates of examinations' } });
    expect(await textOf(id)).toMatchObject(values);
    const file = fileOf('dates.txt', Buffer.from('Days'));
    await payload.update({ collection: 'media', id, data: {}, file });
    expect(await textOf(id)).toMatchObject({ state: 'waiting', read: null, pages: null });
  });

  it('is deleted if a file of an unreadable type replaces the file', async () => {
    const { id } = await upload('minutes.txt', 'Minutes');
    await readAll();
    const letter = Buffer.from(CFB.write(CFB.utils.cfb_new(), { type: 'buffer' }));
    const file = { ...fileOf('minutes.doc', letter), mimetype: 'application/msword' };
    await payload.update({ collection: 'media', id, data: {}, file });
    expect(await textOf(id)).toBeUndefined();
  });

  it('is deleted with its file', async () => {
    const { id } = await upload('gone.txt', 'Gone');
    await payload.delete({ collection: 'media', id });
    expect(await textOf(id)).toBeUndefined();
  });

  it('is read again after the server stopped once, and given up after the second time', async () => {
    const { id } = await upload('again.txt', 'Again');
    const row = await textOf(id);
    const markAsReading = (tries: number) =>
      payload.update({
        collection: 'document-texts',
        id: row?.id ?? 0,
        data: { state: 'reading', pages: null, tries },
      });
    await markAsReading(1);
    await readAll();
    expect(await textOf(id)).toMatchObject({ state: 'read' });
    await markAsReading(2);
    await readAll();
    expect(await textOf(id)).toMatchObject({ state: 'failed', problem: 'broken' });
  });

  it('is read first if a server had started it', async () => {
    const [started, first] = [
      await upload('begun.txt', 'Begun'),
      await upload('first.txt', 'First'),
    ];
    await payload.update({
      collection: 'document-texts',
      where: { file: { equals: started.id } },
      data: { state: 'reading', tries: 1 },
    });
    await readNext(payload);
    expect([(await textOf(started.id))?.state, (await textOf(first.id))?.state]).toEqual([
      'read',
      'waiting',
    ]);
    await readAll();
  });

  it('is read in order: newest files first, large files after small ones of the same time', async () => {
    const old = await upload('old.txt', 'Old');
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await rowsOf(
      payload,
      sql`UPDATE document_texts SET updated_at = ${hourAgo} WHERE CAST(file AS INTEGER) = ${old.id}`,
    );
    const small = await upload('small.txt', 'Small');
    const large = await upload('large.txt', 'Large '.repeat(50_000));
    const last = await upload('last.txt', 'Last');
    const order: string[] = [];
    for (let file = 0; file < 4; file++) {
      await readNext(payload);
      for (const { id, filename } of [old, small, large, last])
        if ((await textOf(id))?.state === 'read' && !order.includes(`${filename}`))
          order.push(`${filename}`);
    }
    expect(order.map((name) => name.split(/[-.]/)[0])).toEqual(['last', 'small', 'large', 'old']);
  });

  it('moves the revision if visitors see the file', async () => {
    const { readRevision } = await import('../revision/revision.ts');
    const { id } = await upload('unseen.txt', 'Unseen');
    const before = await readRevision(payload);
    await readAll();
    expect(await readRevision(payload)).toBe(before);
    await payload.delete({ collection: 'media', id });
    const visible = await upload('seen.txt', 'Seen');
    await showFiles(payload, visible.id);
    const revision = await readRevision(payload);
    await readAll();
    expect(await readRevision(payload)).not.toBe(revision);
  });

  it('is queued for files of older versions', async () => {
    const { enqueueMissingTexts } = await import('./enqueue-extraction.ts');
    const { id } = await upload('before.txt', 'Before');
    await payload.db.deleteMany({ collection: 'document-texts', where: { file: { equals: id } } });
    await enqueueMissingTexts(payload);
    await enqueueMissingTexts(payload);
    await readAll();
    expect(await textOf(id)).toMatchObject({ state: 'read', pages: [{ text: 'Before' }] });
  });
});

const locked = () => {
  const document = new PDFDocument({ userPassword: 'secret' });
  const pieces: Buffer[] = [];
  document.on('data', (piece) => pieces.push(piece));
  document.text('Hidden');
  return new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.end();
  });
};

const end = Buffer.from('xref %%EOF');
/** Joins two parts with zero bytes in between. */
const around = (before: Buffer, size: number, after: Buffer) =>
  Buffer.concat([before, Buffer.alloc(size), after]);

describe('a scan', { timeout: patience }, () => {
  it('is read by text recognition in a PDF', async () => {
    const { id } = await upload(
      'scan.pdf',
      await scanned('The hostel opens on the first of July.'),
    );
    await readAll();
    expect(await textOf(id)).toMatchObject({
      state: 'read',
      read: 'ocr',
      pages: [{ number: 1, text: 'The hostel opens on the first of July.' }],
      confidence: expect.toSatisfy((sure: number) => sure > 80),
    });
  });

  it('is read if it is attached, not if it illustrates something', async () => {
    const data = await photoOf(await pdfWithTexts('The hostel closes on the last of May.'));
    const file = { name: 'notice.jpg', data, mimetype: 'image/jpeg', size: data.length };
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A notice' }, file });
    expect(await textOf(id)).toBeUndefined();
    await showFiles(payload, id);
    await readAll();
    expect(await textOf(id)).toMatchObject({
      read: 'ocr',
      pages: [{ text: 'The hostel closes on the last of May.' }],
    });
  });

  it('is queued once, in however many places it is attached at once', async () => {
    const { id } = await addPicture(payload, 'many.jpg');
    const tasks = ['Plan', 'Report'].map((title) => ({ title, uploads: [id] }));
    const data = { name: 'Library', tasks, minutes: [id] };
    await payload.create({ collection: 'committees', data });
    expect(await textOf(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('a file that cannot be read fails alone:', () => {
  it.each([
    ['locked', 'locked', locked],
    ['broken', 'broken', async () => around(Buffer.from('%PDF-1.7\n'), 0, end)],
    ['huge', 'large', async () => around(await pdf(), 25_000_000, end)],
  ])('%s', { timeout: patience }, async (name, problem, make) => {
    const { id, filename } = await upload(`${name}.pdf`, await pdf());
    // As an older version of the backend stored it. A locked file is refused now.
    const { storage } = await import('../files/storage.ts');
    await storage.put(`files/media/${filename}`, await make(), 'application/pdf');
    const { id: other } = await upload('other.txt', 'Read');
    await readAll();
    expect(await textOf(id)).toMatchObject({ state: 'failed', problem, pages: null });
    expect(await textOf(other)).toMatchObject({ state: 'read' });
  });
});
