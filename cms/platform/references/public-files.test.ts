/** Access to files by address, before and after a file is replaced, withdrawn or deleted. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallName } from '@college/contract/calls';
import { requestOf } from '@college/contract/client';
import { readImageAddress } from '@college/contract/images';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addNotice,
  addPicture,
  addUser,
  pdf,
  previewToken,
  showFiles,
} from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let send: typeof import('../send-file.ts').sendFile;
let call: (name: CallName, input: object) => Promise<Response>;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ sendFile: send } = await import('../send-file.ts'));
  const { answer } = await import('../../calls/answer.ts');
  call = (name, input) => {
    const { address, method, body, contentType } = requestOf(name, input);
    const request = new Request(`http://cms/${address}`, { method, body, headers: contentType });
    return answer(name, request, async () => payload);
  };
}, patience);

const open = (...address: string[]) =>
  send(address.length > 1 ? 'preview' : 'media', address, new Request('http://cms/'), payload);
const statusOf = async (name: string | null | undefined) => (await open(name ?? '')).status;
const bytesOf = async (name: string | null | undefined) =>
  Buffer.from(await (await open(name ?? '')).arrayBuffer());

/** Adds a comment to a PDF, because all test PDFs are otherwise nearly the same. */
const pdfWith = async (words: string) => Buffer.concat([await pdf(), Buffer.from(`%${words}\n`)]);
const fileOf = (name: string, data: Buffer) => ({
  name,
  data,
  mimetype: 'application/pdf',
  size: data.length,
});
const addPdf = async (name: string, data?: Buffer) =>
  payload.create({
    collection: 'media',
    data: {},
    file: fileOf(name, data ?? (await pdfWith(name))),
  });

describe('a document', () => {
  it('has a permanent address, and one with its hash that may be cached for ever', async () => {
    const data = await pdfWith('first');
    const { id, address, filename } = await addPdf('exam 1.pdf', data);
    await showFiles(payload, id);
    expect(address).toBe('exam-1.pdf');
    expect(filename).toMatch(/^exam-1-[0-9a-f]{8}\.pdf$/);
    for (const name of [address, filename]) expect(await bytesOf(name)).toEqual(data);
    const lifetime = async (name: string | null | undefined) =>
      (await open(name ?? '')).headers.get('cache-control');
    expect(await lifetime(address)).toBe('public, max-age=0, s-maxage=1, must-revalidate');
    expect(await lifetime(filename)).toBe('public, max-age=31536000, s-maxage=1, immutable');
    const [{ upload_info }] = await (await call('getimportantfiles', {})).json();
    expect(upload_info).toMatchObject([{ url: '/files/media/exam-1.pdf', path: 'exam-1.pdf' }]);
  });

  it('has new content at its address after it is replaced, and its old names redirect there', async () => {
    const { id, address, filename: first } = await addPdf('routine.pdf');
    await showFiles(payload, id);
    const data = await pdfWith('second');
    const file = fileOf('routine-corrected.pdf', data);
    const newer = await payload.update({ collection: 'media', id, data: {}, file });
    expect(newer.address).toBe(address);
    expect(await bytesOf(address)).toEqual(data);
    expect(await bytesOf(newer.filename)).toEqual(data);
    const old = await open(first ?? '');
    expect([old.status, old.headers.get('location')]).toEqual([302, 'routine.pdf']);
    const answer = await (await call('getfiledata', { type: 'media', path: first })).json();
    expect(Buffer.from(answer.data, 'base64')).toEqual(data);
  });

  it('is reported as withdrawn after it is deleted, and its address is not given away', async () => {
    const { id, address, filename } = await addPdf('tender.pdf');
    const record = await showFiles(payload, id);
    await payload.delete({ collection: 'important-files', id: record.id });
    for (const name of [address, filename]) expect(await statusOf(name)).toBe(410);
    await payload.delete({ collection: 'media', id });
    for (const name of [address, filename]) expect(await statusOf(name)).toBe(410);
    const other = await addPdf('tender.pdf', await pdfWith('other'));
    await showFiles(payload, other.id);
    expect(other.address).toBe('tender-1.pdf');
    expect(await statusOf(address)).toBe(410);
    const refused = await call('getfiledata', { type: 'media', path: address });
    expect(refused.status).toBe(404);
  });

  it('gets an address of its own, even if several with one name are uploaded at once', async () => {
    const all = await Promise.all(
      ['1', '2', '3', '4'].map(async (words) => addPdf('form.pdf', await pdfWith(words))),
    );
    const addresses = new Set(all.map(({ address }) => address));
    expect([addresses.size, addresses.has('form.pdf')]).toEqual([4, true]);
  });
});

it('old names of a replaced picture redirect to the new one in the same width', async () => {
  const { id, filename } = await addPicture(payload, 'gate.jpg', 1000, 400);
  await showFiles(payload, id);
  const data = await sharp({ create: { width: 700, height: 300, channels: 3, background: '#3a3' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'new-gate.jpg', data, mimetype: 'image/jpeg', size: data.length };
  const newer = await payload.update({ collection: 'media', id, data: { alt: 'A gate' }, file });
  const copies = (name: string | null | undefined) =>
    (readImageAddress(`/files/media/${name}`)?.srcset.avif ?? '')
      .split(', ')
      .map((entry) => path.basename(entry.split(' ')[0] ?? ''));
  const [small, middle, large] = copies(filename);
  const leadsTo = async (name = '') => (await open(name)).headers.get('location');
  expect(await leadsTo(filename ?? '')).toBe(newer.filename);
  expect([await leadsTo(small), await leadsTo(middle)]).toEqual(copies(newer.filename));
  expect(await leadsTo(large)).toBe(newer.filename);
  for (const name of [newer.filename, 'gate.jpg', ...copies(newer.filename)])
    expect(await statusOf(name)).toBe(200);
});

describe('a file', () => {
  const names = ({ address, filename }: { address?: string | null; filename?: string | null }) => [
    address,
    filename,
  ];
  const statuses = async (file: Parameters<typeof names>[0]) =>
    Promise.all(names(file).map(statusOf));
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();

  it('is not public while nothing shows it, also not by getfiledata', async () => {
    const file = await addPdf('js.pdf');
    expect(await statuses(file)).toEqual([404, 404]);
    expect((await call('getfiledata', { type: 'media', path: 'js.pdf' })).status).toBe(404);
    const response = await call('getfileaddress', { type: 'media', path: 'js.pdf' });
    expect(await response.json()).toEqual({ state: 'none', path: '', immutable: 0 });
  });

  it('is public while its notice is published and not expired', async () => {
    const file = await addPdf('result.pdf');
    const uploads = [file.id];
    const { id } = await addNotice(payload, {
      title: 'Result',
      _status: 'draft',
      uploads,
    } as never);
    const change = (data: object) =>
      payload.update({ collection: 'notices', id, data: data as never });
    expect(await statuses(file)).toEqual([404, 404]);
    await change({ _status: 'published' });
    expect(await statuses(file)).toEqual([200, 200]);
    await change({ expires: yesterday });
    expect(await statuses(file)).toEqual([410, 410]);
    await change({ expires: tomorrow });
    expect(await statuses(file)).toEqual([200, 200]);
    await change({ _status: 'draft' });
    expect(await statuses(file)).toEqual([410, 410]);
  });

  it('stays public if only a newer draft omits it, and is not public if only a draft shows it', async () => {
    const [shown, planned] = [await addPdf('shown.pdf'), await addPdf('planned.pdf')];
    const { id } = await addNotice(payload, { title: 'Two', uploads: [shown.id] } as never);
    const data = { uploads: [planned.id] };
    await payload.update({ collection: 'notices', id, data, draft: true });
    expect([await statuses(shown), await statuses(planned)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
    await payload.update({ collection: 'notices', id, data: { ...data, _status: 'published' } });
    expect([await statuses(shown), await statuses(planned)]).toEqual([
      [410, 410],
      [200, 200],
    ]);
  });

  it('is not public for a pending message, an inactive popup or a future holiday', async () => {
    const message = await addPicture(payload, 'message.jpg');
    const { id } = await payload.create({
      collection: 'messages',
      data: {
        type: 'STUDENT',
        name: 'R',
        message: 'Hi',
        dp: message.id,
        status: 'pending',
      } as never,
    });
    const popup = await addPicture(payload, 'popup.jpg', 720);
    const featured = await payload.create({
      collection: 'featured-notifications',
      data: { title: 'Popup', active: false, pictures: [popup.id] } as never,
    });
    const greeting = await addPdf('greeting.pdf');
    const holiday = await payload.create({
      collection: 'holidays',
      data: { title: 'Bihu', start_date: tomorrow, end_date: tomorrow, uploads: [greeting.id] },
    });
    const all = () =>
      Promise.all([message, popup, greeting].map(({ address }) => statusOf(address)));
    expect(await all()).toEqual([404, 404, 404]);
    await payload.update({ collection: 'messages', id, data: { status: 'approved' } });
    await payload.update({
      collection: 'featured-notifications',
      id: featured.id,
      data: { active: true },
    });
    await payload.update({
      collection: 'holidays',
      id: holiday.id,
      data: { start_date: yesterday },
    });
    expect(await all()).toEqual([200, 200, 200]);
  });

  it.each([
    ['FACULTY', { table: 200, profile: 404 }],
    // Department tables do not show the work of a principal.
    ['PRINCIPAL', { table: 404, profile: 404 }],
    ['FORMER_FACULTY', { table: 404, profile: 404 }],
  ] as const)(
    'is public for a %s without a public profile only if a card or a table shows it',
    async (type, off) => {
      const card = await addPdf(`cv-of-${type}.pdf`);
      const table = await addPdf(`paper-of-${type}.pdf`);
      const profile = await addPdf(`scholar-of-${type}.pdf`);
      const linked = await addPdf(`profile-of-${type}.pdf`);
      const { id } = await payload.create({
        collection: 'employees',
        data: {
          name: 'A. Das',
          type,
          _status: 'published',
          cv: [card.id],
          awards: [{ award: 'Best', file: [table.id] }],
          guideship: [{ name: 'R. Bora', file: [profile.id] }],
          wiki_link: `/files/media/${linked.address}`,
        },
      });
      const all = () =>
        Promise.all([card, table, profile, linked].map(({ address }) => statusOf(address)));
      expect(await all()).toEqual([200, off.table, off.profile, off.profile]);
      const change = (data: object) => payload.update({ collection: 'employees', id, data });
      await change({ liveNow: true });
      const hasPage = type !== 'FORMER_FACULTY';
      expect(await all()).toEqual(hasPage ? [200, 200, 200, 200] : [200, 404, 404, 404]);
      await change({ liveNow: false });
      const withdrawn = hasPage ? 410 : 404;
      expect(await all()).toEqual([200, off.table === 200 ? 200 : withdrawn, withdrawn, withdrawn]);
      await expect(payload.delete({ collection: 'media', id: profile.id })).rejects.toThrow(
        /because it is used in/,
      );
    },
  );

  it('is public while the college shows it or a link points to it', async () => {
    const [emblem, linked] = [await addPicture(payload, 'emblem.jpg'), await addPdf('rules.pdf')];
    expect([await statusOf(emblem.filename), await statusOf('rules.pdf')]).toEqual([404, 404]);
    await payload.updateGlobal({
      slug: 'college',
      data: {
        name: 'College',
        emblem: emblem.id,
        shortcuts: [{ title: 'Rules', link: `/files/media/${linked.address}` }],
      },
    });
    expect([await statusOf(emblem.filename), await statusOf('rules.pdf')]).toEqual([200, 200]);
  });

  it('is not public only because a submitted or plain text contains its address', async () => {
    const { address } = await addPdf('confidential.pdf');
    const link = `/files/media/${address}`;
    await payload.create({
      collection: 'alumni',
      data: { name: 'A. Das', company_name: link },
    });
    await payload.create({
      collection: 'messages',
      data: {
        type: 'ALUMNI',
        name: link,
        message: link,
        company_name: link,
        status: 'approved',
      },
    } as never);
    await addNotice(payload, { title: link });
    expect(await statusOf(address)).toBe(404);
    await addNotice(payload, { title: 'Rules', link } as never);
    expect(await statusOf(address)).toBe(200);
  });

  it('is readable at the address of a preview, and other files are not', async () => {
    const [draft, other] = [await addPdf('draft.pdf'), await addPdf('other.pdf')];
    const { id } = await addNotice(payload, {
      title: 'Draft',
      _status: 'draft',
      uploads: [draft.id],
    } as never);
    const editor = await addUser(payload, 'editor');
    const token = await previewToken(payload, { collection: 'notices', id }, editor);
    const { notice } = await (
      await call('getpreview', { collection: 'notices', id, token })
    ).json();
    const [, , , ...address] = notice.upload_info[0].url.split('/');
    const response = await open(...address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    const [number = '', key = '', name = ''] = address;
    for (const forged of [
      [number, key, other.address ?? ''],
      [`${other.id}`, key, other.address ?? ''],
      [number, `${key}A`, name],
      [number, token, name],
      ['notices', number, key, name],
    ])
      expect((await open(...forged)).status).toBe(404);
  });
});

it('a portrait is deleted with its alumnus, unless another record shows it', async () => {
  const [alone, shared] = [
    await addPicture(payload, 'a.jpg'),
    await addPicture(payload, 'b.jpg', 800),
  ];
  await showFiles(payload, shared.id);
  for (const dp of [alone.id, shared.id]) {
    const { id } = await payload.create({ collection: 'alumni', data: { name: 'Rina', dp } });
    expect(await statusOf(dp === alone.id ? alone.filename : shared.filename)).toBe(200);
    await payload.delete({ collection: 'alumni', id });
  }
  expect([await statusOf(alone.filename), await statusOf(shared.filename)]).toEqual([410, 200]);
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { id: { equals: alone.id } },
  });
  expect(totalDocs).toBe(0);
});

describe('a database of an older version', () => {
  it('keeps its addresses, and finds its public files', async () => {
    const { rowsOf } = await import('../database/statements.ts');
    const { upgradeData } = await import('../../commands/database/prepare-database.ts');
    const { storage } = await import('../files/storage.ts');
    const content = await pdfWith('from before');
    const [published, hidden] = [await addPdf('old.pdf', content), await addPdf('secret.pdf')];
    const picture = await addPicture(payload, 'old.jpg', 900);
    await showFiles(payload, published.id, picture.id);
    await storage.put('files/media/old.pdf', content, 'application/pdf');
    await rowsOf(payload, sql`UPDATE media SET filename = 'old.pdf' WHERE id = ${published.id}`);
    await rowsOf(payload, sql`UPDATE media SET address = NULL`);
    await rowsOf(payload, sql`DELETE FROM file_addresses`);
    await rowsOf(payload, sql`DELETE FROM uses`);
    await upgradeData(payload);
    await upgradeData(payload);
    expect(await bytesOf('old.pdf')).toEqual(content);
    expect((await open('old.pdf')).headers.get('cache-control')).not.toContain('immutable');
    expect(await statusOf(picture.filename)).toBe(200);
    expect(await statusOf(hidden.filename)).toBe(404);
    await expect(payload.delete({ collection: 'media', id: published.id })).rejects.toThrow(
      /because it is used in/,
    );
    const data = await pdfWith('newer');
    const file = fileOf('new.pdf', data);
    await payload.update({ collection: 'media', id: published.id, data: {}, file });
    expect(await bytesOf('old.pdf')).toEqual(data);
  });
});

it('an editor may link to a file that is not public yet', async () => {
  const { isFile } = await import('./address-targets.ts');
  const { id } = await addPdf('linked.pdf');
  expect(await isFile('/files/media/linked.pdf', payload)).toBe(true);
  await payload.delete({ collection: 'media', id });
  expect(await isFile('/files/media/linked.pdf', payload)).toBe(false);
});

it('lists rows without files and files without rows', async () => {
  const { compareFiles } = await import('../files/compare-files.ts');
  const folder = path.join(process.env.DATA_DIR ?? '', 'files/media');
  const { id, filename } = await addPdf('compared.pdf');
  const binned = await addPdf('binned.pdf');
  const before = await compareFiles(payload);
  // A record in the recycle bin keeps its file.
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: 'media', id: binned.id, data });
  await rm(path.join(folder, filename ?? ''));
  await writeFile(path.join(folder, 'stray.pdf'), 'x');
  const { rowsWithoutFile, filesWithoutRow } = await compareFiles(payload);
  expect(rowsWithoutFile.filter((line) => !before.rowsWithoutFile.includes(line))).toEqual([
    `files/media/${filename} (media, number ${id})`,
  ]);
  expect(filesWithoutRow.filter((line) => !before.filesWithoutRow.includes(line))).toEqual([
    'files/media/stray.pdf',
  ]);
});

it('a file is withdrawn when the record that shows it is in the recycle bin', async () => {
  const { publicFile } = await import('./public-files.ts');
  const { id, address } = await addPdf('binned-with.pdf');
  const record = await showFiles(payload, id);
  const state = async () => (await publicFile(address ?? '', payload)).state;
  expect(await state()).toBe('kept');
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: 'important-files', id: record.id, data });
  expect(await state()).toBe('withdrawn');
});
