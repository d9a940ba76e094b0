/** Malformed queries of the admin's API are refused with a sentence instead of a server error. */
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let headers: HeadersInit;

beforeAll(async () => {
  payload = await temporaryCms();
  const { email } = await addUser(payload, 'administrator');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  headers = { Authorization: `JWT ${token}` };
}, patience);

async function answerTo(path: string) {
  const request = new Request(`http://localhost:3001/api/${path}`, { headers });
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, body: await response.json() };
}
const whereOf = (where: unknown) => `where=${encodeURIComponent(JSON.stringify(where))}`;
const many = <Part>(count: number, part: (index: number) => Part) =>
  Array.from({ length: count }, (_, index) => part(index));
const lists = ['notices', 'notices/count', 'notices/versions', 'media', 'users'];

it.each([
  ['a missing list of conditions', whereOf({ and: null })],
  ['a condition that is null', whereOf({ or: [null] })],
  ['a missing condition of a field', whereOf({ id: null })],
  ['an object as a value', whereOf({ id: { in: [{}] } })],
  ['a number instead of text', whereOf({ id: { like: 5 } })],
  ['null instead of text', whereOf({ id: { like: null } })],
  ['an operator that no database here supports', 'where[id][all]=1'],
  ['too many conditions', whereOf({ or: many(1200, () => ({ id: { equals: 1 } })) })],
  ['too many words', whereOf({ id: { like: 'a '.repeat(1500) } })],
  ['too many values', whereOf({ id: { in: many(40_000, (index) => index) } })],
  ['an unknown field', 'where[unknown][equals]=x'],
  ['an unknown operator', 'where[id][unknown]=x'],
])('refuses %s', async (_, query) => {
  for (const list of lists) {
    const { status, body } = await answerTo(`${list}?${query}`);
    expect([list, status, body.errors[0].message]).toEqual([
      list,
      400,
      expect.stringMatching(/\.$|:/),
    ]);
  }
});

it.each([
  'notices?limit=1.5',
  'notices?page=1.5',
  `notices?sort=${many(2000, () => 'title').join(',')}`,
  'notices/versions?where[version][equals]=1',
  'evidence-criteria?joins[questions][limit]=1.5',
  'evidence-criteria?joins[questions][limit]=1e999',
  'evidence-criteria?joins[questions][page]=1.5',
  'evidence-criteria?joins[questions][sort][a]=x',
])('refuses %.60s', async (path) => {
  expect((await answerTo(path)).status).toBe(400);
});

it.each([
  'sort=unknown',
  'sort=-',
  'page=0',
  'depth=x',
  'depth=99',
  'locale=xx',
  'fallback-locale=zz',
  'select=1',
  'select[x]=true',
  'populate[x][y]=true',
  'joins=x',
  'draft=maybe',
  'where[title][in]=',
])('causes no server error with notices?%s', async (query) => {
  expect((await answerTo(`notices?${query}`)).status).toBeLessThan(500);
});

it('answers the longest queries of the admin', async () => {
  const ids = many(5000, (index) => index + 1);
  expect((await answerTo(`notices?${whereOf({ id: { in: ids } })}`)).status).toBe(200);
  const conditions = many(200, () => ({ title: { like: 'a b' } }));
  expect((await answerTo(`notices?${whereOf({ and: conditions })}`)).status).toBe(200);
});
