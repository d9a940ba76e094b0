/** Tests what each account sees on the dashboard. */
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { headings, items, links, part, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { Dashboard } from './Dashboard.tsx';

let payload: Payload;
let department: number;
let notice: number;
let untitled: number;
beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  const title = { title: 'Holiday', _status: 'draft' } as const;
  notice = (await addNotice(payload, title)).id;
  const data = { type: 'COLLEGE_ADMIN_NOTICE', _status: 'draft' } as const;
  untitled = (await payload.create({ collection: 'notices', data, draft: true })).id;
  await payload.create({
    collection: 'pages',
    data: { title: 'Rules', page: 'rules', _status: 'published' },
  });
  await payload.create({
    collection: 'messages',
    data: { type: 'STUDENT', name: 'Jatin', message: 'Hello', status: 'pending' },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'notices', value: notice } },
    waitUntil: new Date('2030-12-01T03:30:00.000Z'),
  });
}, patience);

const open = async (role: Role, language: 'en' | 'as' = 'en') =>
  show(
    Dashboard,
    await propsOf(payload, { user: await addUser(payload, role, department), language }),
  );
const write = '/admin/collections/notices/create';

test('an account that writes no notices sees only the queue', async () => {
  await open('moderator');
  expect(headings()).toEqual(['Waiting for approval']);
});

test.each([
  ['editor', 'COLLEGE_EVENT'],
  ['department-editor', 'DEPTEVENT'],
] as const)('a %s writes a notice or an event of the type %s', async (role, type) => {
  await open(role);
  expect(links().slice(0, 2)).toEqual([
    ['Write a notice', write],
    ['Add an event', `${write}?type=${type}`],
  ]);
});

test('each list shows its own records, with their kind and time', async () => {
  await open('administrator');
  expect(headings()).toEqual([
    ...['Waiting for approval', 'Drafts', 'Scheduled', 'Recent changes on the website'],
  ]);
  const drafts = part('Drafts');
  expect(links(drafts).sort()).toEqual([
    ['Holiday', `/admin/collections/notices/${notice}`],
    ['See all', '/admin/collections/notices?where[_status][equals]=draft'],
    [`number ${untitled}`, `/admin/collections/notices/${untitled}`],
  ]);
  expect(items(drafts)).toContainEqual(
    expect.stringMatching(/^HolidayNotice: administrative · \d\d-\d\d.*অসমীয়া: missing$/),
  );
  expect(links(part('Scheduled'))).toEqual([['Holiday', `/admin/collections/notices/${notice}`]]);
  expect(items(part('Scheduled'))).toEqual([expect.stringContaining('01-12-2030')]);
  const [change] = items(part('Recent changes on the website'));
  expect(change).toMatch(/^RulesPage · \d\d-\d\d/);
});

test('is in the language of the admin', async () => {
  await open('editor', 'as');
  for (const title of headings()) expect(title).toMatch(/^[অ-ৱ]/);
  expect([headings().length, words()]).toEqual([4, expect.stringContaining('Holiday')]);
});
