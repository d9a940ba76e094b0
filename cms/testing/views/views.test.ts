/**
 * Screens of the admin in a college that has written nothing and in one that has written everything, asked by role and
 * name. Users who may not see a screen are redirected.
 */
import { defaultSiteMap } from '@college/contract/site-map/default';
import type { CollectionSlug, Payload } from 'payload';
import type { FunctionComponent } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../access.ts';
import { Icon, Logo, MenuBrand } from '../../admin/branding/branding.tsx';
import { DashboardView } from '../../admin/dashboard/DashboardView.tsx';
import { OwnProfile } from '../../admin/dashboard/OwnProfile.tsx';
import { ListNameCell, ListNameField } from '../../admin/fields/ListName.tsx';
import { ManualField } from '../../admin/imports/evidence/ManualField.tsx';
import { ReportActions } from '../../admin/imports/evidence/ReportActions.tsx';
import { SentPhotos } from '../../admin/inbox/SentPhotos.tsx';
import { ListTools } from '../../admin/lists/ListTools.tsx';
import { RehearsalView } from '../../admin/rehearsal/RehearsalView.tsx';
import { screens } from '../../admin/screens.ts';
import { StillMissing } from '../../admin/set-up/StillMissing.tsx';
import { SiteMapView } from '../../admin/site-map/SiteMapView.tsx';
import { TranslationCell } from '../../admin/translation/TranslationPills.tsx';
import { WalksView } from '../../admin/walks/WalksView.tsx';
import { outlines } from '../../outlines.ts';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { addNotice, addUser } from '../content.ts';
import { fillCollege } from '../filled/filled-college.ts';
import type { Numbers } from '../filled/filled-record.ts';
import {
  button,
  buttons,
  current,
  field,
  fields,
  headings,
  items,
  links,
  offered,
  part,
  texts,
  words,
} from '../screen.ts';
import { propsOf, show } from '../served-screen.ts';
import { patience, temporaryCms } from '../temporary-cms.ts';

const ownScreens: Readonly<Record<string, { Component: string; path?: string }>> = Object.assign(
  {},
  screens,
  ...outlines.map((feature) => feature.screens),
);
/** Query strings and subpaths of each screen to open. */
const addresses = {
  dashboard: [''],
  changes: ['', '?list=notices&state=draft', '?before=2026-01-01'],
  login: [''],
  unauthorized: [''],
  'two-factor': [''],
  sessions: ['', '?account=1'],
  sheets: [''],
  oldNotices: [''],
  wordpress: [''],
  arrange: ['', '?list=committees', '?list=evidence-files&of=1', '?list=members'],
  evidence: ['', '?report=1'],
  evidenceSheets: [''],
  search: ['', '?q=name', '?q=notice', '?q=nothing+of+this'],
  searches: ['', '?week=2026-11-09'],
  untranslated: [''],
  documents: [''],
  handbook: ['', '/mistakes', '/unheard'],
  whoDidWhat: ['', '?event=delete&account=nobody', '?from=31-02-2026'],
  setUp: [
    ...['', '?step=nowhere', '?step=college', '?step=languages', '?step=colours'],
    ...['?step=departments', '?step=sections', '?step=people', '?step=mail', '?step=launch'],
  ],
};
type Screen = keyof typeof addresses;
const all = Object.entries(addresses).flatMap(([name, list]) =>
  list.map((address) => [name as Screen, address] as const),
);
const modules = import.meta.glob<Record<string, FunctionComponent>>([
  '../../{admin,features}/**/*View.tsx',
  '!../../{admin,features}/**/*.test.tsx',
]);

let payload: Payload;
let user: User;

/** Opens a screen. Resolves with its redirect, if it has one. */
async function open(name: Screen, address = '', viewer: User | null = user) {
  const { Component = '', path = '' } = ownScreens[name] ?? {};
  const [file = '', component = ''] = Component.split('#');
  const View = (await modules[`../..${file}`]?.())?.[component];
  if (!View) throw new Error(`There is no component ${Component}.`);
  const [, first = ''] = path.split('/');
  return show(
    View,
    await propsOf(payload, { user: viewer ?? undefined, address: `/${first}${address}` }),
  );
}
const props = () => propsOf(payload, { user });

/** `shown` for each screen that the user may open, otherwise the redirect. */
async function results(viewer: User): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const [name, address] of all)
    entries.push([`${name}${address}`, (await open(name, address, viewer)) ?? 'shown']);
  return Object.fromEntries(entries);
}

/** Names of the screens that the user may open. */
const shownTo = (screensOfUser: Record<string, string>) =>
  Object.keys(addresses).filter((name) =>
    Object.entries(screensOfUser).some(
      ([address, result]) => address.startsWith(name) && result === 'shown',
    ),
  );

/** Opens a step of the set-up and returns it, without the list of steps. */
async function openStep(step: string): Promise<Element> {
  await open('setUp', `?step=${step}`);
  const [, title] = headings();
  return part(title ?? '');
}
const stepOf = (name: string, state: string) => `${name} ${state}`;
const help = (task: string) => ['?', `/admin/handbook/${task}`];

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

test('every screen is opened', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(Object.keys(ownScreens).toSorted());
});

describe('in a college that has written nothing', () => {
  beforeAll(async () => {
    payload = await temporaryCms();
    user = await addUser(payload, 'administrator');
  }, patience);

  test('the dashboard offers to write', async () => {
    const editor: User = { ...user, role: 'editor' };
    await show(DashboardView, await propsOf(payload, { user: editor }));
    expect(links()).toEqual([
      ['Write a notice', '/admin/collections/notices/create'],
      ['Add an event', '/admin/collections/notices/create?type=COLLEGE_EVENT'],
      help('sign-in'),
      ['0 Drafts', '/admin/changes?state=draft'],
      [expect.stringMatching(/^\d+ Disclosure: to do$/), '/admin/collections/duty-answers'],
      ['Documents to make accessible', '/admin/documents'],
      ['Missing translations', '/admin/untranslated'],
    ]);
    expect(field('Search everything').value).toBe('');
    expect(words(part('Drafts'))).toContain('No drafts.');
    expect(words(part('Scheduled'))).toContain('Nothing is scheduled.');
    expect(words(part('Recent changes on the website'))).toContain('Nothing is published yet.');
  });

  test('the set-up opens the first of its steps, which are all missing', async () => {
    await open('setUp');
    expect(headings()).toEqual(['Set up the college ?', 'Step 1 of 8: Name and address']);
    expect(words()).toContain('You can leave a step and continue later.');
    expect(links(part('Steps'))).toEqual(
      [
        ['Name and address', 'college'],
        ['Translations', 'languages'],
        ['Colours', 'colours'],
        ['Departments', 'departments'],
        ['Pages of the website', 'sections'],
        ['People', 'people'],
        ['Mail', 'mail'],
        ['Final check', 'launch'],
      ].map(([name = '', step]) => [stepOf(name, 'missing'), `/admin/set-up?step=${step}`]),
    );
    expect(current(part('Steps'))).toEqual([stepOf('Name and address', 'missing')]);
    const step = part('Step 1 of 8: Name and address');
    expect(fields(step).map(([name]) => name)).toEqual([
      ...['Languages of the website', 'Name (English) *', 'Name (অসমীয়া) *', 'Emblem *'],
      ...['Postal address (English) *', 'Affiliation (English)', 'Established *', 'E-mail'],
      ...['Phone', 'Latitude', 'Longitude', 'Time zone'],
    ]);
    expect(texts('small', step)).toEqual([
      expect.stringContaining('With one language, the other one is not shown'),
      'PNG or JPEG, square, at least 400 pixels wide.',
      'If empty: Asia/Kolkata.',
    ]);
    expect(field('Name (English)').required).toBe(true);
    expect(words(step)).toContain('Fill in the fields with * to finish this step.');
    expect(texts('button', step)).toEqual(['Save the languages', 'Save', 'Skip this step']);
    expect(links(step)).toEqual([['Next step', '/admin/set-up?step=languages']]);
    const first = words();
    await open('setUp', '?step=nowhere');
    expect(words()).toBe(first);
  });

  test.each(['college', 'languages', 'colours', 'departments', 'people', 'launch'])(
    'the step %s of the set-up has empty fields',
    async (name) => {
      const step = await openStep(name);
      expect(words(step)).toMatch(/^Step \d of 8/);
      for (const input of step.querySelectorAll<HTMLInputElement>('input:not([type="color"])'))
        expect([input.name, input.value]).toEqual([input.name, '']);
    },
  );

  test('steps with lists count nothing, and the last step lists everything that is missing', async () => {
    const departments = await openStep('departments');
    expect(words(departments)).toContain('Departments so far: 0.');
    expect(texts('legend', departments)).toEqual(['Department 1', 'Department 2', 'Department 3']);
    const row = part('Department 3');
    expect(fields(row).map(([name]) => name)).toEqual(['Name', 'Code, such as PHY', 'Stream']);
    expect(texts('option', row)).toEqual(['Arts', 'Science', 'Commerce', 'Others']);
    expect(texts('button', departments)).toEqual(['Add a row', 'Save', 'Skip this step']);
    expect(links(departments)).toEqual([
      ['Import from Excel/CSV', '/admin/sheets?list=departments'],
      ['Courses that alumni and students choose from: 0', '/admin/collections/courses'],
      ['Next step', '/admin/set-up?step=sections'],
    ]);
    const people = await openStep('people');
    expect(words(people)).toContain('Accounts so far: 1.');
    expect(links(people)).toEqual([
      ['Invite people by e-mail', '/admin/collections/users'],
      ['Invite teachers from the list of staff', '/admin/collections/employees'],
      ['Next step', '/admin/set-up?step=mail'],
    ]);
    expect(texts('button', people)).toEqual(['Skip this step']);
    const launch = await openStep('launch');
    expect(texts('strong', launch)).toEqual(Array(9).fill('missing'));
    expect(items(launch).slice(0, 9)).toEqual([
      expect.stringContaining('about the college: the name, the address, the year of'),
      expect.stringContaining('Publish a first notice.'),
      expect.stringContaining('Add the courses that alumni and students choose'),
      expect.stringContaining('Read and adopt the policies.'),
      expect.stringContaining('Web Information Manager: the name, the designation, the telephone'),
      expect.stringContaining('a standard accessibility statement.'),
      expect.stringContaining('Make a second person an administrator'),
      expect.stringContaining('Set up a mail server'),
      expect.stringContaining('their own addresses that start with https'),
    ]);
    expect(links(launch).map(([, address]) => address)).toEqual([
      ...['/admin/set-up?step=college', '/admin/collections/notices/create'],
      '/admin/collections/courses',
      ...['/admin/collections/policies', '/admin/globals/college'],
      ...['/admin/collections/pages', '/admin/collections/users', '/admin/set-up?step=mail'],
      ...['/admin/collections/notices/create', '/admin/old-notices', '/admin/collections/photos'],
      ...['/admin/collections/employees', '/admin/handbook', '/admin'],
    ]);
    expect(await show(StillMissing, await props())).toBe('redirects to /admin/set-up');
  });

  test('the nightly check shows what is wrong with each page, since when, and what was mended', async () => {
    const openAt = async (address: string, viewer = user) =>
      show(WalksView, await propsOf(payload, { user: viewer, address }));
    await openAt('/');
    expect(words()).toContain('The pages have not been checked yet.');
    expect(offered()).toEqual([['Check all pages now', true]]);
    const notice = await addNotice(payload, { title: 'Linked' });
    const finding = { value: '', since: '2026-11-26', locales: ['en', 'as'] };
    const mended = { ...finding, kind: 'empty', path: '/newsletter' };
    const { id } = await payload.create({
      collection: 'walks',
      data: {
        state: 'done',
        createdAt: '2026-11-26T21:13:00.000Z',
        report: {
          ...{ pages: 12, left: 0, links: 3, seconds: 9, count: 3, mended: [mended] },
          findings: [
            {
              ...finding,
              kind: 'broken',
              path: `/singleevent?eventId=${notice.id}`,
              value: '/lost',
            },
            { ...finding, kind: 'alt', path: '/contactus', value: '/a.webp', locales: ['as'] },
            { ...finding, kind: 'date', path: '/department/PHY/events' },
          ],
        },
      },
    });
    await payload.create({ collection: 'walks', data: { state: 'failed' } });
    await openAt('/');
    const page = environment.SITE_URL;
    expect(words()).toContain('because the website did not answer');
    expect(words()).toContain('Pages: 12. Other addresses of the website: 3.');
    expect(words()).toContain('Links to other websites were not checked.');
    expect(items(part('Contact us · /contactus'))).toEqual([
      'The picture /a.webp has no alternative text. since 26-11-2026 · as',
    ]);
    expect(links(part('Contact us · /contactus'))).toEqual([
      ['Open the page: /contactus', `${page}/as/contactus`],
      ['Correct it: /contactus', expect.stringContaining('/admin/collections/')],
    ]);
    expect(links(part(`/singleevent?eventId=${notice.id}`))[1]?.[1]).toBe(
      `/admin/collections/notices/${notice.id}`,
    );
    expect(links(part('Kind of finding'))).toEqual([
      ['All findings (3)', `/admin/collections/walks?walk=${id}`],
      ['Broken links (1)', `/admin/collections/walks?walk=${id}&kind=broken`],
      ['Pictures without text (1)', `/admin/collections/walks?walk=${id}&kind=alt`],
      ['Pages without a day (1)', `/admin/collections/walks?walk=${id}&kind=date`],
    ]);
    expect(items(part('Mended since the check before (1)'))).toEqual([
      'The page is empty. /newsletter',
    ]);
    await openAt('/?kind=alt');
    expect(headings()).not.toContain('/department/PHY/events');
    await openAt('/', { ...user, role: 'department-editor', department: 999 });
    expect([words().includes('Nothing was found.'), buttons()]).toEqual([true, []]);
    await payload.delete({ collection: 'walks', where: {} });
    await payload.delete({ collection: 'notices', id: notice.id });
  });

  test('a rehearsal says what to do, what is new and what is fixed', async () => {
    const openRehearsal = async () => show(RehearsalView, await props());
    await openRehearsal();
    expect(headings()).toEqual([expect.stringContaining('Verification rehearsal')]);
    expect(links()).toEqual([help('rehearsal')]);
    expect(words()).toContain('There is no report yet. Add one under Reports first.');
    expect(buttons()).toEqual([]);
    const { id: report } = await payload.create({
      collection: 'evidence-groups',
      data: { name: 'AQAR 2024-25', report: 'IQAC', types: ['QUANTITATIVE'] },
    });
    const finding = (metric: string) => ({
      ...{ rule: 'count-differs', code: 'claimDiffers', values: { claimed: 5, count: 4 } },
      place: { metric, label: 'papers.xlsx', edit: '/admin/collections/evidence-questions/1' },
      key: metric,
    });
    const answer = { explanation: 'See page 2.', by: 'A. Bora', at: '2026-11-27T06:30:00.000Z' };
    for (const metrics of [
      ['3.3.1', '3.3.2'],
      ['3.3.2', '3.4.3'],
    ])
      await payload.create({
        collection: 'rehearsals',
        data: {
          ...{ report, state: 'done', findings: metrics.map(finding) },
          ...{ answers: { sealed: true, '3.4.3': answer }, createdAt: '2026-11-26T06:30:00.000Z' },
        },
      });
    await openRehearsal();
    expect(links(part('Report'))).toEqual([
      ['AQAR 2024-25', `/admin/collections/rehearsals?report=${report}`],
    ]);
    expect(current()).toEqual(['AQAR 2024-25']);
    expect(offered()).toEqual([
      ...[
        ['Rehearse again', true],
        ['Save the explanation', false],
        ['Looked at, is right', true],
      ],
      // An explanation would be lost by “Looked at, is right”.
      ...[
        ['Save the explanation', true],
        ['Looked at, is right', false],
      ],
      ['Remove the answer', true],
    ]);
    expect(headings().slice(2)).toEqual([
      ...['Rehearsal of 26-11-2026 12:00', 'Metric 3.3.2', 'Metric 3.4.3'],
      ...['Fixed since the last rehearsal (1)', 'For you to check', 'Earlier rehearsals (1)'],
    ]);
    expect(words()).toContain('Findings: 2. New: 1. Still there: 1. Fixed: 1.');
    expect(words()).toContain('Answered: 1 of 2.');
    expect(words(part('Metric 3.4.3'))).toContain('See page 2. (A. Bora, 27-11-2026)');
    const claim = 'papers.xlsx: The report claims 5, but the sheet has 4 rows.';
    const edit = '/admin/collections/evidence-questions/1';
    for (const [metric, state] of [
      ['3.3.2', 'Still there'],
      ['3.4.3', 'New'],
    ]) {
      const [item, ...others] = items(part(`Metric ${metric}`));
      expect([item, others]).toEqual([expect.stringMatching(RegExp(`${state}$`)), []]);
      expect(item).toContain('Correct the number in the report or the rows of the sheet');
      expect(links(part(`Metric ${metric}`))).toEqual([[claim, edit]]);
    }
    expect(items(part('Fixed since the last rehearsal (1)'))).toEqual([`3.3.1 · ${claim}`]);
    expect(fields(part('For you to check'))).toEqual([
      ['Every activity under 3.4 was for people outside the college.', false],
      ['Every document is signed and sealed by the person in charge.', true],
    ]);
    expect(links(part('Earlier rehearsals (1)'))).toEqual([
      ['26-11-2026 12:00', `/admin/collections/rehearsals?report=${report}&rehearsal=1`],
    ]);
    expect(words()).toContain('Standard operating procedure for data validation');
    await payload.delete({ collection: 'evidence-groups', id: report });
  });

  test.each([
    ['search', '?q=name', 'Search everything', 'No results. Try other words.'],
    ['searches', '', 'What visitors search for', 'No searches yet.'],
    ['untranslated', '', 'Missing translations', 'Everything is translated.'],
    ['documents', '', 'Documents to make accessible', 'All public PDFs are accessible.'],
    ['arrange', '?list=committees', 'Order of: Committees', 'There is nothing to sort yet.'],
  ] as const)('the empty list %s%s says so', async (name, address, title, sentence) => {
    await open(name, address);
    expect(headings()).toEqual([expect.stringContaining(title)]);
    expect([words(), items()]).toEqual([expect.stringContaining(sentence), []]);
  });

  test('evidence can be added to no report', async () => {
    await open('evidence');
    expect(texts('option', field('Report'))).toEqual(['–']);
  });

  test('the header names the product until the college has a name', async () => {
    await show(Logo, await props());
    expect(headings()).toEqual(['Website admin']);
    await show(MenuBrand, await props());
    expect(links()).toEqual([['Website admin', '/admin']]);
  });
});

describe('in a college that has written everything', () => {
  const users = new Map<Role, User>();
  let message: object;
  let numbers: Numbers;
  beforeAll(async () => {
    payload = await temporaryCms();
    numbers = await fillCollege(payload);
    for (const name of ['Library', 'Admission'])
      await payload.create({ collection: 'committees', data: { name } });
    for (const role of ['administrator', 'moderator'] as const)
      users.set(role, await addUser(payload, role));
    users.set('teacher', await addUser(payload, 'teacher', numbers.employees));
    user = users.get('administrator') as User;
    for (let count = 1; count < 8; count += 1)
      await addNotice(payload, { title: `Notice ${count}`, _status: 'draft' });
    message = await payload.findByID({ collection: 'messages', id: Number(numbers.messages) });
    const { countSearch, saveSearchCounts } = await import('../../search/counts.ts');
    for (const [day, query, lines] of [
      ['2026-11-12', 'routine', 3],
      ['2026-11-20', 'hostel', 0],
      ['2026-11-20', 'fees', 2],
    ] as const) {
      vi.setSystemTime(new Date(`${day}T06:00:00Z`));
      countSearch({ q: query, results: lines, times: 1 });
      await saveSearchCounts(payload);
    }
  }, patience);

  test('the dashboard lists four drafts and the latest changes', async () => {
    await open('dashboard');
    expect(items(part('Drafts'))).toEqual(
      [1, 2, 3, 4].map((count) => `Notice ${count}Notice: administrative · 20-11 12:00`),
    );
    expect(links(part('Drafts'))).toContainEqual(['Notice 1', '/admin/collections/notices/2']);
    expect(links(part('Drafts')).at(-1)).toEqual(['See all', '/admin/changes?state=draft']);
    expect(items(part('Scheduled'))).toEqual([]);
    const changes = part('Recent changes on the website');
    expect(items(changes)).toEqual([
      'titleEvent: college · 20-11 12:00',
      'titlePage · 20-11 12:00',
    ]);
    expect(links(changes)).toEqual([
      ['title', '/admin/collections/notices/1'],
      ['title', '/admin/collections/pages/1'],
      ['See all', '/admin/changes'],
    ]);
  });

  test('recent changes are of all lists, or drafts of one, with older ones on the next page', async () => {
    await open('changes');
    expect(headings()).toEqual(['Recent changes ?', '20-11-2026']);
    expect(items()).toHaveLength(40);
    expect(items()).toContainEqual('titlePages12:00Published');
    const [, older] = /before=(.*)$/.exec(String(links().at(-1)?.[1])) ?? [];
    await open('changes', `?before=${older}`);
    expect(links().length).toBeLessThan(41);
    await open('changes', '?list=notices&state=draft');
    expect(items().sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((count) => `Notice ${count}Notices & events12:00Draft`),
    );
    await open('changes', '?before=2026-01-01');
    expect(words()).toContain('No changes.');
  });

  test('the header names the college', async () => {
    const emblem = () => document.querySelector('img')?.getAttribute('src');
    await show(MenuBrand, await props());
    const picture = expect.stringMatching(/^data:image\/\w+;base64,/);
    expect([links(), emblem()]).toEqual([[['nameWebsite admin', '/admin']], picture]);
    await show(Logo, await props());
    expect([headings(), emblem()]).toEqual([['nameWebsite admin'], picture]);
    await show(Icon, await props());
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Dashboard');
  });

  test('an account without a profile, and a message without photos, show none', async () => {
    await show(OwnProfile, await props());
    expect(words()).toBe('');
    await show(SentPhotos, { ...(await props()), data: message });
    expect(words()).toBe('');
  });

  test('pages of the account link to other pages', async () => {
    expect(await open('login')).toBe('redirects to /admin');
    const signOut = ['Sign out', '/admin/logout'];
    await open('unauthorized');
    expect(headings()).toEqual(['This account does not have access to the admin.']);
    expect(links()).toEqual([signOut]);
    await open('two-factor');
    expect(headings()).toEqual(['Two-factor sign-in ?']);
    expect(words()).toContain('you enter your password and a code from an app on your phone');
    expect(offered()).toEqual([['Show the QR code', true]]);
    expect(links()).toEqual([help('sign-in'), ['Your account', '/admin/account'], signOut]);
  });

  test('imports ask for a list and a file', async () => {
    await open('sheets');
    expect(headings()).toEqual(['Step 1 of 4: File']);
    const list = field('What is in the sheet?');
    expect([list.value, texts('option', list)]).toEqual([
      'employees',
      expect.arrayContaining(['Staff', "Staff: Bachelor's degree", 'Alumni']),
    ]);
    expect(texts('option', list).length).toBeGreaterThan(60);
    expect(links()).toEqual([
      help('sheets'),
      ['Excel', '/api/sheets/template?list=employees&format=xlsx'],
      ['CSV', '/api/sheets/template?list=employees&format=csv'],
    ]);
    expect(field('Sheet (.xlsx or .csv, or .xls from a portal)').required).toBe(true);
    expect(words()).toContain('At most 10 MB and 20,000 rows.');
    expect(offered()).toEqual([['Read the sheet', true]]);
    await open('oldNotices');
    expect(headings()).toEqual([expect.stringContaining('Old notices')]);
    const place = field('Where the notices appear');
    expect(place.value).toBe('');
    expect(texts('option', place)).toContain('Notice: administrative');
    expect(field('PDF files, or a .zip file with PDFs')).toMatchObject({ multiple: true });
    expect(words()).toContain('The title and the date come from the name of each file.');
    expect(links()).toEqual([
      help('old-website'),
      ['Go to the notices', '/admin/collections/notices'],
    ]);
    await open('wordpress');
    expect(headings()).toEqual([expect.stringContaining('Import a WordPress website')]);
    expect(words()).toContain('In WordPress choose Tools, Export, All content.');
    expect(fields().map(([name]) => name)).toEqual([
      'The export (.xml)',
      'Pictures and files as one .zip file (optional)',
    ]);
    expect(offered()).toEqual([['Read the export', true]]);
  });

  test('an import of evidence asks for a report and its files', async () => {
    await open('evidence');
    expect(headings()).toEqual([expect.stringContaining('Evidence from many PDFs')]);
    expect(words()).toContain('Name each PDF with the number of its metric');
    expect(texts('option', field('Report'))).toEqual(['–', 'name', 'name', 'name']);
    expect([field('Report').value, fields()]).toEqual(['', [['Report', '']]]);
    await open('evidence', '?report=1');
    expect(fields()).toEqual([
      ['Report', '1'],
      ['PDF files, or a .zip file with PDFs', ''],
    ]);
    expect(links()).toEqual([
      help('evidence-at-once'),
      ['Go to the report', '/admin/collections/evidence-groups/1'],
    ]);
  });

  test('data templates ask for a template and its years', async () => {
    await open('evidenceSheets');
    expect(headings()).toEqual([expect.stringContaining('Data templates')]);
    expect(words()).toContain('The template is an Excel file with its columns');
    expect(words()).toContain('The list of missing values is a file for the office');
    expect(texts('option', field('Template'))).toHaveLength(15);
    expect(texts('option', field('Template'))).toContain('Seminars and workshops (3.2.2)');
    const years = ['2026-27', '2025-26', '2024-25', '2023-24', '2022-23'];
    const earlier = ['2021-22', '2020-21', '2019-20', '2018-19', '2017-18'];
    expect(fields(part('Academic years (July to June)'))).toEqual(
      [...years, ...earlier].map((year, place) => [year, place >= 1 && place <= 5]),
    );
    expect(links()).toEqual([
      help('quality'),
      ['Download the template', '/api/evidence-sheets/projects?years=2021,2022,2023,2024,2025'],
      [
        'Download the list of missing values',
        '/api/evidence-sheets/projects/missing?years=2021,2022,2023,2024,2025',
      ],
    ]);
  });

  test('a list is sorted with buttons, which are disabled at both ends', async () => {
    expect(await open('arrange')).toBe('is not found');
    await open('arrange', '?list=committees');
    expect(headings()).toEqual([expect.stringContaining('Order of: Committees')]);
    expect(words()).toContain('Drag the rows into the right order, or use the arrows. Then save.');
    expect(texts('.arrange__title')).toEqual(['Library', 'Admission', 'name']);
    for (const [name, isUp, isDown] of [
      ['Library', false, true],
      ['Admission', true, true],
      ['name', true, false],
    ])
      expect([button(`Move up: ${name}`).disabled, button(`Move down: ${name}`).disabled]).toEqual([
        !isUp,
        !isDown,
      ]);
    expect(button('Save the order').disabled).toBe(true);
    for (const [address, title] of [
      ['?list=evidence-files&of=1', 'Order of: 4. Files'],
      ['?list=members', 'Order of: Governing body & unions'],
    ]) {
      await open('arrange', address);
      expect(headings()).toEqual([expect.stringContaining(String(title))]);
      expect([words(), buttons()]).toEqual([
        expect.stringContaining('There is nothing to sort yet.'),
        [],
      ]);
    }
  });

  test('the search lists results by collection', async () => {
    await open('search');
    expect([field('Search everything').value, headings()]).toEqual(['', ['Search everything ?']]);
    await open('search', '?q=name');
    expect(field('Search everything').value).toBe('name');
    expect(headings().slice(1)).toEqual([
      ...['Departments (1)', 'Staff (1)', 'Committees (1)', 'Governing body & unions (2)'],
      ...['Former principals (1)', 'RTI officers (1)', 'Alumni (1)', '1. Reports (3)'],
      ...['2. Criteria (3)', '3. Questions (3)', '4. Files (3)', 'Courses (1)'],
      'Messages of alumni & students (1)',
    ]);
    expect(links(part('Departments (1)'))).toEqual([
      ['dept_name', '/admin/collections/departments/1'],
    ]);
    expect(links(part('4. Files (3)'))).toEqual(
      [1, 2, 3].map((id) => ['name · sr_no · title', `/admin/collections/evidence-files/${id}`]),
    );
    await open('search', '?q=notice');
    expect(items(part('Notices & events (7)'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((count) => `Notice ${count}Draft`),
    );
    await open('search', '?q=nothing+of+this');
    expect(field('Search everything').value).toBe('nothing of this');
    expect(words()).toContain('No results. Try other words.');
  });

  test('searches of visitors are counted by week', async () => {
    await open('searches');
    expect(words()).toContain('Only the words are stored, for one year.');
    const [last, before] = ['Week of 16-11-2026', 'Week of 09-11-2026'];
    expect(links(part('Weeks'))).toEqual([
      [last, '/admin/searches?week=2026-11-16'],
      [before, '/admin/searches?week=2026-11-09'],
    ]);
    expect(current()).toEqual([last]);
    expect(items(part('No results (1)'))).toEqual(['hostel1 ×']);
    expect(items(part('With results (1)'))).toEqual(['fees1 ×']);
    await open('searches', '?week=2026-11-09');
    expect(current()).toEqual([before]);
    expect(items(part('No results (0)'))).toEqual([]);
    expect(items(part('With results (1)'))).toEqual(['routine1 ×']);
  });

  test('records without a translation are listed by department', async () => {
    await open('untranslated');
    const [college, department, quality] = [
      ...['The college itself (25)', 'dept_name (5)', 'Quality assurance (12)'],
    ];
    expect(headings()).toEqual(['Missing translations ?', college, department, quality]);
    for (const item of items()) expect(item).toMatch(/অসমীয়া: missing$/);
    expect(items(part(department ?? ''))).toEqual(
      [
        ...['dept_nameDepartment', 'titleFile of a department', 'nameEmployee', 'nameAlumnus'],
        'captionAlbum',
      ].map((record) => `${record}অসমীয়া: missing`),
    );
    expect(links(part(college ?? ''))).toContainEqual([
      '/green-audit',
      '/admin/collections/site-pages/1',
    ]);
    expect(links(part(quality ?? '')).slice(-2)).toEqual(
      [2, 3].map((id) => ['name · sr_no · title', `/admin/collections/evidence-files/${id}`]),
    );
    expect(items(part(quality ?? ''))).toHaveLength(12);
  });

  test('the handbook lists its pages and shows one of them', async () => {
    await open('handbook');
    expect(headings()).toEqual(['Handbook']);
    const { tasks } = await import('../../admin/handbook/tasks.ts');
    expect(links().map(([, address]) => address)).toEqual(
      [...tasks, 'all'].map((task) => `/admin/handbook/${task}`),
    );
    expect(links()).toContainEqual(['Write a notice', '/admin/handbook/write-a-notice']);
    await open('handbook', '/mistakes');
    expect(headings().slice(0, 2)).toEqual([
      'When something went wrong',
      'I published the wrong thing',
    ]);
    expect(words(part('When something went wrong'))).toContain('There is a backup of every night.');
    expect(links()).toEqual([['Handbook', '/admin/handbook']]);
    expect(await open('handbook', '/unheard')).toBe('is not found');
  });

  test('the set-up opens the first missing step', async () => {
    await open('setUp');
    expect(texts('small', part('Steps'))).toEqual([
      ...['done', 'missing', 'done', 'done', 'done', 'done', 'missing', 'missing'],
    ]);
    expect(current(part('Steps'))).toEqual([stepOf('Translations', 'missing')]);
    expect(headings().at(-1)).toBe('Step 2 of 8: Translations');
    await show(StillMissing, await props());
    expect(links(part('What your college still needs'))).toEqual([
      ['Translations', '/admin/set-up?step=languages'],
      ['Mail', '/admin/set-up?step=mail'],
      ['Final check', '/admin/set-up?step=launch'],
    ]);
    expect(offered()).toEqual([['Do not show this again', true]]);
  });

  test('each step of the set-up shows the saved values', async () => {
    const college = await openStep('college');
    expect(fields(college)).toEqual([
      ['Languages of the website', 'all'],
      ['Name (English) *', 'name'],
      ['Name (অসমীয়া) *', 'name_as'],
      ['Emblem *', ''],
      ['Postal address (English) *', 'address'],
      ['Affiliation (English)', 'affiliation'],
      ['Established *', 'established'],
      ['E-mail', 'email'],
      ['Phone', 'phone'],
      ['Latitude', 'latitude'],
      ['Longitude', 'longitude'],
      ['Time zone', 'Asia/Dhaka'],
    ]);
    expect(words(college)).toContain('A file is already uploaded.');
    // A finished step cannot be skipped.
    expect(texts('button', college)).toEqual(['Save the languages', 'Save']);
    expect(fields(await openStep('languages'))).toEqual([
      ['Name (অসমীয়া) *', 'name_as'],
      ['Tagline (অসমীয়া) *', ''],
      ['Affiliation (অসমীয়া) *', ''],
      ['Postal address (অসমীয়া) *', ''],
    ]);
    const colours = await openStep('colours');
    expect(fields(colours)).toEqual([
      ['First colour', '#123456'],
      ['Second colour', '#345678'],
      ['Below the header', 'gamosa'],
    ]);
    expect(texts('option', colours)).toEqual(['Gamosa border', 'Waves', 'Diamonds', 'None']);
    expect(words(await openStep('departments'))).toContain('Departments so far: 1.');
    expect(links(await openStep('sections'))).toEqual([
      ['Choose, rename, hide and add pages', '/admin/collections/site-pages'],
      ['Sort or hide the sections of the home page (under Appearance)', '/admin/globals/college'],
      ['Import a WordPress website', '/admin/wordpress'],
      ['Import many PDFs', '/admin/old-notices'],
      ['Next step', '/admin/set-up?step=people'],
    ]);
    expect(words(await openStep('people'))).toMatch(/Accounts so far: [1-9]\./);
    const mail = await openStep('mail');
    expect(words(mail)).toContain('There is no mail server yet.');
    expect(texts('button', mail)).toEqual(['Send me a test e-mail', 'Skip this step']);
    const launch = await openStep('launch');
    expect(texts('strong', launch)).toEqual([
      // The policies are not adopted, and the Web Information Manager is named.
      ...['done', 'done', 'done', 'missing', 'done'],
      ...['missing', 'missing', 'missing', 'missing'],
    ]);
    expect(items(launch).slice(0, 2)).toEqual([
      'done Name, address, year and emblem of the college are on the website.',
      'done A first notice is published.',
    ]);
    expect(links(launch).at(-1)).toEqual(['Go to the dashboard', '/admin']);
  });

  test('the site map shows every page, and those that the college changed', async () => {
    await show(SiteMapView, await props());
    expect(headings()).toEqual(
      expect.arrayContaining([expect.stringContaining('Pages & menu'), 'About']),
    );
    expect(links()).toEqual([
      help('pages-and-menu'),
      ['Add a page', '/admin/collections/site-pages/create'],
      ['Old addresses', '/admin/collections/redirects'],
    ]);
    expect(items()).toHaveLength(defaultSiteMap.length + 1);
    expect(items()).toContainEqual(expect.stringMatching(/^title.*\/green-audit.*added by you/));
    expect(items()).toContainEqual(expect.stringMatching(/^About us.*\/aboutus\/about/));
    expect(button('Show again: title').disabled).toBe(false);
  });

  test('lists in the admin offer filters, imports, exports, sorting and help', async () => {
    const above = async (collectionSlug: CollectionSlug, docs: object[] = [{}]) => ({
      ...(await props()),
      collectionConfig: payload.collections[collectionSlug].config,
      ...{ collectionSlug, data: { docs }, hasCreatePermission: true },
    });
    const exports = (list: string) => [
      ['Export as Excel', `/api/sheets/export?list=${list}&format=xlsx`],
      ['Export as CSV', `/api/sheets/export?list=${list}&format=csv`],
    ];
    const sheet = (list: string) => ['Import from Excel/CSV', `/admin/sheets?list=${list}`];
    await show(ListTools, await above('notices'));
    expect(links()).toEqual([
      sheet('notices'),
      ['Import many PDFs', '/admin/old-notices'],
      ['Import a WordPress website', '/admin/wordpress'],
      ...exports('notices'),
      help('write-a-notice'),
    ]);
    expect([texts('button'), texts('option:first-child')]).toEqual([
      ['Drafts', '2026', '2025'],
      ['Where it appears: all'],
    ]);
    await show(ListTools, await above('committees', []));
    expect(links()).toEqual([
      ['Change the order', '/admin/arrange?list=committees'],
      sheet('committees'),
      ...exports('committees'),
      help('committees-and-members'),
      sheet('committees'),
      ['Handbook: Committees, members, alumni', '/admin/handbook/committees-and-members'],
    ]);
    expect(words()).toContain('Nothing has been added yet.');
    await show(ListTools, await above('media'));
    expect(links()).toEqual([...exports('media'), help('files-and-albums')]);
    expect(texts('button')).toEqual(['Mine']);
    await show(ListTools, await above('mous'));
    expect(links()).toContainEqual(['Data templates', '/admin/evidence-sheets']);
    const nobody = await propsOf(payload, {});
    await show(ListTools, { ...(await above('mous')), ...nobody });
    expect(links()).toEqual([help('quality')]);
  });

  test('rows of a list in the admin show the name of their list and their translation', async () => {
    for (const [cellData, name] of [
      ['employees', 'Staff'],
      ['wordpress', 'WordPress'],
      ['gone', 'gone'],
    ]) {
      await show(ListNameCell, { ...(await props()), cellData });
      expect(words()).toBe(name);
    }
    const field = { name: 'list', type: 'text', label: 'List' } as const;
    await show(ListNameField, { ...(await props()), data: { list: 'employees' }, field });
    expect(words()).toBe('ListStaff');
    const shown = { collectionSlug: 'notices', words: ['title', 'caption'] } as const;
    const cell = { ...(await props()), ...shown };
    await show(TranslationCell, { ...cell, rowData: { id: numbers.notices } });
    expect(words()).toBe('অসমীয়া: missing');
    await show(TranslationCell, cell);
    expect(words()).toBe('');
  });

  test('the form of a saved report offers actions for all of it', async () => {
    const report = { ...(await props()), data: { name: 'AQAR 2025-26' } };
    await show(ReportActions, report);
    expect(words()).toBe('');
    await show(ReportActions, { ...report, id: 7 });
    expect(links(part('Actions for the whole report'))).toEqual([
      ['Import many PDFs', '/admin/evidence?report=7'],
      ['Verification rehearsal', '/admin/collections/rehearsals?report=7'],
      ['Data templates', '/admin/evidence-sheets?report=7'],
      ['Order of the criteria', '/admin/arrange?list=evidence-criteria&of=7'],
      ['Order of the sets', '/admin/arrange?list=evidence-files&of=7'],
    ]);
    expect(offered()).toEqual([
      ['Add the metrics of the manual', true],
      ['Copy to ‘AQAR 2026-27’', true],
    ]);
    const clientField = { name: 'manual', type: 'text', label: 'Manual' } as const;
    await show(ManualField, { ...(await props()), clientField, path: 'manual' });
    const manual = 'NAAC, affiliated and constituent colleges: SSR, manual of 2023';
    expect(texts('option', field('Manual'))[0]).toBe('No manual');
    expect(texts('option', field('Manual'))).toContain(manual);
    expect(words()).toContain('The report answers the metrics of this manual.');
  });

  test.each<Role>(['moderator', 'teacher'])('a %s sees only their own screens', async (role) => {
    const screensOfUser = await results(users.get(role) as User);
    expect(shownTo(screensOfUser)).toEqual([
      ...[
        'dashboard',
        'changes',
        'unauthorized',
        'two-factor',
        'sessions',
        'sheets',
        'search',
        'untranslated',
        'handbook',
      ],
    ]);
    for (const [name, result] of Object.entries(screensOfUser))
      if (/^(arrange|handbook\/unheard)$/.test(name))
        expect([name, result]).toEqual([name, 'is not found']);
      else if (result !== 'shown') expect([name, result]).toEqual([name, 'redirects to /admin']);
  });

  test('a teacher sees their profile, and a moderator sees none', async () => {
    const openProfile = async (role: Role) =>
      show(OwnProfile, await propsOf(payload, { user: users.get(role) }));
    await openProfile('moderator');
    expect(words()).toBe('');
    await openProfile('teacher');
    expect(links(part('Your profile'))).toEqual([
      ['Edit the profile of name', '/admin/collections/employees/1'],
    ]);
    expect(words()).toContain(
      'Your profile page is public. Visitors see what you publish at once.',
    );
  });

  test('visitors are redirected to the login, and back afterwards', async () => {
    const screensOfVisitor: Record<string, string> = {};
    for (const [name, address] of all) {
      const { path } = ownScreens[name] ?? {};
      const back = encodeURIComponent(`/admin${path?.replace(/\/:.*/, '')}${address}`);
      const result = (await open(name, address, null)) ?? 'shown';
      screensOfVisitor[name] = result;
      if (path)
        expect([name, result]).toEqual([name, `redirects to /admin/login?redirect=${back}`]);
    }
    // Payload itself redirects them from the dashboard.
    expect(shownTo(screensOfVisitor)).toEqual(['dashboard', 'login', 'unauthorized']);
  });
});
