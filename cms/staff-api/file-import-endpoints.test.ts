/**
 * Imports of old notices and evidence through the requests of their screens, from the first file to
 * the undo.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  APIError,
  createLocalReq,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../access.ts';
import type { ImportStatus } from '../import/import-job.ts';
import { addDepartment, addUser, pdf } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let endpoints: Endpoint[];
let department: number;

beforeEach(async () => {
  payload = await temporaryCms();
  ({ fileImportEndpoints: endpoints } = await import('./file-import-endpoints.ts'));
  department = (await addDepartment(payload, 'PHY')).id;
}, patience);

type Sent = Partial<Pick<PayloadRequest, 'data' | 'files' | 'routeParams'>>;

async function ask(
  method: Endpoint['method'],
  at: string,
  request: Sent = {},
  role: Role = 'editor',
) {
  const user = await addUser(payload, role, department);
  const req = await createLocalReq({ user }, payload);
  const endpoint = endpoints.find(
    (candidate) => candidate.path === `/file-imports${at}` && candidate.method === method,
  );
  const response = await endpoint?.handler(Object.assign(req, request) as never);
  return { status: response?.status, answer: await response?.json() };
}

const start = async (kind = 'old-notices', role: Role = 'editor') =>
  (await ask('post', '', { data: { kind, file_name: 'a.pdf', files: 2 } }, role)).answer
    .id as number;
const file = async (name: string) => {
  const data = await pdf();
  return { name, data, size: data.length, mimetype: 'application/pdf' };
};
const notice = { title: 'Tender', type: 'COLLEGE_TENDER', date: '2019-07-05T12:00:00.000Z' };
/** Sends files in one request. Returns all results, and that of the first file as `answer`. */
async function sendAll(
  id: number,
  uploads: [name: string, fields: object][],
  role: Role = 'editor',
) {
  const files = { file: await Promise.all(uploads.map(([name]) => file(name))) };
  const data = { fields: uploads.map(([, fields]) => fields) };
  const { status, answer } = await ask(
    'post',
    '/:id/files',
    { routeParams: { id }, files, data },
    role,
  );
  return { status, results: answer.results, answer: answer.results?.[0] };
}
const send = (id: number, name: string, fields: object = notice, role: Role = 'editor') =>
  sendAll(id, [[name, fields]], role);
const look = async (id: number, role: Role = 'editor') =>
  (await ask('get', '/:id', { routeParams: { id } }, role)).answer as ImportStatus;
const undo = async (id: number, role: Role = 'editor') => {
  const { runFileImport } = await import('../import/file-import.ts');
  const { status } = await ask('post', '/:id/undoing', { routeParams: { id } }, role);
  if (status === 202) await runFileImport(payload, id, 'en');
  return { status, ...(await look(id, role)) };
};
const count = async () => [
  (await payload.count({ collection: 'notices' })).totalDocs,
  (await payload.count({ collection: 'media' })).totalDocs,
  (await payload.count({ collection: 'imported-records' })).totalDocs,
];
const countsOf = async (id: number) =>
  (await payload.findByID({ collection: 'imports', id })).counts;

describe('old notices', () => {
  it(
    'become drafts, and the report counts them',
    async () => {
      const id = await start();
      const { status, answer } = await send(id, 'a.pdf');
      expect(status).toBe(200);
      await send(id, 'b.pdf');
      const draft = await payload.findByID({ collection: 'notices', id: answer.id });
      expect(draft).toMatchObject({ ...notice, _status: 'draft', uploads: [expect.any(Number)] });
      expect(await look(id)).toMatchObject({
        ...{ kind: 'old-notices', file_name: 'a.pdf', state: 'imported' },
        report: {
          left: [],
          came: [
            { kind: 'Notices & events', created: 2 },
            { kind: 'Pictures & files', created: 2 },
          ],
        },
      });
      expect(await countsOf(id)).toMatchObject({ created: 4 });
    },
    patience,
  );

  it(
    'leave no file if they are refused, and stay in the report until they are sent again',
    async () => {
      const id = await start();
      const create = payload.create.bind(payload);
      vi.spyOn(payload, 'create').mockImplementation((options) =>
        options.collection === 'notices'
          ? Promise.reject(new APIError('Not now.', 400))
          : create(options as never),
      );
      expect((await send(id, 'a.pdf')).answer).toEqual({ problem: 'Not now.' });
      vi.restoreAllMocks();
      expect((await send(id, 'b.pdf', { type: 'COLLEGE_TENDER' })).answer).toEqual({
        problem: 'title is missing or wrong.',
      });
      expect(await count()).toEqual([0, 0, 0]);
      expect((await look(id)).report?.left).toMatchObject([
        { what: 'a.pdf', reason: 'Not now.' },
        { what: 'b.pdf', reason: 'title is missing or wrong.' },
      ]);
      await send(id, 'a.pdf');
      expect((await look(id)).report?.left.map(({ what }) => what)).toEqual(['b.pdf']);
    },
    patience,
  );

  it(
    'are saved one after the other, and a refused one does not stop the others',
    async () => {
      const id = await start();
      const { results } = await sendAll(id, [
        ['a.pdf', notice],
        ['b.pdf', { ...notice, title: 'Fees' }],
      ]);
      expect(results).toEqual([{ id: expect.any(Number) }, { id: expect.any(Number) }]);
      const second = await sendAll(id, [
        ['c.pdf', notice],
        ['e.pdf', { ...notice, title: 'Sports' }],
        // Last, because storing a file ends the transaction before it.
        ['d.pdf', { title: 'No type' }],
      ]);
      expect(second.results).toEqual([
        { id: expect.any(Number) },
        { id: expect.any(Number) },
        { problem: 'type is missing or wrong.' },
      ]);
      expect((await count()).slice(0, 2)).toEqual([4, 4]);
      expect(await readdir(path.join(process.env.DATA_DIR ?? '', 'files', 'media'))).toHaveLength(
        4,
      );
      expect((await look(id)).report).toMatchObject({
        left: [{ what: 'd.pdf' }],
        came: [{ created: 4 }, { created: 4 }],
      });
    },
    patience,
  );

  it(
    'are not tried after one for which the database was busy',
    async () => {
      const id = await start();
      const create = payload.create.bind(payload);
      const tries: string[] = [];
      vi.spyOn(payload, 'create').mockImplementation((options) => {
        if (options.collection !== 'media') return create(options as never);
        tries.push(options.collection);
        return Promise.reject(new Error('SQLITE_BUSY: database is locked'));
      });
      const { results } = await sendAll(id, [
        ['a.pdf', notice],
        ['b.pdf', notice],
      ]);
      const problem = 'The server is busy. Please try again in a minute.';
      expect(results).toEqual([{ problem }, { problem }]);
      expect(tries).toHaveLength(1);
    },
    patience,
  );

  it(
    'are moved to the recycle bin with their files by the undo, and named',
    async () => {
      const id = await start();
      const { answer } = await send(id, 'a.pdf');
      await send(id, 'b.pdf');
      const { state, report } = await undo(id);
      expect([state, report?.undone]).toMatchObject(['undone', { taken: 4, kept: 0, left: [] }]);
      expect(report?.undone?.went).toHaveLength(4);
      expect(report?.undone?.went).toContainEqual({
        ...{ kind: 'Notices & events', what: 'Tender', reason: 'In the recycle bin' },
      });
      expect(await count()).toEqual([0, 0, 0]);
      expect(await countsOf(id)).toMatchObject({ created: 4, undone: 4, kept: 0 });
      expect((await undo(id)).status).toBe(409);
      expect((await send(id, 'c.pdf')).status).toBe(409);
      const restore = { trash: true, data: { deletedAt: null } } as const;
      const { docs } = await payload.find({ collection: 'media', trash: true });
      for (const { id: file } of docs)
        await payload.update({ collection: 'media', id: file, ...restore });
      await payload.update({ collection: 'notices', id: answer.id, ...restore });
      const notice = await payload.findByID({ collection: 'notices', id: answer.id, draft: true });
      expect(notice).toMatchObject({ title: 'Tender', _status: 'draft' });
      expect(notice.uploads).toEqual([expect.any(Number)]);
    },
    patience,
  );

  it.each<[string, (notice: number, file: number) => Promise<unknown>]>([
    [
      'published',
      (id) => payload.update({ collection: 'notices', id, data: { _status: 'published' } }),
    ],
    [
      'saved as another draft',
      (id) =>
        payload.update({
          ...{ collection: 'notices', id, draft: true },
          data: { venue: 'Hall', _status: 'draft' } as never,
        }),
    ],
    [
      'given another description of its file',
      (_, id) => payload.update({ collection: 'media', id, data: { alt: 'Tender of the hall' } }),
    ],
  ])(
    'are kept after one was %s, until the undo is repeated',
    async (_, touch) => {
      const id = await start();
      const { answer } = await send(id, 'a.pdf');
      await send(id, 'b.pdf');
      const notice = await payload.findByID({
        ...{ collection: 'notices', id: answer.id, draft: true, depth: 0 },
      });
      await touch(answer.id, Number(notice.uploads?.[0]));
      const { state, report } = await undo(id);
      expect([state, report?.undone?.left?.map(({ reason }) => reason)]).toContainEqual(
        expect.arrayContaining(['was changed or published on this website after the import']),
      );
      expect(state).toBe('imported');
      const [, media] = await count();
      expect(media).toBe(1);
      // More files would belong to an import of which a part is undone.
      expect((await send(id, 'c.pdf')).status).toBe(409);
      const deletedAt = new Date().toISOString();
      for (const collection of ['notices', 'media'] as const)
        await payload.update({ collection, where: { id: { exists: true } }, data: { deletedAt } });
      const repeated = await undo(id);
      expect([repeated.state, repeated.report?.undone?.kept]).toEqual(['undone', 0]);
    },
    patience,
  );

  it(
    'are kept with their files and listed if somebody changed them',
    async () => {
      const id = await start();
      const { answer } = await send(id, 'a.pdf');
      await send(id, 'b.pdf');
      await payload.update({
        ...{ collection: 'notices', id: answer.id, data: { title: 'Corrected' } },
      });
      const { report } = await undo(id);
      expect(report?.undone).toMatchObject({ taken: 2, kept: 2 });
      expect(report?.undone?.left).toMatchObject([
        { what: 'Corrected', reason: 'was changed or published on this website after the import' },
        { reason: expect.stringContaining('is used in') },
      ]);
      expect((await count()).slice(0, 2)).toEqual([1, 1]);
    },
    patience,
  );

  it(
    'of a department can be imported and undone by its editor',
    async () => {
      const id = await start('old-notices', 'department-editor');
      const own = { ...notice, type: 'DEPTNOTICE' };
      expect((await send(id, 'a.pdf', own, 'department-editor')).answer).toEqual({
        id: expect.any(Number),
      });
      const { report } = await undo(id, 'department-editor');
      expect(report?.undone).toMatchObject({ taken: 2, kept: 0 });
      expect(await count()).toEqual([0, 0, 0]);
    },
    patience,
  );
});

it(
  'imports evidence as sets of files of their question',
  async () => {
    const published = { _status: 'published' } as const;
    const group = await payload.create({
      collection: 'evidence-groups',
      data: { name: 'AQAR 2024-25', report: 'IQAC', ...published } as never,
    });
    const criterion = await payload.create({
      collection: 'evidence-criteria',
      data: { group: group.id, type: 'QUALITATIVE', criterion: '3', ...published } as never,
    });
    const question = await payload.create({
      collection: 'evidence-questions',
      data: {
        ...{ criterion: criterion.id, sr_no: '3.4.4', metric_question: 'MoU', ...published },
      } as never,
    });
    const id = await start('evidence', 'iqac-coordinator');
    const set = { title: 'Cotton', question: question.id, sr_no: '3.4.4 (a)' };
    const { answer } = await send(id, '3.4.4.pdf', set, 'iqac-coordinator');
    const { answer: second } = await send(id, '3.4.4 b.pdf', set, 'iqac-coordinator');
    // Names of sets follow their question. That is no change by somebody.
    await payload.update({
      ...{ collection: 'evidence-questions', id: question.id, data: { sr_no: '3.4.5' } },
    });
    await payload.update({ collection: 'evidence-files', id: answer.id, data: published });
    const { report } = await undo(id, 'iqac-coordinator');
    expect(report?.undone).toMatchObject({ taken: 2, kept: 2 });
    const { docs } = await payload.find({ collection: 'evidence-files' });
    expect(docs.map(({ id }) => id)).toEqual([answer.id]);
    expect(second.id).not.toBe(answer.id);
  },
  patience,
);

it(
  'is refused to accounts without the right to create, and for imports of others',
  async () => {
    const data = { kind: 'evidence', file_name: 'a.pdf', files: 1 };
    expect((await ask('post', '', { data }, 'department-editor')).status).toBe(403);
    expect((await ask('post', '', { data: { ...data, files: 0 } })).status).toBe(400);
    const id = await start();
    const routeParams = { id };
    expect((await ask('get', '/:id', { routeParams }, 'iqac-coordinator')).status).toBe(404);
    expect((await ask('get', '/:id', { routeParams }, 'administrator')).status).toBe(200);
    const files = { file: await file('a.pdf') };
    for (const sent of [
      { data: { fields: [] } },
      { files, data: notice },
      { files, data: { fields: [] } },
    ])
      expect((await ask('post', '/:id/files', { routeParams, ...sent })).status).toBe(400);
    const sheet = {
      file_name: 'old.xlsx',
      kind: 'sheet',
      list: 'notices',
      rows: 0,
    } as const;
    const user = await addUser(payload, 'editor', department);
    const other = await payload.create({
      collection: 'imports',
      data: {
        ...{ ...sheet, by: user.id, by_email: user.email },
        ...{ state: 'imported', header: 0, columns: [] },
      },
    });
    expect((await ask('get', '/:id', { routeParams: { id: other.id } })).status).toBe(404);
  },
  patience,
);
