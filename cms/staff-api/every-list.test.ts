/**
 * Malformed requests to every list and every settings page are refused, whoever is signed in.
 *
 * @long 60 s
 * @for cms/content cms/patches cms/staff-api
 */
import { createServer } from 'node:http';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDepartment, addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
type Who = 'administrator' | 'department-editor';
const tokens = new Map<Who, string>();
let send: (who: Who, path: string, init?: RequestInit) => Promise<Response>;

/** Addresses that the backend fetched. */
const fetched: string[] = [];
const outside = createServer((request, response) => {
  fetched.push(request.url ?? '');
  response.end('%PDF-1.4');
});

beforeAll(async () => {
  payload = await temporaryCms();
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const { forStaff } = await import('./for-staff.ts');
  const { origins } = await import('../platform/http/origins.ts');
  const { id } = await addDepartment(payload, 'PHY');
  for (const who of ['administrator', 'department-editor'] as const) {
    const { email } = await addUser(payload, who, who === 'administrator' ? undefined : id);
    const data = { email, password: 'long enough for a test' };
    tokens.set(who, (await payload.login({ collection: 'users', data })).token ?? '');
  }
  const staff = forStaff(
    (request) => handleEndpoints({ config: payload.config, request }),
    async () => payload,
  );
  send = (who, path, { headers, ...init } = {}) =>
    staff(
      new Request(`${origins[0]}/api/${path}`, {
        headers: { Authorization: `JWT ${tokens.get(who)}`, ...(headers as object) },
        ...init,
      }),
      { params: Promise.resolve({ slug: path.split('?')[0]?.split('/') ?? [] }) },
    );
}, patience);
afterAll(() => outside.close());

const json = (method: string, body: string): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body,
});
/** Values that are no record. */
const bodies = ['null', '1', '"x"', '[1]', '{', '{"id":"x","_status":1}'];
const queries = [
  ...['depth=-1', 'limit=abc', 'limit=-1', 'page=x', 'sort=nothing', 'sort[a]=1', 'where=x'],
  ...['where[nothing][equals]=1', 'where[id][nothing]=1', 'where[id][in]=a,b', 'where[or]=x'],
  ...['where[and][0]=x', 'where[updatedAt][greater_than]=x', 'locale=x', 'data=1', 'joins=x'],
];
const requests: [address: string, init?: RequestInit][] = [
  ...queries.map((query): [string] => [`?${query}`]),
  ...['/count', '/versions', '/versions/1', '/versions/x', '/1', '/x', '/access', '/1/2/3'].map(
    (part): [string] => [`${part}?limit=abc&sort=nothing&depth=-1`],
  ),
  ...bodies.flatMap((body): [string, RequestInit][] => [
    ['', json('POST', body)],
    ['/1', json('PATCH', body)],
    ['/1/duplicate', json('POST', body)],
  ]),
  ['/access/1', json('POST', '1')],
  ['/access/x', json('POST', '1')],
  ['/versions/1', json('POST', '1')],
  ['', json('PATCH', '{}')],
  ['?where=x', { method: 'DELETE' }],
  ['/9999', { method: 'DELETE' }],
  ['/1', { method: 'PUT' }],
];

/** The requests below an address that are answered with a server error. */
async function serverErrors(who: Who, base: string): Promise<string[]> {
  const errors: string[] = [];
  for (const [address, init] of requests) {
    const { status } = await send(who, base + address, init);
    if (status >= 500)
      errors.push(`${status} ${init?.method ?? 'GET'} ${base}${address} ${init?.body ?? ''}`);
  }
  return errors;
}

it.each(['administrator', 'department-editor'] as const)(
  'no malformed request of the %s to a list or to settings is a server error',
  async (who) => {
    const lists = payload.config.collections.map(({ slug }) => slug);
    const settings = payload.config.globals.map(({ slug }) => `globals/${slug}`);
    const errors: string[] = [];
    for (const base of [...lists, ...settings, 'nothing', 'globals/nothing'])
      errors.push(...(await serverErrors(who, base)));
    expect(errors).toEqual([]);
  },
  patience,
);

it('a list without versions has none to show', async () => {
  const slugs = payload.config.collections.flatMap(({ slug, versions }) => (versions ? [] : slug));
  expect(slugs.length).toBeGreaterThan(20);
  for (const slug of slugs)
    for (const path of [`${slug}/versions`, `${slug}/versions/1`]) {
      const response = await send('administrator', path);
      const [{ message }] = (await response.json()).errors;
      expect([path, response.status, message]).toEqual([
        path,
        404,
        expect.stringMatching(/^[A-Z].*\.$/),
      ]);
    }
});

it('no list of files fetches an address that somebody names', async () => {
  const { port } = outside.address() as { port: number };
  const lists = payload.config.collections.flatMap(({ slug, upload }) => (upload ? slug : []));
  expect(lists).toContain('media');
  const url = `http://127.0.0.1:${port}/notes.pdf`;
  const file = { url, filename: 'notes.pdf', mimeType: 'application/pdf', alt: 'Notes' };
  for (const who of ['administrator', 'department-editor'] as const)
    for (const slug of lists) {
      const created = await send(who, slug, json('POST', JSON.stringify(file)));
      const [{ message }] = (await created.json()).errors;
      expect([slug, created.status, message]).toEqual([
        slug,
        400,
        'Upload the file itself. Files are not fetched from other addresses.',
      ]);
      for (const path of [`${slug}/paste-url?src=${url}`, `${slug}/paste-url/1?src=${url}`])
        expect((await send(who, path)).status).toBeGreaterThanOrEqual(400);
    }
  expect(fetched).toEqual([]);
});
