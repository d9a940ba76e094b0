/**
 * A WordPress import through the requests of its screen, from upload to report and undo.
 *
 * @long 60 s
 * @for cms/features/wordpress cms/import cms/staff-api
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../access.ts';
import { addUser } from '../../testing/content.ts';
import { picture } from '../../testing/submissions.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { WordPressStatus } from './import/import-status.ts';
import { largeExport } from './testing/large-wordpress-export.ts';
import { item, wxr } from './testing/wordpress-export.ts';

const size = { posts: 44, pages: 12, files: 6 };
const xml = Buffer.from(wxr(largeExport(size)));

let payload: Payload;
let endpoints: Endpoint[];
let runImport: typeof import('./import/run-import.ts').runImport;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ wordpressEndpoints: endpoints } = await import('./wordpress-endpoints.ts'));
  ({ runImport } = await import('./import/run-import.ts'));
}, patience);

type Asked = Partial<Pick<PayloadRequest, 'query' | 'routeParams' | 'data'>> & { body?: unknown };

async function ask(
  method: Endpoint['method'],
  at: string,
  request: Asked = {},
  role: Role = 'administrator',
) {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const endpoint = endpoints.find(
    (candidate) => candidate.path === `/wordpress/imports${at}` && candidate.method === method,
  );
  // Payload adds the depth to each query.
  const response = await endpoint?.handler(
    Object.assign(req, request, { query: { depth: undefined, ...request.query } }) as never,
  );
  return { status: response?.status, answer: await response?.json() };
}
const start = async () =>
  (await ask('post', '', { query: { name: 'old.xml' } })).answer.id as number;
const send = (id: number, part: string, at: number, bytes: Uint8Array) =>
  ask('post', '/:id/files/:part', {
    routeParams: { id, part },
    query: { at: String(at) },
    body: [bytes],
  });
const look = (id: number) => ask('get', '/:id', { routeParams: { id } });
const step = (id: number, name: string, data = {}) =>
  ask('post', '/:id/:step', { routeParams: { id, step: name }, data });

const media = async () =>
  zipSync({
    ...Object.fromEntries(
      await Promise.all(
        Array.from({ length: size.files }, async (_, n) => [
          `uploads/2019/05/photo-${n}.jpg`,
          new Uint8Array(await picture(60 + n, 40).toBuffer()),
        ]),
      ),
    ),
    'uploads/2019/05/file-5.pdf': Buffer.from('%PDF-1.4\n% form\nxref\n%%EOF\n'),
    'uploads/2019/05/file-3.pdf': Buffer.from('no PDF'),
  });

const everything = ['notices', 'pages', 'site-pages', 'redirects', 'media'] as const;
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      everything.map(async (collection) => [
        collection,
        (await payload.count({ collection })).totalDocs,
      ]),
    ),
  );
const keptFiles = async () => {
  const { environment } = await import('../../platform/environment.ts');
  return readdir(path.join(environment.DATA_DIR, 'imports'));
};

it('is refused to all but administrators', async () => {
  const { status, answer } = await ask('post', '', {}, 'editor');
  expect([status, answer.errors[0].message]).toEqual([403, 'Only administrators can do this.']);
  const id = await start();
  expect((await ask('get', '/:id', { routeParams: { id } }, 'editor')).status).toBe(403);
});

it('accepts files in chunks, each where the last one ended', async () => {
  const id = await start();
  expect((await send(id, 'export', 0, xml.subarray(0, 1000))).answer).toEqual({ size: 1000 });
  expect((await send(id, 'export', 500, xml.subarray(500))).status).toBe(409);
  expect((await send(id, 'export', 1000, xml.subarray(1000))).answer).toEqual({ size: xml.length });
  expect((await send(id, 'passwords', 0, xml)).status).toBe(404);
  expect((await look(id)).answer).toMatchObject({ state: 'read', contents: { isWhole: true } });
});

it('stores its account and file name', async () => {
  const { status, answer } = await ask('post', '', { query: { name: `${'a'.repeat(200)}b` } });
  const { id: by } = await addUser(payload, 'administrator');
  expect(status).toBe(201);
  expect(await payload.findByID({ collection: 'imports', id: answer.id })).toMatchObject({
    ...{ file_name: 'a'.repeat(200), list: 'wordpress', by, by_email: 'administrator@example.org' },
    ...{ state: 'read', rows: 0, header: 0, columns: [] },
  });
});

it.each([
  ['without an offset', undefined, 200],
  ['with a negative offset', '-1', 200],
  ['with an invalid offset', 'x', 200],
  ['with a fractional offset', '0.9', 200],
  ['with an offset after its end', '1', 409],
])('a first chunk %s starts at 0, or is refused', async (_what, at, status) => {
  const request = { routeParams: { id: await start(), part: 'media' }, query: { at } as never };
  const piece = await ask('post', '/:id/files/:part', { ...request, body: [Buffer.from('abc')] });
  expect(piece.status).toBe(status);
  if (status === 200) expect(piece.answer).toEqual({ size: 3 });
});

it('accepts a chunk without bytes', async () => {
  const routeParams = { id: await start(), part: 'media' };
  const piece = await ask('post', '/:id/files/:part', { routeParams });
  expect([piece.status, piece.answer]).toEqual([200, { size: 0 }]);
});

it('accepts no file after it was started', async () => {
  const id = await start();
  await payload.update({ collection: 'imports', id, data: { state: 'imported' } });
  const { status, answer } = await send(id, 'export', 0, xml);
  expect([status, answer.errors[0].message]).toEqual([404, 'This step does not exist.']);
});

it('refuses unknown steps and imports of sheets', async () => {
  const id = await start();
  const other = await step(id, 'deleting');
  expect([other.status, other.answer.errors[0].message]).toEqual([
    404,
    'This step does not exist.',
  ]);
  await payload.update({ collection: 'imports', id, data: { kind: 'sheet', list: 'holidays' } });
  for (const { status, answer } of [
    await look(id),
    await step(id, 'importing'),
    await send(id, 'export', 0, xml),
  ])
    expect([status, answer.errors[0].message]).toEqual([404, 'There is no such import.']);
});

it('throws an unexpected error', async () => {
  vi.spyOn(payload, 'create').mockRejectedValue(new Error('no disk'));
  await expect(ask('post', '')).rejects.toThrow('no disk');
});

it.each([
  ['another file', 'export', 'a,b,c', /not a WordPress export/],
  ['a broken zip', 'media', 'PK and no more', /zip file cannot be read/],
])('says what is wrong with %s', async (_what, part, content, sentence) => {
  const id = await start();
  await send(id, 'export', 0, xml);
  await send(id, part, 0, Buffer.from(content));
  const { status, answer } = await look(id);
  expect([status, answer.errors[0].message]).toEqual([422, expect.stringMatching(sentence)]);
});

describe('an old website', () => {
  let id: number;
  let contents: NonNullable<WordPressStatus['contents']>;
  const before: Record<string, number> = {};

  beforeAll(async () => {
    Object.assign(before, await counts());
    id = await start();
    await send(id, 'export', 0, xml);
    await send(id, 'media', 0, await media());
    ({ contents } = (await look(id)).answer);
  }, patience);
  const choices = () => ({
    authors: { office: 'College office' },
    categories: Object.fromEntries(
      contents.categories.map(({ slug, target }) => [slug, target || 'COLLEGE_ACADEMIC_NOTICE']),
    ),
  });

  it('is described before anything is written, with a guess for each category', async () => {
    expect(contents).toMatchObject({ posts: 44, pages: 12, files: 12, given: 8 });
    const targets = Object.fromEntries(
      contents.categories.map(({ name, target }) => [name, target]),
    );
    expect(targets).toMatchObject({
      Tenders: 'COLLEGE_TENDER',
      'Exam Results': 'EXAM_RESULTS',
      জাননী: 'COLLEGE_ADMIN_NOTICE',
      Uncategorized: '',
    });
    expect(await counts()).toEqual(before);
  });

  it('is not imported while a category has no target', async () => {
    expect((await step(id, 'importing', { categories: {} })).status).toBe(422);
    expect((await step(id, 'undoing')).status).toBe(409);
  });

  it('is not imported without its export', async () => {
    const { status, answer } = await step(await start(), 'importing', choices());
    expect(status).toBe(410);
    expect(answer.errors[0].message).toBe(
      'The files of this import are no longer stored. Choose them again.',
    );
  });

  it('is imported by a job with progress, without requests to the website', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no website'));
    expect((await step(id, 'importing', choices())).status).toBe(202);
    expect((await look(id)).answer).toMatchObject({ state: 'importing', done: 0, of: 68 });
    await runImport(payload, id, 'en');
    const ours = fetched.mock.calls.filter(([address]) => String(address).includes('old.example'));
    expect(ours).toEqual([]);
    const { report, state } = (await look(id)).answer as WordPressStatus;
    expect(state).toBe('imported');
    const came = Object.fromEntries(report?.came.map(({ kind, created }) => [kind, created]) ?? []);
    expect(came).toMatchObject({ 'Notices & events': 39, Pages: 11, 'Pictures & files': 7 });
    const remaining =
      report?.left.map(({ kind, what, reason }) => `${kind} ${what}: ${reason}`) ?? [];
    expect(new Set(remaining).size).toBe(remaining.length);
    expect(remaining.join('\n')).toMatch(/file-3\.pdf: This is not a PDF/);
    expect(remaining.join('\n')).toMatch(/comments are not imported: 1/);
    expect(remaining.join('\n')).toMatch(/post-5\/: it has no date/);
  });

  it('is deleted from the disk after the import, because it names commenters', async () => {
    expect(await keptFiles()).not.toContain(String(id));
  });

  it('is not imported twice', async () => {
    const after = await counts();
    const again = await start();
    await send(again, 'export', 0, xml);
    await send(again, 'media', 0, await media());
    await step(again, 'importing', choices());
    await runImport(payload, again, 'as');
    expect(await counts()).toEqual(after);
    const { report } = (await look(again)).answer as WordPressStatus;
    expect(report?.came.every(({ created }) => created === 0)).toBe(true);
    expect(report?.came.map(({ kind }) => kind)).toContain('জাননী আৰু অনুষ্ঠান');
  });

  it('is undone except for records that were changed since', async () => {
    const { docs } = await payload.find({ collection: 'notices', limit: 1, sort: 'id' });
    const [notice] = docs;
    await payload.update({
      collection: 'notices',
      id: Number(notice?.id),
      data: { title: 'Changed by the office' },
    });
    expect((await step(id, 'undoing')).status).toBe(202);
    await runImport(payload, id, 'en');
    const { report, state } = (await look(id)).answer as WordPressStatus;
    expect(state).toBe('imported');
    const remaining = await counts();
    expect(remaining).toMatchObject({ notices: 1, pages: 0, 'site-pages': 0 });
    const { undone } = report ?? {};
    // Redirects and files that are in use stay as well.
    expect(undone?.kept).toBe(1 + (remaining.redirects ?? 0) + (remaining.media ?? 0));
    expect(undone?.left).toHaveLength(undone?.kept ?? 0);
    expect(undone?.left?.[0]).toMatchObject({
      ...{
        what: expect.any(String),
        reason: 'was changed or published on this website after the import',
      },
    });
    expect(undone?.taken).toBeGreaterThan(60);
    expect(undone?.went).toHaveLength(undone?.taken ?? 0);
    const deletedAt = new Date().toISOString();
    await payload.delete({ collection: 'redirects', where: { from: { exists: true } } });
    await payload.update({ collection: 'notices', id: Number(notice?.id), data: { deletedAt } });
    expect((await step(id, 'undoing')).status).toBe(202);
    await runImport(payload, id, 'en');
    expect((await look(id)).answer).toMatchObject({ state: 'undone' });
    expect((await step(id, 'undoing')).status).toBe(409);
  });
});

/** Two of a post itself, and nine of the archives of its years, category, tag and author. */
const ADDRESSES = 11;

describe('an import that is undone', () => {
  const files = async () =>
    zipSync({ 'uploads/2019/05/a.jpg': new Uint8Array(await picture(70, 40).toBuffer()) });
  const uploads = 'https://old.example.org/wp-content/uploads/2019/05';
  const page = item({ id: 20, type: 'page', title: 'Rules', path: '/rules/', content: 'Be quiet' });
  const category: [string, string] = ['notice', 'Notice'];
  const post = (id: number, content: string) =>
    item({ id, title: `Post ${id}`, path: `/post-${id}/`, category, content });
  const image = `<img src="${uploads}/a.jpg" alt="A">`;
  const attachment = item({
    ...{ id: 70, type: 'attachment', status: 'inherit', title: 'a', url: `${uploads}/a.jpg` },
  });
  const bringAll = async (...items: string[]) => {
    const id = await start();
    await send(id, 'export', 0, Buffer.from(wxr(items)));
    await send(id, 'media', 0, await files());
    const data = { categories: { notice: 'COLLEGE_ADMIN_NOTICE' } };
    expect((await step(id, 'importing', data)).status).toBe(202);
    await runImport(payload, id, 'en');
    return id;
  };
  const undo = async (id: number) => {
    expect((await step(id, 'undoing')).status).toBe(202);
    await runImport(payload, id, 'en');
    return ((await look(id)).answer as WordPressStatus).report?.undone;
  };
  beforeEach(async () => {
    payload = await temporaryCms();
  }, patience);

  it('leaves nothing behind', async () => {
    const id = await bringAll(page, post(10, image), attachment);
    const undone = await undo(id);
    expect(undone).toMatchObject({ kept: 0, gone: 0, left: [] });
    expect(await counts()).toEqual({
      ...{ notices: 0, pages: 0, 'site-pages': 0, redirects: 0, media: 0 },
    });
  });

  it('takes its records out of the recycle bin when it is imported again, with their addresses', async () => {
    const items = [page, post(10, image), attachment];
    const ids = async () => {
      const lists = ['notices', 'pages', 'redirects', 'media'] as const;
      const found = await Promise.all(
        lists.map((collection) =>
          payload.find({ collection, sort: 'id', pagination: false, trash: true }),
        ),
      );
      return found.map(({ docs }) => docs.map(({ id }) => id));
    };
    const first = await bringAll(...items);
    const [before, all] = [await counts(), await ids()];
    await undo(first);
    const second = await bringAll(...items);
    expect([await counts(), await ids()]).toEqual([before, all]);
    const { report } = (await look(second)).answer as WordPressStatus;
    expect(report?.left.filter(({ reason }) => !reason.includes('comments'))).toEqual([]);
    const { docs } = await payload.find({ collection: 'pages' });
    expect(docs[0]?.page).toBe('rules');
    expect(await undo(second)).toMatchObject({ kept: 0, gone: 0, left: [] });
    expect(await counts()).toMatchObject({ notices: 0, pages: 0, 'site-pages': 0, media: 0 });
  });

  it('leaves a record in the recycle bin that somebody moved there', async () => {
    const items = [post(10, 'Words')];
    const first = await bringAll(...items);
    await payload.delete({ collection: 'redirects', where: { from: { exists: true } } });
    const { docs } = await payload.find({ collection: 'notices' });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'notices', id: docs[0]?.id ?? 0, data: { deletedAt } });
    const second = await bringAll(...items);
    const { report } = (await look(second)).answer as WordPressStatus;
    expect(report?.left.map(({ reason }) => reason).join()).toMatch(/is in the recycle bin/);
    expect(await undo(first)).toMatchObject({ kept: 0 });
  });

  it('keeps and lists a file that another record shows', async () => {
    const id = await bringAll(post(10, image), attachment);
    const { docs } = await payload.find({ collection: 'media' });
    const photo = docs[0]?.id ?? 0;
    await payload.create({
      collection: 'photos',
      data: { type: 'HIGHLIGHTS', image: photo } as never,
    });
    const undone = await undo(id);
    expect(undone?.left?.map(({ reason }) => reason).join()).toMatch(/because it is used in/);
    expect(await counts()).toMatchObject({ notices: 0, media: 1 });
  });

  it('keeps a changed page as a draft, with its place and old address', async () => {
    const id = await bringAll(page, post(10, 'Words'));
    const { docs } = await payload.find({ collection: 'pages' });
    await payload.update({
      ...{ collection: 'pages', id: docs[0]?.id ?? 0, draft: true },
      data: { title: 'Rules of the house', _status: 'draft' },
    });
    const undone = await undo(id);
    expect(await counts()).toMatchObject({ notices: 0, pages: 1, 'site-pages': 1 });
    const { docs: leads } = await payload.find({ collection: 'redirects' });
    expect(leads.every(({ to }) => to === '/rules')).toBe(true);
    expect(undone?.kept).toBe(2 + leads.length);
  });

  it('counts records that were deleted before', async () => {
    const id = await bringAll(post(10, 'Words'));
    await payload.delete({ collection: 'redirects', where: { from: { exists: true } } });
    expect(await undo(id)).toMatchObject({ taken: 1, kept: 0, gone: ADDRESSES });
  });

  it('deletes the records of an import that stopped half-way', async () => {
    const { wordpressTask } = await import('./import/run-import.ts');
    const id = await bringAll(post(10, 'Words'));
    await payload.update({ collection: 'imports', id, data: { state: 'importing', report: null } });
    await wordpressTask.onFail?.({
      input: { import: id, language: 'en' },
      job: {},
      req: { payload },
    } as never);
    expect((await look(id)).answer).toMatchObject({ state: 'failed' });
    expect(await undo(id)).toMatchObject({ taken: 1 + ADDRESSES, kept: 0 });
  });

  it('remembers the mapping for the next import from the same website', async () => {
    await bringAll(post(10, 'Words'));
    const id = await start();
    await send(id, 'export', 0, Buffer.from(wxr([post(11, 'Words')])));
    expect((await look(id)).answer.contents).toMatchObject({
      isRemembered: true,
      categories: [{ slug: 'notice', target: 'COLLEGE_ADMIN_NOTICE' }],
    });
  });
});
