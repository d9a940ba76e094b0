/**
 * Requests to the admin's API with an unreadable query are refused with a sentence instead of a
 * server error.
 */
import { type AfterErrorHook, handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { refuseUnreadableQuery } from './unreadable-requests.ts';

let payload: Payload;
let headers: HeadersInit;

beforeAll(async () => {
  payload = await temporaryCms();
  const { email } = await addUser(payload, 'administrator');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  headers = { Authorization: `JWT ${token}` };
}, patience);

const ask = async (path: string, init: RequestInit = {}) => {
  const request = new Request(`http://localhost:3001/api/${path}`, { headers, ...init });
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, body: await response.json() };
};

it.each([
  'notices?where=xyz',
  'notices?where={"title":',
  'notices/count?where=xyz',
  'notices/versions?where=xyz',
  'users?where=xyz',
])('refuses the query %s', async (path) => {
  const message = 'where must be a query.';
  expect(await ask(path)).toEqual({ status: 400, body: { errors: [{ message }] } });
});

it.each([
  'notices?data=x',
  'notices?data={',
  'notices/1?data=1',
  'notices/count?data=x',
  'notices/versions?data=x',
  'globals/college?data=x',
  'globals/college?data=1',
  'notices?data=x&where=x',
])('refuses the data %s', async (path) => {
  const message = 'data must be an object.';
  expect(await ask(path)).toEqual({ status: 400, body: { errors: [{ message }] } });
});

it.each([
  ['application/json', 'null'],
  ['application/json', '1'],
  ['application/json', '"x"'],
  ['text/plain', 'x'],
  ['application/x-www-form-urlencoded', 'title=x'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', 'x'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
  ],
])('refuses a body of type %s without a record: %j', async (type, body) => {
  for (const path of ['notices', 'globals/college']) {
    const input = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body };
    const { status, body: answer } = await ask(path, input);
    expect([path, status, answer.errors[0].message]).toEqual([
      path,
      400,
      expect.stringMatching(/^The request (does not contain a record|cannot be read)\.$/),
    ]);
  }
});

it.each([
  'sort[a]=1',
  'sort=__proto__',
  'select=x',
  'select[title]=x',
  'populate=x',
  'populate[media]=x',
  'joins=x',
  'joins[a][limit]=x',
  'depth=x',
  'depth=-1',
  'limit=1.5',
  'page=1e300',
  'locale=x',
  'locale[a]=b',
  'trash[a]=1',
  'draft=x',
  'where[title][foo]=1',
  'where[__proto__][equals]=1',
])('causes no server error with notices?%s', async (query) => {
  expect((await ask(`notices?${query}`)).status).toBeLessThan(500);
});

it.each(['where[id][in]=a,b', 'where[updatedAt][greater_than]=x', 'limit=1.5', 'page=1e300'])(
  'refuses globals/college/versions?%s',
  async (query) => {
    const errors = [{ message: 'A version cannot have this value.' }];
    expect(await ask(`globals/college/versions?${query}`)).toEqual({
      status: 400,
      body: { errors },
    });
  },
);

it('refuses a record whose id is no number', async () => {
  const body = JSON.stringify({ id: 'x', from: '/a', to: '/b' });
  const type = { 'Content-Type': 'application/json' };
  for (const path of ['redirects', 'globals/account-rules'])
    expect(await ask(path, { method: 'POST', headers: { ...headers, ...type }, body })).toEqual({
      status: 400,
      body: { errors: [{ message: 'id must be a whole number.' }] },
    });
});

it('changes and deletes nothing with an unreadable query', async () => {
  for (const method of ['PATCH', 'DELETE'])
    expect(await ask('notices?where=xyz', { method })).toMatchObject({ status: 400 });
});

it.each([
  'limit[a]=1',
  'limit=xyz',
  'limit=-1',
  'page[]=1&page[]=2',
  'page=xyz',
  'page=-1',
  'where[title][equals][]=x',
  'where[date][less_than][]=2026-11-22',
])('refuses notices?%s', async (query) => {
  const { status, body } = await ask(`notices?${query}`);
  expect([status, body.errors[0].message]).toEqual([
    400,
    expect.stringMatching(/ cannot have this value/),
  ]);
});

it.each([
  '',
  'where=',
  'where={"title":{"equals":"x"}}',
  'where[type][in][]=NIRF&where[type][in][]=COLLEGE_EVENT',
  'limit=0&page=1',
])('answers notices?%s', async (query) => {
  expect(await ask(`notices?${query}`)).toMatchObject({ status: 200, body: { docs: [] } });
});

it('leaves every other error to Payload', () => {
  const after = (error: Error, query: object) =>
    refuseUnreadableQuery({
      error,
      req: { query, method: 'GET', headers: new Headers() },
    } as Parameters<AfterErrorHook>[0]);
  expect(after(new Error('Of the inside'), { where: 'xyz' })).toBeUndefined();
  expect(after(new SyntaxError('Of the inside'), { where: { id: {} } })).toBeUndefined();
});
