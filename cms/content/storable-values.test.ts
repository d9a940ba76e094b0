/** Values that would stop a move from SQLite to Postgres are refused on every way in, also in drafts. */
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
const headers: Record<string, Record<string, string>> = {};
let employee: number;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ id: employee } = await payload.create({
    collection: 'employees',
    data: { name: 'Rina', type: 'FACULTY' },
  }));
  for (const role of ['editor', 'teacher'] as const) {
    const { email } = await addUser(payload, role, role === 'teacher' ? employee : undefined);
    const data = { email, password: 'long enough for a test' };
    const { token } = await payload.login({ collection: 'users', data });
    headers[role] = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  }
}, patience);

async function send(role: 'editor' | 'teacher', method: string, path: string, data: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: headers[role],
    body: JSON.stringify(data),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, text: await response.text() };
}

const LATE = '+275760-09-13T00:00:00.000Z';
const draft = { title: 'Draft', _status: 'draft' };

it.each<[what: string, label: RegExp, data: object]>([
  ['an unknown choice', /Where it appears/, { type: 'ASTROLOGY' }],
  ['a list of choices', /Where it appears/, { type: ['NIRF'] }],
  ['a year of six digits', /Date/, { date: LATE }],
  ['a year before the first', /Date/, { date: '0000-12-31T00:00:00.000Z' }],
  ['a date that is none', /Date/, { date: 'never' }],
  ['a day that does not exist', /Date/, { date: '31-02-2026' }],
  ['a month that does not exist', /Date/, { date: '05-13-2026' }],
  ['a moment of no day', /Date/, { date: '2026-02-31T12:00:00.000Z' }],
])('refuses %s in drafts of notices', { timeout: patience }, async (_what, label, data) => {
  const { id } = await addNotice(payload, { title: 'Kept' });
  const where = `where[id][in][0]=${id}`;
  for (const [method, path] of [
    ['POST', 'notices?draft=true'],
    ['POST', 'notices?draft=true&autosave=true'],
    ['PATCH', `notices/${id}?draft=true`],
    ['PATCH', `notices/${id}?draft=true&autosave=true`],
    ['PATCH', `notices/${id}`],
    ['PATCH', `notices?${where}&draft=true`],
  ] as const) {
    const { status, text } = await send('editor', method, path, { ...draft, ...data });
    expect([path, status]).toEqual([path, 400]);
    expect(text).toMatch(label);
  }
});

it('says which date is refused and how to write it', async () => {
  const data = { ...draft, date: '31-02-2026' };
  const { text } = await send('editor', 'POST', 'notices?draft=true', data);
  expect(text).toContain('“31-02-2026” is not a valid date. Use DD-MM-YYYY');
});

it.each<[what: string, label: string, row: object]>([
  ['an unknown choice', 'UGC', { ugc_care: 'MAYBE' }],
  ['a year of six digits', 'from', { care_from: LATE }],
  ['a word for a number', 'year', { publication_year: true }],
])('refuses %s in the draft of a teacher', async (_what, label, row) => {
  const path = `employees/${employee}?draft=true`;
  const articles = [{ title: 'Kept', ...row }];
  const { status, text } = await send('teacher', 'PATCH', path, {
    research_articles: articles,
    _status: 'draft',
  });
  expect([status, text]).toEqual([400, expect.stringContaining(label)]);
  expect(text).toContain(`research_articles.0.${Object.keys(row)[0]}`);
});

it('stores a date as both databases read it, and nothing for an empty choice', async () => {
  const { status, text } = await send('editor', 'POST', 'notices?draft=true', {
    ...draft,
    type: '',
    date: '5/7/2026',
  });
  expect([status, JSON.parse(text).doc]).toMatchObject([
    201,
    { type: null, date: '2026-07-05T12:00:00.000Z' },
  ]);
});

it('leaves a value that was stored before, so that the rest of its record can be changed', async () => {
  const { id } = await addNotice(payload, { title: 'Former', _status: 'draft' });
  const data = { type: 'FORMER' };
  await payload.db.updateOne({ collection: 'notices', id, data });
  const where = { parent: { equals: id } };
  const { docs } = await payload.db.findVersions({ collection: 'notices', where });
  for (const { id: version, version: former } of docs)
    await payload.db.updateVersion({
      collection: 'notices',
      id: version,
      versionData: { version: { ...former, ...data } } as never,
    });
  const changed = { title: 'Changed', _status: 'draft' };
  expect(await send('editor', 'PATCH', `notices/${id}?draft=true`, changed)).toMatchObject({
    status: 200,
  });
});
