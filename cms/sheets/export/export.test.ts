/** Exports of lists: only what the account may read, importable without changes, and logged. */
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { addDepartment, addNotice, addPicture, addUser, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { columnsOf } from '../columns.ts';
import { everyList } from '../lists.ts';
import { rowsIn } from '../testing/workbook.ts';

let payload: Payload;
let endpoints: Endpoint[];

beforeAll(async () => {
  payload = await temporaryCms();
  ({ sheetEndpoints: endpoints } = await import('../sheet-endpoints.ts'));
}, patience);

async function ask(role: Role, what: string, query: Record<string, string>): Promise<Response> {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const endpoint = endpoints.find(
    ({ path, method }) => path === `/sheets/${what}` && method === 'get',
  );
  return (endpoint as Endpoint).handler(Object.assign(req, { query }) as PayloadRequest);
}
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const rowsOf = async (role: Role, list: string, format = 'csv'): Promise<Rows> =>
  rowsIn(await bytesOf(await ask(role, 'export', { list, format })));
const cell = (rows: Rows, title: string) => rows[1]?.[rows[0]?.indexOf(title) ?? -1];

describe('an export', () => {
  it.each(['csv', 'xlsx'])('has names instead of numbers: %s', async (format) => {
    const { id } = await addDepartment(payload, `PHY${format.toUpperCase()}`);
    await payload.delete({ collection: 'notices', where: {} });
    await addNotice(payload, { title: '=1+1', type: 'DEPTNOTICE', department: id });
    const rows = await rowsOf('editor', 'notices', format);
    expect(cell(rows, 'Title')).toBe('=1+1');
    // Empty in Assamese, because importing it would otherwise save the English text as Assamese.
    expect(cell(rows, 'Title (অসমীয়া)')).toBe('');
    expect(cell(rows, 'Department')).toBe(`Department of PHY${format.toUpperCase()}`);
    expect(cell(rows, 'Date')).toBe('05-03-2025');
    expect(cell(rows, 'State')).toBe('published');
  });

  it('has names in the main language, and an import understands them in each language', async () => {
    const { rowsOfList } = await import('./rows.ts');
    const { actingAs, importSheet, outcomes } = await import('../testing/import-sheet.ts');
    const { id } = await addDepartment(payload, 'BOT');
    const data = { dept_name: 'উদ্ভিদ বিজ্ঞান' };
    await payload.update({ collection: 'departments', id, data, locale: 'as' });
    await payload.delete({ collection: 'notices', where: {} });
    await addNotice(payload, { title: 'Walk', type: 'DEPTNOTICE', department: id });
    const req = await actingAs(payload, 'editor');
    const name = everyList(payload).find((list) => list.name === 'notices');
    if (!name) throw new Error('Notices are no list.');
    const first = await rowsOfList(req, name);
    expect(cell(first, 'Department')).toBe('Department of BOT');
    // The export has read the notices in each language with the same request.
    expect(await rowsOfList(req, name)).toEqual(first);
    const translated = first.map((row) =>
      row.map((text) => (text === 'Department of BOT' ? data.dept_name : text)),
    );
    const { rows } = await (await importSheet(req, 'notices', translated)).to('trying');
    expect(outcomes(rows)).toEqual([undefined, 'unchanged']);
  });

  it('tells records and rows of one name apart when it is imported', async () => {
    const { rowsOfList } = await import('./rows.ts');
    const { actingAs, importSheet, outcomes } = await import('../testing/import-sheet.ts');
    await payload.delete({ collection: 'employees', where: {} });
    const papers = ['1', '2'].map((volume) => ({ title: 'Rain', quarter: '2025-1st', volume }));
    for (const email of ['jayanta@example.org', 'jayanta.c@example.org'])
      await payload.create({
        collection: 'employees',
        data: {
          ...{ name: 'Jayanta C.', type: 'FACULTY', email, _status: 'published' },
          research_articles: papers,
        },
      });
    const { id: group } = await payload.create({
      collection: 'evidence-groups',
      data: { name: 'AQAR 2024-25', report: 'IQAC', types: ['QUALITATIVE', 'QUANTITATIVE'] },
    });
    for (const type of ['QUALITATIVE', 'QUANTITATIVE'] as const) {
      const data = { group, type, criterion: '1. Curricular aspects' };
      const { id } = await payload.create({ collection: 'evidence-criteria', data });
      const question = { criterion: id, sr_no: `1.1.${id}`, metric_question: 'How?' };
      await payload.create({ collection: 'evidence-questions', data: question });
    }
    const req = await actingAs(payload, 'administrator');
    for (const list of ['employees', 'employees/research_articles', 'evidence-questions']) {
      const name = everyList(payload).find((each) => each.name === list);
      if (!name) throw new Error(`There is no list ${list}.`);
      const exported = await rowsOfList(req, name);
      const { rows } = await (await importSheet(req, list, exported)).to('trying');
      const unchanged = exported.slice(1).map(() => 'unchanged');
      expect([list, ...outcomes(rows)]).toEqual([list, undefined, ...unchanged]);
    }
  });

  it('is logged with its list, account, format and number of rows', async () => {
    const { headers } = await ask('administrator', 'export', { list: 'courses', format: 'csv' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?Courses\.csv"?$/);
    const { docs } = await payload.find({ collection: 'exports', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({
      list: 'courses',
      by_email: 'administrator@example.org',
      format: 'csv',
      rows: 0,
    });
  });

  it('is refused to accounts that cannot see the list', async () => {
    const list = 'visitor-notes';
    expect((await ask('editor', 'export', { list })).status).toBe(403);
    expect((await ask('moderator', 'export', { list })).status).toBe(200);
    expect((await ask('moderator', 'export', { list: 'users' })).status).toBe(404);
    expect((await ask('editor', 'export', { list: 'courses', format: 'exe' })).status).toBe(400);
  });

  it('leaves out fields that the account cannot read', async () => {
    const person = { name: 'Rina', email: 'rina.private@example.org', phone: '1' };
    await payload.create({ collection: 'alumni', data: person });
    expect(cell(await rowsOf('editor', 'alumni'), 'E-mail')).toBe('');
    expect(cell(await rowsOf('administrator', 'alumni'), 'E-mail')).toBe(person.email);
  });

  it('has one line for each row of a table within a record', async () => {
    await payload.create({
      collection: 'committees',
      data: {
        name: 'Library committee',
        objectives: paragraph('Books'),
        members: [{ member_name: 'Rina' }, { member_name: 'Hem', member_designation: 'Chair' }],
      },
    });
    expect(await rowsOf('editor', 'committees/members')).toEqual([
      ['Name', 'Name', 'Designation'],
      ['Library committee', 'Rina', ''],
      ['Library committee', 'Hem', 'Chair'],
    ]);
    expect(cell(await rowsOf('editor', 'committees'), 'Objectives')).toBe('Books');
  });

  it('has the files of the rows of a table', async () => {
    const { id, filename } = await addPicture(payload, 'proof.jpg');
    const seminars = [{ title: 'Optics', file: [id] }];
    const data = { name: 'Rina', type: 'FACULTY', _status: 'published', seminars } as const;
    await payload.create({ collection: 'employees', data });
    const rows = await rowsOf('editor', 'employees/seminars');
    expect(cell(rows, 'Files')).toBe(filename);
  });
});

describe('every list', () => {
  it('has only fields that exist', () => {
    const lists = everyList(payload);
    expect(lists.length).toBeGreaterThan(40);
    for (const list of lists)
      expect([list.name, columnsOf(list, payload).length > 0]).toEqual([list.name, true]);
  });

  it('has a template with columns that an import recognises, if it can be imported', async () => {
    const { findHeader } = await import('../header.ts');
    const lists = everyList(payload);
    const imported = lists.filter(({ list, table }) => !table && list.keys.length > 0);
    expect(imported.length).toBeGreaterThan(10);
    // A third of the lists; all of them with the long tests.
    for (const list of imported.filter((_, at) => process.env.LONG || at % 3 === 0)) {
      const { name } = list;
      const template = await ask('administrator', 'template', { list: name, format: 'csv' });
      const rows = await rowsIn(await bytesOf(template));
      const columns = columnsOf(list, payload).map(({ key }) => key);
      const header = findHeader(rows, columnsOf(list, payload));
      expect([name, rows.length > 1, header]).toEqual([name, true, { row: 0, columns }]);
    }
  });
});
