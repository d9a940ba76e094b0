/** Tests the dashboard of the office. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dashboard } from './Dashboard.tsx';
import type { Entry } from './read-entries.ts';

const lists = vi.hoisted(() => ({
  readDrafts: vi.fn(),
  readPlans: vi.fn(),
  readPublic: vi.fn(),
  eventTypeOf: vi.fn(),
}));
vi.mock('./read-entries.ts', () => lists);
vi.mock('./FailedPlans.tsx', () => ({ FailedPlans: () => null }));
vi.mock('./Queue.tsx', () => ({ Queue: () => <p>{'What waits'}</p> }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const entry = (data: Partial<Entry>): Entry => ({
  collection: 'notices',
  id: 3,
  title: 'Holiday',
  type: 'COLLEGE_ADMIN_NOTICE',
  at: '2020-11-20T20:30:00.000Z',
  record: {},
  words: [],
  ...data,
});
const pages = { config: { labels: { singular: { en: 'Page', as: 'পৃষ্ঠা' } } } };
const payload = {
  collections: { pages },
  config: { admin: { timezones: { defaultTimezone: 'Asia/Kolkata' } } },
};
const render = async (create = true) => {
  const props = { i18n: { language: 'en' }, payload, user: {} };
  const permissions = { collections: { notices: { create } } };
  return renderToStaticMarkup(await Dashboard({ ...props, permissions } as never));
};
beforeEach(() => {
  for (const list of [lists.readDrafts, lists.readPlans, lists.readPublic])
    list.mockResolvedValue([]);
  lists.eventTypeOf.mockResolvedValue(undefined);
});

test('a user who writes no notices sees only the queue', async () => {
  expect(await render(false)).toBe('<p>What waits</p>');
});

test('a user who writes notices sees links to a new notice and a new event, and each list', async () => {
  const write = '/admin/collections/notices/create';
  const html = await render();
  expect(html).toContain('What waits');
  expect(html.match(/href="[^"]*create[^"]*"/g)).toEqual([`href="${write}"`]);
  for (const sentence of ['No drafts.', 'Nothing is scheduled.', 'Nothing is published yet.'])
    expect(html).toContain(sentence);
  lists.eventTypeOf.mockResolvedValue('DEPTEVENT');
  expect(await render()).toContain(`href="${write}?type=DEPTEVENT"`);
});

test('each list shows its own records, with their kind and time', async () => {
  lists.readDrafts.mockResolvedValue([entry({})]);
  lists.readPublic.mockResolvedValue([entry({ collection: 'pages', id: 4, type: undefined })]);
  const plan = { publishes: true, at: '2020-12-01T03:30:00.000Z' };
  lists.readPlans.mockResolvedValue([{ ...entry({ id: 5 }), plan }]);
  const html = await render();
  const notes = [...html.matchAll(/entry-note">([^<]*)/g)].map(([, note]) => note);
  expect(notes).toEqual([
    expect.stringMatching(/^Notice: administrative · 21-11-2020/),
    expect.stringContaining('01-12-2020'),
    expect.stringMatching(/^Page · 21-11-2020/),
  ]);
  expect(html.match(/>See all</g)).toHaveLength(2);
});
