/** The requests of the admin during an import of a sheet. */
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../access.ts';
import { addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { SheetRow } from './imports/row.ts';

let payload: Payload;
let endpoints: Endpoint[];
let runSheetImport: typeof import('./imports/run-sheet-import.ts').runSheetImport;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ sheetEndpoints: endpoints } = await import('./sheet-endpoints.ts'));
  ({ runSheetImport } = await import('./imports/run-sheet-import.ts'));
}, patience);

type Asked = Partial<Pick<PayloadRequest, 'query' | 'routeParams' | 'data' | 'i18n'>> & {
  body?: unknown;
};

async function ask(role: Role, method: Endpoint['method'], path: string, request: Asked = {}) {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const endpoint = endpoints.find(
    (candidate) => candidate.path === `/sheets/${path}` && candidate.method === method,
  );
  const response = await endpoint?.handler(Object.assign(req, { query: {} }, request) as never);
  return { status: response?.status, answer: await response?.json() };
}

const sheet = (lines: readonly string[]) => [new TextEncoder().encode(lines.join('\n'))];
const upload = (role: Role, list: string, lines: readonly string[]) =>
  ask(role, 'post', 'imports', { query: { list, name: 'list.csv' }, body: sheet(lines) });
const step = (role: Role, id: number, name: string, data = {}) =>
  ask(role, 'post', 'imports/:id/:step', { routeParams: { id, step: name }, data });
const find = (id: number) => payload.findByID({ collection: 'imports', id });

const holidays = ['Title,From,To', 'Bihu,14-4-2026,15-4-2026', 'Puja,someday,', ',,'];

it('offers columns in the language of the admin', async () => {
  const { id } = (await upload('editor', 'holidays', holidays)).answer;
  const labels = async (language: string) => {
    const i18n = { ...payload.config.i18n, language } as never;
    const { answer } = await ask('editor', 'get', 'imports/:id', { routeParams: { id }, i18n });
    return answer.offered.slice(0, 3).map(({ label }: { label: string }) => label);
  };
  expect(await labels('en')).toEqual(['Title', 'Title (অসমীয়া)', 'First day']);
  expect(await labels('as')).toEqual(['শিৰোনাম', 'শিৰোনাম (অসমীয়া)', 'প্ৰথম দিন']);
});

describe('access to a sheet', () => {
  it('needs the right to write into its list', async () => {
    const { status, answer } = await upload('editor', 'holidays', holidays);
    expect([status, answer]).toEqual([201, { id: expect.any(Number) }]);
    expect((await upload('moderator', 'holidays', holidays)).status).toBe(403);
    expect((await upload('editor', 'nothing', holidays)).status).toBe(404);
    // Media has another form of import and is only exported as a list.
    expect((await upload('editor', 'media', holidays)).status).toBe(403);
  });

  it('is checked again at every step, and refused for a list that is only exported', async () => {
    const { id: by } = await addUser(payload, 'moderator');
    const { id } = await payload.create({
      collection: 'imports',
      data: {
        ...{ kind: 'sheet', file_name: 'notes.csv', list: 'visitor-notes', rows: 1, state: 'read' },
        ...{ header: 1, columns: [], by, by_email: 'moderator@example.org' },
      },
    });
    expect((await step('moderator', id, 'trying')).status).toBe(403);
    expect(
      (await ask('moderator', 'get', 'template', { query: { list: 'visitor-notes' } })).status,
    ).toBe(403);
  });

  it('is 404 for an unknown step and 409 for a step out of order', async () => {
    const { answer } = await upload('editor', 'holidays', holidays);
    expect((await step('editor', answer.id, 'deleting')).status).toBe(404);
    expect((await step('editor', answer.id, 'importing')).status).toBe(409);
    expect((await step('moderator', answer.id, 'trying')).status).toBe(404);
  });
});

describe('the columns of a sheet', () => {
  it('are the chosen ones, if the list has all of them', async () => {
    const { id } = (await upload('editor', 'holidays', holidays)).answer;
    const own = (await find(id)).columns;
    const refused = { header: 2, columns: ['title', 'password'] };
    expect((await step('editor', id, 'trying', refused)).status).toBe(202);
    expect(await find(id)).toMatchObject({ header: 1, columns: own });
    await runSheetImport(payload, id);
    const choices = { header: '0', columns: ['', 'title', ''] };
    expect((await step('editor', id, 'trying', choices)).status).toBe(202);
    expect(await find(id)).toMatchObject({ header: 0, columns: ['', 'title', ''] });
  });
});

describe('the rows of a sheet', () => {
  it('are shown after a test run, all or by outcome, fifty at a time', async () => {
    const many = Array.from({ length: 60 }, (_, i) => `Day ${i},14-4-2026,15-4-2026`);
    const { id } = (await upload('editor', 'holidays', [...holidays, ...many])).answer;
    const rows = async (query = {}) => {
      const { answer } = await ask('editor', 'get', 'imports/:id/rows', {
        routeParams: { id },
        query,
      });
      return answer as { total: number; rows: SheetRow[] };
    };
    expect(await rows()).toEqual({ total: 0, rows: [] });
    const readStatus = async () =>
      (await ask('editor', 'get', 'imports/:id', { routeParams: { id } })).answer;
    await step('editor', id, 'trying');
    expect(await readStatus()).toMatchObject({ state: 'trying', done: 0, rows: 64 });
    const answers: unknown[] = [];
    await runSheetImport(payload, id, async () => void answers.push(await readStatus()));
    expect(answers.at(-1)).toMatchObject({ state: 'trying', done: 64 });
    const all = await rows();
    // The header and empty rows are left out.
    expect([all.total, all.rows.length, all.rows[0]?.number]).toEqual([62, 50, 2]);
    expect((await rows({ from: '50' })).rows).toHaveLength(12);
    expect(await rows({ outcome: 'refused' })).toMatchObject({ total: 1, rows: [{ number: 3 }] });
    const { state, top } = await readStatus();
    expect([state, top.length]).toEqual(['tried', 25]);
  });
});

describe('a failed request', () => {
  it('is answered with a sentence if it is refused', async () => {
    const { status, answer } = await upload('editor', 'nothing', holidays);
    expect([status, answer]).toEqual([
      404,
      {
        errors: [{ message: 'There is no such list.', data: { code: 'noList', values: {} } }],
      },
    ]);
  });

  it('is answered with a code if the sheet is invalid', async () => {
    const { status, answer } = await upload('editor', 'holidays', ['', ',,']);
    expect([status, answer.errors[0].data.code]).toEqual([422, 'empty']);
  });

  it('throws an unexpected error', async () => {
    vi.spyOn(payload, 'create').mockRejectedValue(new Error('no disk'));
    await expect(upload('editor', 'holidays', holidays)).rejects.toThrow('no disk');
  });
});

it('returns the first 25 rows of an import, and which columns are required', async () => {
  const many = Array.from({ length: 40 }, (_, i) => `Day ${i},14-4-2026,15-4-2026`);
  const { id } = (await upload('editor', 'holidays', ['Title,From,To', ...many])).answer;
  const { answer } = await ask('editor', 'get', 'imports/:id', { routeParams: { id } });
  expect([answer.id, answer.list, answer.file_name]).toEqual([id, 'holidays', 'list.csv']);
  expect(answer.top).toHaveLength(25);
  expect([answer.top[0], answer.top[24]]).toEqual([
    ['Title', 'From', 'To'],
    ['Day 23', '14-4-2026', '15-4-2026'],
  ]);
  const title = { key: 'title', label: 'Title', required: true };
  expect(answer.offered).toContainEqual(title);
  expect(answer.offered).toContainEqual(expect.objectContaining({ required: false }));
});

it('returns no columns for an import of a list that no longer exists', async () => {
  const { id } = (await upload('editor', 'holidays', holidays)).answer;
  await payload.update({ collection: 'imports', id, data: { list: 'gone' } });
  const { answer } = await ask('editor', 'get', 'imports/:id', { routeParams: { id } });
  expect([answer.list, answer.offered]).toEqual(['gone', []]);
});

it('requires a file name', async () => {
  const request = { query: { list: 'holidays' }, body: sheet(holidays) };
  await expect(ask('editor', 'post', 'imports', request)).rejects.toThrow(/invalid: File$/);
});
