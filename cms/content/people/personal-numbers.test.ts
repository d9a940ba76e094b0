/**
 * PAN and staff number of a teacher: the accounts that read and write them, and answers that never have them.
 *
 * @long 60 s
 * @for cms/content/people cms/sheets
 */
import { createLocalReq, handleEndpoints, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import { headingsOf, type TemplateColumn } from '../../duties/evidence-templates.ts';
import type { Employee } from '../../payload-types.ts';
import { actingAs, importSheet, outcomes, words } from '../../sheets/testing/import-sheet.ts';
import { rowsIn } from '../../sheets/testing/workbook.ts';
import { addDepartment, addUser, previewToken } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let own: number;
let other: number;
const headingOf = (column: TemplateColumn) => headingsOf(column)[0] ?? '';
const tokens = new Map<string, string>();

const collection = 'employees';
const pan = 'ZQXPV4821K';
const staff_number = 'STAFF-70531';
const numbers = { pan, staff_number };
const hasNumber = (answer: unknown) =>
  [pan, staff_number].some((number) => JSON.stringify(answer).includes(number));

/** Roles that read the numbers of the profile `own`. Its head and department editor are among the others. */
const readers: Role[] = ['administrator', 'editor', 'iqac-coordinator', 'teacher'];
const writers: Role[] = ['administrator', 'editor', 'teacher'];
const others: Role[] = ['moderator', 'head-of-department', 'department-editor'];

beforeAll(async () => {
  payload = await temporaryCms();
  const physics = (await addDepartment(payload, 'PHY')).id;
  const chemistry = (await addDepartment(payload, 'CHE')).id;
  const add = async (name: string, department: number) => {
    const published = { liveNow: true, address_public: true, _status: 'published' } as const;
    const data = { name, type: 'FACULTY', department, ...published, ...numbers } as const;
    return (await payload.create({ collection, data })).id;
  };
  own = await add('Rina Das', physics);
  other = await add('Bipul Bora', chemistry);
  for (const role of [...readers, ...others])
    await addUser(payload, role, role === 'teacher' ? own : physics);
  const password = 'long enough for a test';
  await payload.create({
    collection: 'users',
    data: {
      ...{ email: 'other-department@example.org', password },
      ...{ role: 'department-editor', department: chemistry },
    },
  });
  for (const name of [...readers, ...others, 'other-department']) {
    const data = { email: `${name}@example.org`, password };
    tokens.set(name, (await payload.login({ collection: 'users', data })).token ?? '');
  }
}, patience);

/** Sends a request to the REST API. */
async function rest(who: string, path: string, method = 'GET', body?: object) {
  const request = new Request(`http://cms/api/employees${path}`, {
    method,
    headers: { Authorization: `JWT ${tokens.get(who)}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, body: await response.json() };
}
const stored = (id = own) => payload.findByID({ collection, id, depth: 0 });

describe('the numbers', () => {
  it.each(readers)('are answered to the %s', async (role) => {
    expect((await rest(role, `/${own}`)).body).toMatchObject(numbers);
    expect((await rest(role, `/${own}?draft=true`)).body).toMatchObject(numbers);
  });

  it.each([...others, 'other-department'])('are not answered to the %s', async (who) => {
    for (const path of [`/${own}`, `/${own}?draft=true`, '?limit=0', `?select[pan]=true`])
      expect(hasNumber((await rest(who, path)).body)).toBe(false);
    const { body } = await rest(who, `/access/${own}`, 'POST', {});
    expect(body.fields?.pan).toBeUndefined();
  });

  it('of another teacher are not answered to a teacher', async () => {
    const path = '?where[id][exists]=true&draft=true';
    const { docs } = (await rest('teacher', path)).body;
    expect(docs.map(({ id }: { id: number }) => id)).toEqual([own]);
    expect((await rest('teacher', `/${other}`)).status).toBe(404);
  });

  it.each([...others, 'other-department', 'teacher'])(
    'find and sort nothing for the %s',
    async (who) => {
      for (const field of ['pan', 'staff_number']) {
        const filtered = await rest(who, `?where[${field}][like]=Z`);
        expect([filtered.status, filtered.body.docs]).toEqual([400, undefined]);
        const nested = await rest(who, `?where[or][0][and][0][${field}][exists]=true`);
        expect(nested.status).toBe(400);
        const sorted = await rest(who, `?sort=${field}`);
        expect([sorted.status, sorted.body.docs]).toEqual([400, undefined]);
        const versions = await rest(who, `/versions?where[version.${field}][like]=Z`);
        expect(versions.body.docs ?? []).toEqual([]);
      }
    },
  );

  it.each([...readers, ...others])('are in no version that the %s reads', async (role) => {
    const path = `/versions?where[parent][equals]=${own}`;
    const { body } = await rest(role, path);
    expect(hasNumber(body)).toBe(false);
    for (const { id } of body.docs ?? [])
      expect(hasNumber((await rest(role, `/versions/${id}`)).body)).toBe(false);
  });

  it('are in no answer to visitors, not even in a preview or the search', async () => {
    const { handlers } = await import('../../calls/handlers.ts');
    const context = { payload, locale: 'en' } as const;
    const id = String(own);
    const editor = await addUser(payload, 'editor');
    const token = await previewToken(payload, { collection, id: own }, editor);
    const answers = [
      await handlers.getpeople({}, context),
      await handlers.getemployeebytype({ dept_code: 'PHY', type: 'FACULTY' }, context),
      await handlers.getmyprofiledata({ id }, context),
      await handlers.getmyprofiledataqreport({ id, qr: 'ALL' }, context),
      await handlers.employeeprofilewithdeptcode({ dept_code: 'PHY' }, context),
      await handlers.getpreview(
        { collection, id, token },
        { ...context, network: 'unknown', readBody: async () => undefined },
      ),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain('Rina Das');
      expect(hasNumber(answer)).toBe(false);
    }
    for (const q of [pan, staff_number, pan.slice(0, 5)])
      expect((await handlers.getsearchresults({ q, page: 1 }, context)).results).toEqual([]);
    expect(hasNumber(await payload.find({ collection, overrideAccess: false }))).toBe(false);
  });
});

describe('a change', () => {
  it.each(writers)('by the %s is stored, with capital letters and without spaces', async (role) => {
    const changed = await rest(role, `/${own}`, 'PATCH', {
      pan: ' abcpd 1234 e',
      staff_number: '9',
    });
    expect(changed.status).toBe(200);
    expect(await stored()).toMatchObject({ pan: 'ABCPD1234E', staff_number: '9' });
    await payload.update({ collection, id: own, data: numbers });
  });

  it.each([...others, 'other-department'])('by the %s leaves the numbers', async (who) => {
    await rest(who, `/${own}`, 'PATCH', { pan: 'ABCPD1234E', staff_number: '9' });
    await rest(who, `/${own}?draft=true`, 'PATCH', { experience: 'Long', pan: null });
    await rest(who, `/${own}`, 'PATCH', { experience: 'Longer', _status: 'published' });
    expect(await stored()).toMatchObject(numbers);
  });

  it('by a teacher does not reach another', async () => {
    expect((await rest('teacher', `/${other}`, 'PATCH', { pan: 'ABCPD1234E' })).status).toBe(403);
  });

  it('that restores a version keeps the numbers of that version', async () => {
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: own } } });
    const id = docs.at(-1)?.id;
    expect((await rest('department-editor', `/versions/${id}`, 'POST')).status).toBe(200);
    expect(await stored()).toMatchObject(numbers);
  });

  it.each<[value: string, data: Partial<Employee>, sentence: RegExp]>([
    ['nine characters', { pan: 'ABCP1234E' }, /^PAN: enter five letters/],
    ['a digit for a letter', { pan: 'ABC1D1234E' }, /^PAN: enter five letters/],
    ['two of them', { pan: 'ABCPD1234E ABCPD1234F' }, /^PAN: enter five letters/],
    ['letters of Assamese', { pan: 'কখগঘঙ1234চ' }, /^PAN: enter five letters/],
    ['an Aadhaar number', { staff_number: '2345 6789 0123' }, /^Staff number: this looks like/],
    ['the same without spaces', { staff_number: '২৩৪৫৬৭৮৯০১২৩' }, /^Staff number: this looks like/],
  ])('to %s is refused in one sentence', async (_value, data, sentence) => {
    const { status, body } = await rest('editor', `/${own}`, 'PATCH', data);
    expect([status, body.errors[0].data.errors.length]).toEqual([400, 1]);
    expect(body.errors[0].data.errors[0].message).toMatch(sentence);
  });

  it('to a PAN with Assamese digits is stored with ours', async () => {
    await rest('editor', `/${other}`, 'PATCH', { pan: 'zqxpv৪৮২১k' });
    expect((await stored(other)).pan).toBe(pan);
  });
});

describe('sheets', () => {
  const request = async (role: Role, path: string, query: object) => {
    const { sheetEndpoints } = await import('../../sheets/sheet-endpoints.ts');
    const user = await addUser(payload, role);
    const req = await createLocalReq({ user }, payload);
    const endpoint = sheetEndpoints.find(
      (each) => each.path === `/sheets/${path}` && each.method === 'get',
    );
    const response = await endpoint?.handler(Object.assign(req, { query }) as PayloadRequest);
    return rowsIn(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer()));
  };

  it.each<Role>(['administrator', 'editor', 'department-editor'])(
    'that the %s exports have neither column',
    async (role) => {
      for (const format of ['csv', 'xlsx'])
        for (const list of ['employees', 'employees/awards']) {
          const rows = await request(role, 'export', { list, format });
          expect(rows[0]).toContain('Name');
          expect(hasNumber(rows)).toBe(false);
          expect(rows[0]).not.toContain('PAN');
          expect(rows[0]).not.toContain('Staff number');
        }
      const [header] = await request(role, 'export', { list: 'employees', format: 'csv' });
      expect(header).toEqual(expect.arrayContaining(['Gender', 'Nature of appointment']));
    },
  );

  it('for an import have both columns', async () => {
    const [header] = await request('editor', 'template', { list: 'employees', format: 'csv' });
    expect(header).toEqual(expect.arrayContaining(['PAN', 'Staff number']));
  });

  const header = [
    headingOf('teachers/name'),
    'PAN',
    'Designation',
    headingOf('teachers/appointment'),
    'Gender',
    headingOf('full-time-teachers/staff_number'),
    headingOf('full-time-teachers/joined'),
  ];
  const line = (name: string, number: string, appointment: string) => [
    name,
    number,
    'Lecturer',
    appointment,
    'F',
    'DC-9',
    '05-07-2014',
  ];

  it('with the headers of the data templates bring the columns, and refuse a wrong PAN', async () => {
    const lines = [
      header,
      line('Mira Nath', 'abcpd1234e', 'Against Sanctioned post'),
      line('Hem Barua', 'ABCPD12345', 'permanent'),
      line('Ila Bora', '', 'sometimes'),
    ];
    const sheet = await importSheet(await actingAs(payload, 'editor'), 'employees', lines);
    await sheet.to('trying');
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows)).toEqual([undefined, 'created', 'refused', 'refused']);
    expect(rows[2]?.notes?.[0]).toMatchObject({ column: 'pan', word: 'payload' });
    expect(words(rows[3])).toEqual([['appointment', 'noChoice']]);
    const { docs } = await payload.find({ collection, where: { name: { equals: 'Mira Nath' } } });
    expect(docs[0]).toMatchObject({
      ...{ pan: 'ABCPD1234E', appointment: 'SANCTIONED', gender: 'FEMALE', staff_number: 'DC-9' },
      date_of_joining: expect.stringContaining('2014-07-05'),
    });
    const again = await importSheet(
      await actingAs(payload, 'editor'),
      'employees',
      lines.slice(0, 2),
    );
    expect(outcomes((await again.to('trying')).rows)).toEqual([undefined, 'unchanged']);
  });

  it('of a department editor bring the other columns, and say that these are not theirs', async () => {
    const by = await actingAs(payload, 'department-editor');
    const lines = [header, line('Joya Das', 'ABCPD1234E', 'Temporary')];
    const sheet = await importSheet(by, 'employees', lines);
    await sheet.to('trying');
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows)).toEqual([undefined, 'created']);
    expect(words(rows[1])).toEqual([
      ['pan', 'notYours'],
      ['staff_number', 'notYours'],
    ]);
    const { docs } = await payload.find({ collection, where: { name: { equals: 'Joya Das' } } });
    expect(docs[0]).toMatchObject({ appointment: 'TEMPORARY', pan: null, staff_number: null });
  });
});
