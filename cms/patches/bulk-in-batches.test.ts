/**
 * Bulk changes through the API of the admin's lists.
 *
 * @long 60 s
 * @for cms/patches
 */
import { type CollectionSlug, handleEndpoints, type Payload } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDepartment, addNotice, addUser } from '../testing/content.ts';
import { longestStretch } from '../testing/event-loop.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let headers: Record<string, string>;
let department: number;

beforeEach(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  await signIn('editor');
  for (let number = 0; number < 45; number++)
    await addNotice(payload, { title: `Notice ${number}`, _status: 'draft' });
}, patience);

async function signIn(role: 'editor' | 'department-editor') {
  const { email } = await addUser(payload, role, department);
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
}

async function ask(method: string, path: string, data?: object) {
  const body = data && JSON.stringify(data);
  const request = new Request(`http://localhost:3001/api/${path}`, { headers, method, body });
  const response = await handleEndpoints({ config: payload.config, request });
  const { docs, errors, message } = await response.json();
  return { status: response.status, docs: docs?.length, errors, message };
}

const all = 'notices?where[title][contains]=Notice';
const count = async (where = {}, collection: CollectionSlug = 'notices') =>
  (await payload.count({ collection, where, trash: true })).totalDocs;
const published = () => count({ _status: { equals: 'published' } });

it('publishes, moves to the recycle bin and deletes all records of a list', {
  timeout: patience,
}, async () => {
  const commits = vi.spyOn(payload.db, 'commitTransaction');
  expect(await ask('PATCH', all, { _status: 'published' })).toEqual({
    status: 200,
    docs: 45,
    errors: [],
    message: 'Done: 45 Notices & events.',
  });
  expect(commits).toHaveBeenCalledTimes(5);
  expect(await published()).toBe(45);
  const deletedAt = new Date().toISOString();
  expect(await ask('PATCH', all, { deletedAt })).toMatchObject({ status: 200, docs: 45 });
  expect(await count({ deletedAt: { exists: true } })).toBe(45);
  expect(await ask('DELETE', `${all}&trash=true`)).toMatchObject({ status: 200, docs: 45 });
  expect(await count()).toBe(0);
});

it('changes as many records as requested', async () => {
  expect(await ask('PATCH', `${all}&limit=30`, { _status: 'published' })).toMatchObject({
    status: 200,
    docs: 30,
  });
  expect(await published()).toBe(30);
});

it('reports records that could not be changed, and changes the others', async () => {
  const { docs } = await payload.find({ collection: 'notices', limit: 1, sort: 'id' });
  const errors = [expect.objectContaining({ id: docs[0]?.id })];
  await payload.db.updateOne({
    collection: 'notices',
    id: Number(docs[0]?.id),
    data: { deadline: '2020-01-01T00:00:00.000Z', date: null },
    req: {},
  });
  expect(await ask('PATCH', all, { _status: 'published' })).toMatchObject({
    status: 400,
    docs: 44,
    errors,
    message: expect.stringContaining('1'),
  });
});

it.each([3, 30])('answers 503 if the disk is full: %i records', async (limit) => {
  const isFull = new Error('Failed query', {
    cause: new Error('SQLITE_FULL: database or disk is full'),
  });
  const write = vi.spyOn(payload.db, 'updateOne').mockRejectedValue(isFull);
  const list = `${all}&limit=${limit}`;
  expect(await ask('PATCH', list, { _status: 'published' })).toMatchObject({
    status: 503,
    errors: [{ message: 'Nothing can be saved at the moment. Please try again later.' }],
  });
  write.mockRestore();
  const removal = vi.spyOn(payload.db, 'deleteOne').mockRejectedValue(isFull);
  expect(await ask('DELETE', `${list}&trash=true`)).toMatchObject({ status: 503 });
  removal.mockRestore();
  expect(await ask('DELETE', `${list}&trash=true`)).toMatchObject({ status: 200, docs: limit });
});

it('changes only records that the account may change', async () => {
  const of = { type: 'DEPTNOTICE', department } as const;
  for (let number = 0; number < 25; number++)
    await addNotice(payload, { title: `Notice of PHY ${number}`, ...of, _status: 'draft' });
  await signIn('department-editor');
  expect(await ask('PATCH', all, { _status: 'published' })).toMatchObject({ docs: 25 });
  expect(await published()).toBe(25);
});

it('refuses a query that selects no records', async () => {
  expect(await ask('PATCH', 'notices', { _status: 'published' })).toMatchObject({ status: 400 });
  expect(await ask('PATCH', 'notices?where=xyz', {})).toMatchObject({ status: 400 });
});

it('lets other requests run meanwhile', { timeout: patience }, async () => {
  const milliseconds = await longestStretch(() => ask('PATCH', all, { _status: 'published' }));
  // Without batches, 45 records block the event loop for 500 ms.
  expect(milliseconds).toBeLessThan(150);
});
