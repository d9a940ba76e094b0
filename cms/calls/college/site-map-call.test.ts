import { calls } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Notice, Redirect, SitePage } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('../handlers.ts').handlers;
const context = (locale: Locale = 'en') => ({ payload, locale });
const add = (data: Pick<SitePage, 'path'> & Partial<SitePage>) =>
  payload.create({ collection: 'site-pages', data });
const lead = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to } as Redirect });

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('../handlers.ts'));
}, patience);

it('is empty for a college that changed nothing', async () => {
  expect(await handlers.getsitemap({}, context())).toEqual({
    pages: [],
    redirects: [],
    reviewed: [],
    languages: ['en', 'as'],
    content: [],
  });
});

it('lists the kinds of content that visitors can see', async () => {
  const contentOf = async () => (await handlers.getsitemap({}, context())).content;
  const department = await addDepartment(payload, 'CHE');
  const { id } = await addNotice(payload, {
    title: 'Notice',
    type: 'EXAM_RESULTS',
    _status: 'draft',
  });
  await addNotice(payload, {
    title: 'Notice',
    type: 'COLLEGE_TENDER',
    expires: '2020-01-01T12:00:00.000Z',
  });
  await addNotice(payload, {
    title: 'Notice',
    type: 'COLLEGE_DOWNLOADS',
    department: department.id,
  });
  const alumni = { collection: 'alumni', data: { name: 'Rina Das' } } as const;
  const { id: alumna } = await payload.create(alumni);
  expect(await contentOf()).toEqual(['departments', 'departments/SCIENCE']);
  await payload.update({ collection: 'alumni', id: alumna, data: { prominent: true } });
  expect(await contentOf()).toEqual(['alumni', 'departments', 'departments/SCIENCE']);
  await payload.delete({ collection: 'alumni', id: alumna });
  await payload.update({ collection: 'notices', id, data: { _status: 'published' } });
  await payload.update({
    collection: 'departments',
    id: department.id,
    data: { is_dual: true },
  });
  const own = await add({ path: '/sports-day', kind: 'notices', title: 'Sports day' });
  const notice = await addNotice(payload, { title: 'Notice', type: 'OWN', own_page: own.id });
  expect(await contentOf()).toEqual([
    'departments',
    'departments/ARTS',
    'departments/SCIENCE',
    'notices/EXAM_RESULTS',
    'notices/OWN_SPORTS_DAY',
  ]);
  await payload.delete({ collection: 'notices', id: notice.id });
  await payload.delete({ collection: 'site-pages', id: own.id });
});

it('lists changed and added pages in the requested language', async () => {
  const { id } = await add({ path: '/facility/library', title: 'Reading room', place: 15 });
  const data = { title: 'পঢ়া কোঠা' };
  await payload.update({ collection: 'site-pages', id, locale: 'as', data });
  await add({ path: '/nirf', hidden: true });
  await add({ path: '/fests', kind: 'people', title: 'Fests', section: 'none', menu: 'more' });
  await lead('/nirf', '/iqac/nirf');
  const answer = await handlers.getsitemap({}, context());
  expect(answer).toEqual(calls.getsitemap.output.parse(answer));
  expect(answer).toMatchObject({
    pages: [
      { path: '/facility/library', title: 'Reading room', hidden: 0, kind: '', place: 15 },
      { path: '/nirf', title: '', hidden: 1 },
      { path: '/fests', kind: 'people', section: 'none', heading: '', menu: 'more' },
    ],
    redirects: [{ from: '/nirf', to: '/iqac/nirf' }],
  });
  const { pages } = await handlers.getsitemap({}, context('as'));
  expect(pages.map(({ title }) => title)).toEqual(['পঢ়া কোঠা', '', 'Fests']);
});

it('gives an added page its own notices, by a category made from its address', async () => {
  const page = await add({ path: '/sports-week', kind: 'notices', title: 'Sports week' });
  await addNotice(payload, { title: 'Long jump', type: 'OWN', own_page: page.id });
  const query = { dept_code: 'PRAG', limit: 200, page: 1 };
  const of = (type: Notice['type'] | `OWN_${string}`) =>
    handlers.getnoticesbytype({ ...query, type: type as 'OWN_X' }, context());
  expect(await of('OWN_SPORTS_WEEK')).toMatchObject([
    { title: 'Long jump', type: 'OWN_SPORTS_WEEK' },
  ]);
  expect([await of('OWN_FESTS'), await of('OWN_NONE'), await of('COLLEGE_TENDER')]).toEqual([
    [],
    [],
    [],
  ]);
  await expect(payload.delete({ collection: 'site-pages', id: page.id })).rejects.toThrow(
    'it is used in Notices & events (1: ‘Long jump’).',
  );
  // Pages that are no longer added pages are left out.
  await payload.db.updateOne({ collection: 'site-pages', id: page.id, data: { kind: null } });
  expect(await of('OWN_SPORTS_WEEK')).toEqual([]);
});

it('clears the page of a notice with another type', async () => {
  const { id } = await add({ path: '/debates', kind: 'notices', title: 'Debates' });
  const notice = await addNotice(payload, { title: 'Fees', own_page: id });
  expect(notice.own_page).toBeNull();
  await expect(addNotice(payload, { title: 'Whose?', type: 'OWN' })).rejects.toThrow(
    /Which page of our own/,
  );
});

it('gives an added page its own members and evidence', async () => {
  const team = await add({ path: '/team', kind: 'members', title: 'Team' });
  const audit = await add({ path: '/audit', kind: 'evidence', title: 'Audit' });
  const member = { name: 'Rina D.', type: 'OWN' as const, own_page: team.id };
  await payload.create({ collection: 'members', data: member });
  const governing = { name: 'Hem B.', type: 'GOVERNING_BODY' as const };
  await payload.create({ collection: 'members', data: governing });
  const group = { name: 'Green audit', report: 'OWN' as const, own_page: audit.id };
  const { id } = await payload.create({
    collection: 'evidence-groups',
    data: { ...group, types: ['QUALITATIVE'], _status: 'published' },
  });
  const criterion = { group: id, type: 'QUALITATIVE' as const, criterion: '1. Water' };
  await payload.create({ collection: 'evidence-criteria', data: criterion });
  expect(await handlers.getmembersbytype({ type: 'OWN_TEAM' }, context())).toMatchObject([
    { name: 'Rina D.' },
  ]);
  expect(await handlers.getgbmembers({}, context())).toMatchObject([{ name: 'Hem B.' }]);
  expect(await handlers.getowngroup({ type: 'OWN_AUDIT' }, context())).toMatchObject([
    { name: 'Green audit' },
  ]);
  expect(await handlers.getgroup({}, context())).toEqual([]);
  const step = { group_id: String(id), type: 'QUALITATIVE' };
  expect(await handlers.getsubgroupbygroupidandtype(step, context())).toMatchObject([
    { criterion: '1. Water' },
  ]);
  expect(await handlers.getssrsubgroupbygroupidandtype(step, context())).toEqual([]);
});

it('creates one draft text for an added text page', async () => {
  const user = await addUser(payload, 'editor');
  const data = { path: '/our-village', kind: 'text' as const, title: 'Our village' };
  const { id } = await payload.create({ collection: 'site-pages', data, user });
  await payload.update({ collection: 'site-pages', id, data: { place: 12 }, user });
  const { docs } = await payload.find({ collection: 'pages', draft: true });
  expect(docs).toMatchObject([{ page: 'our-village', title: 'Our village', _status: 'draft' }]);
  expect(await handlers.getpage({ page: 'our-village' }, context())).toBe(0);
});

it.each([
  [{ path: '/admin', kind: 'text', title: 'A' }, /Address/],
  [{ path: '/Sports', kind: 'text', title: 'A' }, /Address/],
  [{ path: '/getcollege', kind: 'text', title: 'A' }, /Address/],
  [{ path: 'events' }, /Address/],
  [{ path: '/events/:id' }, /Address/],
  [{ path: '/untitled', kind: 'text' }, /Title/],
  [{ path: '/privacy', hidden: true }, /Hidden/],
] as [SitePage, RegExp][])('refuses the page %o', async (data, field) => {
  await expect(add(data)).rejects.toThrow(field);
});

it.each([
  ['/a', '/a'],
  ['/?q=1', '/events'],
  ['/files/a', '/events'],
  ['/a', '//evil.example.org'],
  ['/a', 'mailto:a@example.org'],
  ['/a', '/nirf'],
])('refuses a redirect from %s to %s', async (from, to) => {
  await expect(lead(from, to)).rejects.toThrow(/Old address|Redirect to/);
});

it('lists every old address of a website with thousands of files', async () => {
  const { rowsOf } = await import('../../platform/database/statements.ts');
  const before = (await handlers.getsitemap({}, context())).redirects.length;
  await rowsOf(
    payload,
    sql`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
        INSERT INTO redirects ("from", "to", updated_at, created_at)
        SELECT '/uploads/' || n || '.pdf', '/files/media/' || n || '.pdf', '2026-11-22', '2026-11-22'
        FROM numbers`,
  );
  expect((await handlers.getsitemap({}, context())).redirects).toHaveLength(before + 2500);
});
