/** Tests what each account sees on the dashboard. */
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { headings, items, links, part, texts, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { DashboardView } from './DashboardView.tsx';

let payload: Payload;
let department: number;
let profile: number;
let notice: number;
let untitled: number;
beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  profile = (
    await payload.create({
      collection: 'employees',
      data: { name: 'Rina', type: 'FACULTY', department, _status: 'published' },
    })
  ).id;
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
    DashboardView,
    await propsOf(payload, {
      user: await addUser(payload, role, role === 'teacher' ? profile : department),
      language,
    }),
  );
const write = '/admin/collections/notices/create';

const tasks = () => texts('.task').map((task) => task?.replace(/\s+/g, ' '));

test('a moderator sees only the queue', async () => {
  await open('moderator');
  expect(headings()).toEqual(['Your work', 'Waiting for approval']);
  expect(tasks()).toEqual(['1 Waiting for approval', '0 Unread notes']);
});

test('a head of department sees approvals and the own profile, a teacher the profile', async () => {
  await open('head-of-department');
  expect(tasks()).toEqual(['0 Waiting for approval']);
  expect(headings()).toEqual(['Your work']);
  await open('teacher');
  expect(tasks()).toEqual([]);
  expect(headings()).toEqual(['Your work', 'Your profile']);
});

test('the coordinator sees the report of the year, with its evidence', async () => {
  await open('iqac-coordinator');
  expect(words(part('Report of the year'))).toContain('There is no report yet.');
  const group = (
    await payload.create({
      collection: 'evidence-groups',
      data: { report: 'IQAC', types: ['QUALITATIVE'], name: 'AQAR 2025-26', _status: 'published' },
    })
  ).id;
  const { id: criterion } = await payload.create({
    collection: 'evidence-criteria',
    data: { group, type: 'QUALITATIVE', criterion: 'Teaching' },
  });
  for (const sr_no of ['1.1.1', '1.1.2'])
    await payload.create({
      collection: 'evidence-questions',
      data: { criterion, sr_no, metric_question: 'How?' },
    });
  await open('iqac-coordinator');
  const card = part('Report of the year');
  expect(words(card)).toContain('AQAR 2025-26 Published');
  expect(words(card)).toContain('Metrics with evidence: 0 of 2');
  expect(words(card)).toContain('There is no rehearsal of this report yet.');
  expect(links(card)).toEqual([
    ['Open the report', `/admin/collections/evidence-groups/${group}`],
    ['Verification rehearsal', `/admin/collections/rehearsals?report=${group}`],
    ['Data templates', `/admin/evidence-sheets?report=${group}`],
  ]);
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

test('an administrator sees the numbers of all work, with links to it', async () => {
  await open('administrator');
  expect(tasks()).toEqual([
    ...['1 Waiting for approval', '0 Unread notes', '2 Drafts', '1 Scheduled', '0 Due reviews'],
    ...[expect.stringMatching(/^\d+ Disclosure: to do$/), '0 Failed e-mails this week'],
  ]);
  expect(document.querySelectorAll('a.task--done')).toHaveLength(2);
});

test('each list shows its own records, with their kind and time', async () => {
  await open('editor');
  expect(headings()).toEqual([
    ...['Your work', 'Waiting for approval'],
    ...['Drafts', 'Scheduled', 'Recent changes on the website'],
  ]);
  const drafts = part('Drafts');
  expect(links(drafts).sort()).toEqual([
    ['Holiday', `/admin/collections/notices/${notice}`],
    ['See all', '/admin/changes?state=draft'],
    [`number ${untitled}`, `/admin/collections/notices/${untitled}`],
  ]);
  expect(items(drafts)).toContainEqual(
    expect.stringMatching(/^HolidayNotice: administrative · \d\d-\d\d \d\d:\d\d$/),
  );
  expect(links(part('Scheduled'))).toEqual([['Holiday', `/admin/collections/notices/${notice}`]]);
  expect(items(part('Scheduled'))).toEqual([expect.stringContaining('01-12-2030')]);
  const [change] = items(part('Recent changes on the website'));
  expect(change).toMatch(/^RulesPage · \d\d-\d\d/);
});

test('is in the language of the admin', async () => {
  await open('editor', 'as');
  for (const title of headings()) expect(title).toMatch(/^[অ-ৱ]/);
  expect([headings().length, words()]).toEqual([5, expect.stringContaining('Holiday')]);
});
