/** A change that violates a rule of the database is refused with a sentence, on both databases. */
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let headers: Record<string, string>;
beforeAll(async () => {
  payload = await temporaryCms();
  const { email } = await addUser(payload, 'administrator');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
}, patience);

async function send(method: string, path: string, data: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    headers,
    method,
    body: JSON.stringify(data),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  const { errors } = await response.json();
  const [error] = errors ?? [];
  return { status: response.status, message: error?.message, data: error?.data };
}

const notice = { title: 'Fees', type: 'COLLEGE_ADMIN_NOTICE', date: '2026-07-05T12:00:00.000Z' };
const gone = 99_999;

it.each<[field: string, path: string, data: object]>([
  ['the owner of a page', 'reviews', { subject: 'page /fees', owner: gone }],
  ['a file of a notice', 'notices', { ...notice, uploads: [gone] }],
  ['the department of a notice', 'notices', { ...notice, type: 'DEPTNOTICE', department: gone }],
])('refuses %s if it was deleted', async (_field, path, data) => {
  const { status, message } = await send('POST', path, data);
  expect([status, message]).toEqual([
    400,
    'Something that you chose does not exist any more. Reload the page and choose again.',
  ]);
});

it('refuses a deleted department in a change of one record and of several', async () => {
  const { id } = await addNotice(payload, { title: 'Fees' });
  expect((await send('PATCH', `notices/${id}`, { department: gone })).status).toBe(400);
  const where = `where[id][in][0]=${id}`;
  expect((await send('PATCH', `notices?${where}`, { department: gone })).status).toBe(400);
});

it.each<[field: string, place: string, path: string, data: object]>([
  ['Code', 'dept_code', 'departments', { dept_code: 'PHY', dept_name: 'A', stream: 'SCIENCE' }],
  ['Code', 'name', 'courses', { label: 'Bachelor of Science', name: 'BSC' }],
])('names the field %s whose value another record has', async (field, place, path, data) => {
  expect((await send('POST', path, data)).status).toBe(201);
  const { status, message, data: told } = await send('POST', path, data);
  const sentence = `Another record, perhaps one in the recycle bin, has the same “${field}”. Enter a different one, or change the other record first.`;
  expect([status, message]).toEqual([400, sentence]);
  expect(told.errors).toEqual([{ message: sentence, path: place }]);
});

it('names the field of a relationship that another record has', async () => {
  const { id: employee } = await payload.create({
    collection: 'employees',
    data: { name: 'Rina Das', type: 'FACULTY' },
  });
  await addUser(payload, 'teacher', employee);
  const { data } = await send('POST', 'users', {
    email: 'other@example.org',
    password: 'long enough for a test',
    present_password: 'long enough for a test',
    role: 'teacher',
    employee,
  });
  expect(data.errors).toEqual([
    { path: 'employee', message: expect.stringContaining('“Profile”') },
  ]);
});
