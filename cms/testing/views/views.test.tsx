/**
 * Outlines of our screens of the admin (`@college/server/testing/outline`) in a college that has written everything and in
 * one that has written nothing. Users who may not see a screen are redirected.
 */

import { text } from 'node:stream/consumers';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { outlineOf } from '@college/server/testing/outline';
import { initI18n } from '@payloadcms/translations';
import { createLocalReq, getAccessResults, type Payload } from 'payload';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../access.ts';
import { screens } from '../../admin/screens.ts';
import type { User } from '../../payload-types.ts';
import { addNotice, addUser } from '../content.ts';
import { fillCollege } from '../filled/filled-college.ts';
import type { Numbers } from '../filled/filled-record.ts';
import { patience, temporaryCms } from '../temporary-cms.ts';

/** Thrown in place of a redirect of Next. */
class Redirect extends Error {}
const { leave } = vi.hoisted(() => ({ leave: vi.fn<(to: string) => never>() }));
leave.mockImplementation((to) => {
  throw new Redirect(`leads to ${to}`);
});
vi.mock('next/navigation', () => ({
  redirect: leave,
  notFound: () => leave('nothing'),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock('@payloadcms/ui', () => import('../payload-ui.tsx'));
vi.mock('@payloadcms/next/templates', () => import('../payload-ui.tsx'));

type Screen = keyof typeof screens;
/** Query strings and subpaths of each screen to open. */
const addresses = {
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
  handbook: ['', '/mistakes', '/unheard'],
  setUp: [
    ...['', '?step=nowhere', '?step=college', '?step=languages', '?step=colours'],
    ...['?step=departments', '?step=sections', '?step=people', '?step=mail', '?step=launch'],
  ],
} satisfies Record<Screen, string[]>;
const all = Object.entries(addresses).flatMap(([name, list]) =>
  list.map((address) => [name as Screen, address] as const),
);
const modules = import.meta.glob<Record<string, ComponentType<object>>>([
  '../../admin/**/*.tsx',
  '!../../admin/**/*.test.tsx',
]);

let payload: Payload;

/** The markup of a component, or its redirect. */
async function render(component: string, props: object): Promise<string> {
  const [file = '', name = ''] = component.split('#');
  const { [name]: Component } = (await modules[`../..${file}`]?.()) ?? {};
  if (!Component) throw new Error(`There is no component ${component}.`);
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const { prelude } = await prerender(<Component {...props} />, { onError }).catch(() => {
    const [failure] = failures;
    if (failure instanceof Redirect) return { prelude: [failure.message] };
    throw failure;
  });
  return text(prelude as AsyncIterable<Uint8Array>);
}

/** Props that Payload passes to a screen. */
async function propsOf(name: Screen | 'dashboard', user: User | undefined, address = '') {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'en' });
  const req = await createLocalReq({ ...(user && { user }), req: { i18n } }, payload);
  const permissions = user ? await getAccessResults({ req }) : {};
  const locale = { code: 'en' };
  const collections = payload.config.collections.map(({ slug }) => slug);
  const { path = '/' }: { Component?: string; path?: string } =
    name === 'dashboard' ? {} : screens[name];
  const [, first] = path.split('/');
  const { pathname, searchParams } = new URL(`http://admin/${first}${address}`);
  return {
    initPageResult: { req, permissions, locale, visibleEntities: { collections } },
    params: { segments: pathname.split('/').slice(1) },
    searchParams: Object.fromEntries(searchParams),
    ...{ i18n, locale, payload, permissions, req, user },
  };
}

const screen = async (name: Screen, address: string, user: User | undefined) =>
  render(screens[name].Component, await propsOf(name, user, address));

/** `shown` for each screen that the user may open, otherwise the redirect. */
async function results(user: User | undefined): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const [name, address] of all) {
    const html = await screen(name, address, user);
    entries.push([`${name}${address}`, html.startsWith('<') ? 'shown' : html]);
  }
  return Object.fromEntries(entries);
}

/** Names of the screens that the user may open. */
const shownTo = (screensOfUser: Record<string, string>) =>
  Object.keys(addresses).filter((name) =>
    Object.entries(screensOfUser).some(
      ([address, result]) => address.startsWith(name) && result === 'shown',
    ),
  );

const outline = (html: string) => outlineOf(html).join('\n');

let user: User;
const shows = async (name: Screen, address = '') => outline(await screen(name, address, user));
/** The content of a set-up step, without the heading and the list of steps. */
const showsStep = async (step: string) =>
  (await shows('setUp', `?step=${step}`)).replace(/^.*h2 #step\n/s, '');
const partShows = async (component: string, props: object = {}) =>
  outline(await render(component, { ...(await propsOf('dashboard', user)), ...props }));

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

describe('in a college that has written nothing', () => {
  beforeAll(async () => {
    payload = await temporaryCms();
    user = await addUser(payload, 'administrator');
  }, patience);

  test('the dashboard offers to write', async () => {
    expect(await partShows('/admin/dashboard/Dashboard.tsx#Dashboard')).toMatchInlineSnapshot(`
      "[Write a notice](/admin/collections/notices/create) [Add an event](/admin/collections/notices/create?type=COLLEGE_EVENT)
      Search everything {search q} (Search)
      ## Drafts
      No drafts.
      ## Scheduled
      Nothing is scheduled.
      ## Recent changes on the website
      Nothing is published yet.
      [Missing translations](/admin/untranslated)"
    `);
  });

  test('the set-up opens the first of its steps, which are all missing', async () => {
    expect(await shows('setUp')).toMatchInlineSnapshot(`
      "Set up the college
      # Set up the college
      You can leave a step and continue later. Everything that you saved is kept.
      nav “Steps”
      - [Name and address missing](/admin/set-up?step=college, current)
      - [Translations missing](/admin/set-up?step=languages)
      - [Colours missing](/admin/set-up?step=colours)
      - [Departments missing](/admin/set-up?step=departments)
      - [Pages of the website missing](/admin/set-up?step=sections)
      - [People missing](/admin/set-up?step=people)
      - [Mail missing](/admin/set-up?step=mail)
      - [Final check missing](/admin/set-up?step=launch)
      h2 #step
      ## Step 1 of 8: Name and address
      Languages of the website {select en:languages: English and Assamese (selected), English, Assamese} With one language, the other one is not shown, not asked for and not used in e-mails. Texts that you wrote in it are kept.
      (Save the languages)
      Fill in the fields with * to finish this step.
      Name (English) * {text en:name, required}
      Name (অসমীয়া) * {text as:name}
      Emblem * {file en:emblem} PNG or JPEG, square, at least 400 pixels wide.
      Postal address (English) * {text en:address}
      Affiliation (English) {text en:affiliation}
      Established * {text en:established}
      E-mail {text en:email}
      Phone {text en:phone}
      Latitude {text en:map.latitude}
      Longitude {text en:map.longitude}
      Time zone {text en:time_zone} If empty: Asia/Kolkata.
      (Save)
      [Next step](/admin/set-up?step=languages) (Skip this step)"
    `);
    expect(await shows('setUp', '?step=nowhere')).toBe(await shows('setUp'));
  });

  test.each(['college', 'languages', 'colours', 'departments', 'people', 'launch'])(
    'the step %s of the set-up has empty fields',
    async (step) => {
      const fields = (await showsStep(step)).match(/\{[^}]*\}/g) ?? [];
      for (const field of fields.filter((text) => !/^\{(select|color)/.test(text)))
        expect(field).not.toContain('“');
      expect(await showsStep(step)).toContain('Step ');
    },
  );

  test('steps with lists count nothing, and the last step lists everything that is missing', async () => {
    expect(await showsStep('departments')).toMatchInlineSnapshot(`
      "## Step 4 of 8: Departments
      Departments so far: 0. [Import from Excel/CSV](/admin/sheets?list=departments)
      Department 1
      Name {text name-0} Code, such as PHY {text code-0} Stream {select stream-0: Arts, Science, Commerce, Others}
      Department 2
      Name {text name-1} Code, such as PHY {text code-1} Stream {select stream-1: Arts, Science, Commerce, Others}
      Department 3
      Name {text name-2} Code, such as PHY {text code-2} Stream {select stream-2: Arts, Science, Commerce, Others}
      (Add a row) (Save)
      [Next step](/admin/set-up?step=sections) (Skip this step)"
    `);
    expect(await showsStep('people')).toMatchInlineSnapshot(`
      "## Step 6 of 8: People
      Accounts so far: 1.
      - [Invite people by e-mail](/admin/collections/users)
      - [Invite teachers from the list of staff](/admin/collections/employees)
      [Next step](/admin/set-up?step=mail) (Skip this step)"
    `);
    expect(await showsStep('launch')).toMatchInlineSnapshot(`
      "## Step 8 of 8: Final check
      - missing [Still missing about the college: the name, the address, the year of establishment, the emblem, the name in each language.](/admin/set-up?step=college)
      - missing [Publish a first notice.](/admin/collections/notices/create)
      - missing [The website shows a standard text for: Privacy, Accessibility. Read it. Then publish a page with the code privacy or accessibility. Leave its text empty to keep the standard text.](/admin/collections/pages)
      - missing [Make a second person an administrator, in case one is ill or forgets the password.](/admin/collections/users)
      - missing [Set up a mail server so that e-mails reach people.](/admin/set-up?step=mail)
      - missing Give the website and the admin their own addresses that start with https.
      [Go to the dashboard](/admin) (Skip this step)"
    `);
    expect(await partShows('/admin/set-up/StillMissing.tsx#StillMissing')).toMatchInlineSnapshot(
      `"leads to /admin/set-up"`,
    );
  });

  test('a rehearsal says what to do, what is new and what is mended', async () => {
    const shown = () => partShows('/admin/rehearsal/RehearsalView.tsx#RehearsalView');
    expect(await shown()).toMatchInlineSnapshot(`
      "Rehearsal of the verifier
      # Rehearsal of the verifier [Help](/admin/handbook/rehearsal)
      What a verifier would object to in a report, as colleges publish it. No other website is asked.
      There is no report yet. Add one under Reports first.
      nav “Report”"
    `);
    const { id: report } = await payload.create({
      collection: 'evidence-groups',
      data: { name: 'AQAR 2024-25', report: 'IQAC', types: ['QUANTITATIVE'] },
    });
    const finding = (metric: string) => ({
      ...{ rule: 'count-differs', code: 'claimDiffers', values: { claimed: 5, count: 4 } },
      place: { metric, label: 'papers.xlsx', edit: '/admin/collections/evidence-questions/1' },
      key: metric,
    });
    for (const metrics of [
      ['3.3.1', '3.3.2'],
      ['3.3.2', '3.4.3'],
    ])
      await payload.create({
        collection: 'rehearsals',
        data: {
          ...{ report, state: 'done', findings: metrics.map(finding) },
          ...{ answers: { sealed: true }, createdAt: '2026-11-26T06:30:00.000Z' },
        },
      });
    expect(await shown()).toMatchInlineSnapshot(`
      "Rehearsal of the verifier
      # Rehearsal of the verifier [Help](/admin/handbook/rehearsal)
      What a verifier would object to in a report, as colleges publish it. No other website is asked.
      nav “Report”
      [AQAR 2024-25](/admin/collections/rehearsals?report=1, current)
      ## AQAR 2024-25
      (Rehearse again)
      ### Rehearsal of 26-11-2026 12:00
      Findings: 2. New: 1. Still there: 1. Mended: 1.
      ### Metric 3.3.2
      [papers.xlsx: The report claims 5, but the sheet has 4 rows.](/admin/collections/evidence-questions/1)
      The number that is claimed must equal the rows of the template, and a part is never more than the whole. Correct the number in the report or the rows of the sheet, so that they are equal.
      Still there
      ### Metric 3.4.3
      [papers.xlsx: The report claims 5, but the sheet has 4 rows.](/admin/collections/evidence-questions/1)
      The number that is claimed must equal the rows of the template, and a part is never more than the whole. Correct the number in the report or the rows of the sheet, so that they are equal.
      New
      ▸
      ### Mended since the last rehearsal (1)
      - 3.3.1 · papers.xlsx: The report claims 5, but the sheet has 4 rows.
      ### For you to check
      A computer cannot judge these. Tick what you have checked.
      {checkbox} Every activity under 3.4 was for people outside the college.
      Events for the college's own students are no outreach.
      {checkbox, checked} Every document is signed and sealed by the person in charge.
      Documents must be signed and sealed.
      ▸
      ### Earlier rehearsals (1)
      - [26-11-2026 12:00](/admin/collections/rehearsals?report=1&rehearsal=1)
      Standard operating procedure for data validation and verification, affiliated colleges, and findings of verifiers, as colleges publish them"
    `);
    await payload.delete({ collection: 'evidence-groups', id: report });
  });

  test('empty lists say so', async () => {
    expect(await shows('search', '?q=name')).toMatchInlineSnapshot(`
      "Search everything
      # Search everything
      {search q “name”} (Search)
      No results. Try other words."
    `);
    expect(await shows('searches')).toMatchInlineSnapshot(`
      "What visitors search for
      # What visitors search for [Help](/admin/handbook/search)
      Only the words are stored, for one year. Nobody can see who searched.
      No searches yet."
    `);
    expect(await shows('untranslated')).toMatchInlineSnapshot(`
      "Missing translations
      # Missing translations
      Everything is translated."
    `);
    expect(await shows('evidence')).toMatchInlineSnapshot(`
      "Evidence from many PDFs
      # Evidence from many PDFs [Help](/admin/handbook/evidence-at-once)
      Name each PDF with the number of its metric, for example 3.4.4.pdf. It is added to the question with this number. Visitors see it only after you publish it.
      Report {select: – (selected)}"
    `);
    expect(await shows('arrange', '?list=committees')).toMatchInlineSnapshot(`
      "Order of: Committees
      # Order of: Committees [Help](/admin/handbook/order-by-drag)
      There is nothing to sort yet."
    `);
  });

  test('the header names the product until the college has a name', async () => {
    expect(await partShows('/admin/dashboard/branding.tsx#CollegeName')).toBe('# Website admin');
    expect(await partShows('/admin/dashboard/branding.tsx#Logo')).toBe('# Website admin');
    expect(await partShows('/admin/dashboard/branding.tsx#Icon')).toBe('');
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
    for (const [day, words, lines] of [
      ['2026-11-12', 'routine', 3],
      ['2026-11-20', 'hostel', 0],
      ['2026-11-20', 'fees', 2],
    ] as const) {
      vi.setSystemTime(new Date(`${day}T06:00:00Z`));
      countSearch({ q: words, results: lines, times: 1 });
      await saveSearchCounts(payload);
    }
  }, patience);

  test('the dashboard lists six drafts and the latest changes', async () => {
    expect(await partShows('/admin/dashboard/Dashboard.tsx#Dashboard')).toMatchInlineSnapshot(`
      "[Write a notice](/admin/collections/notices/create) [Add an event](/admin/collections/notices/create?type=COLLEGE_EVENT)
      Search everything {search q} (Search)
      ## Drafts
      - [Notice 1](/admin/collections/notices/2) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      - [Notice 2](/admin/collections/notices/3) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      - [Notice 3](/admin/collections/notices/4) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      - [Notice 4](/admin/collections/notices/5) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      - [Notice 5](/admin/collections/notices/6) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      - [Notice 6](/admin/collections/notices/7) Notice: administrative · 20-11 11:30 অসমীয়া: missing
      [See all](/admin/collections/notices?where[_status][equals]=draft)
      ## Scheduled
      Nothing is scheduled.
      ## Recent changes on the website
      - [title](/admin/collections/notices/1) Event: college · 20-11 11:30 অসমীয়া: missing
      - [title](/admin/collections/pages/1) Page · 20-11 11:30 অসমীয়া: missing
      [See all](/admin/collections/notices?sort=-updatedAt)
      [Missing translations](/admin/untranslated)"
    `);
  });

  test('the header names the college', async () => {
    expect(await partShows('/admin/dashboard/branding.tsx#CollegeName')).toBe('# name');
    expect(await partShows('/admin/dashboard/branding.tsx#Logo')).toMatchInlineSnapshot(
      `"# name Website admin"`,
    );
    expect(await partShows('/admin/dashboard/branding.tsx#Icon')).toBe('');
    expect(await partShows('/admin/dashboard/OwnProfile.tsx#OwnProfile')).toBe('');
  });

  test('a message without photos shows none', async () => {
    const photos = '/admin/inbox/SentPhotos.tsx#SentPhotos';
    expect(await partShows(photos, { data: message })).toBe('');
  });

  test('pages of the account link to other pages', async () => {
    expect(await shows('login')).toBe('leads to /admin');
    expect(await shows('unauthorized')).toMatchInlineSnapshot(`
      "# This account does not have access to the admin.
      [Sign out](/admin/logout)"
    `);
    expect(await shows('two-factor')).toMatchInlineSnapshot(`
      "Two-factor sign-in
      # Two-factor sign-in
      With two-factor sign-in you enter your password and a code from an app on your phone, such as Google Authenticator, Aegis or FreeOTP.
      (Show the QR code)
      [Your account](/admin/account) [Sign out](/admin/logout)"
    `);
  });

  test('imports ask for a list and a file', async () => {
    expect(await shows('sheets')).toMatchInlineSnapshot(`
      "# Step 1 of 4: File
      What is in the sheet? {select: Staff (selected), Staff: Bachelor's degree, … (70 options)}
      Template with examples: [Excel](/api/sheets/template?list=employees&format=xlsx) [CSV](/api/sheets/template?list=employees&format=csv)
      Sheet (.xlsx or .csv, or .xls from a portal) {file sheet, required} At most 10 MB and 20,000 rows. The sheet can have a title above the header row, and your own column names.
      (Read the sheet)"
    `);
    expect(await shows('oldNotices')).toMatchInlineSnapshot(`
      "# Old notices [Help](/admin/handbook/old-website)
      Where the notices appear {select: – (selected), Notice: administrative, … (98 options)} PDF files, or a .zip file with PDFs {file, multiple} At most 300 files and 500 MB at once. The title and the date come from the name of each file. If they are not in the name, they come from its text.
      [Go to the notices](/admin/collections/notices)"
    `);
    expect(await shows('wordpress')).toMatchInlineSnapshot(`
      "Import a WordPress website
      # Import a WordPress website [Help](/admin/handbook/old-website)
      In WordPress choose Tools, Export, All content. Upload the file that you get. The old website is not changed.
      The export (.xml) {file export, required} Pictures and files as one .zip file (optional) {file media} The folder wp-content/uploads of the old server. Files that are not in the .zip file are not imported. You can import again with more files later.
      (Read the export)"
    `);
    expect(await shows('evidence')).toMatchInlineSnapshot(`
      "Evidence from many PDFs
      # Evidence from many PDFs [Help](/admin/handbook/evidence-at-once)
      Name each PDF with the number of its metric, for example 3.4.4.pdf. It is added to the question with this number. Visitors see it only after you publish it.
      Report {select: – (selected), name, name, name}"
    `);
    expect(await shows('evidence', '?report=1')).toMatchInlineSnapshot(`
      "Evidence from many PDFs
      # Evidence from many PDFs [Help](/admin/handbook/evidence-at-once)
      Name each PDF with the number of its metric, for example 3.4.4.pdf. It is added to the question with this number. Visitors see it only after you publish it.
      Report {select: –, name, name, name (selected)} PDF files, or a .zip file with PDFs {file, multiple} At most 300 files and 500 MB at once. The number of the metric and the title are read from the name of each file.
      [Go to the report](/admin/collections/evidence-groups/1)"
    `);
  });

  test('data templates ask for a template and its years', async () => {
    expect(await shows('evidenceSheets')).toMatchInlineSnapshot(`
      "Data templates
      # Data templates [Help](/admin/handbook/quality)
      The template is an Excel file with its columns as colleges publish it, and a row for each record. It has nothing else, so that you can attach it as evidence.
      The list of missing values is a file for the office: names, e-mail addresses and where to enter each value. It cannot be uploaded as evidence.
      Template {select: Research projects (3.1.1) (selected), Seminars and workshops (3.2.2), … (15 options)}
      Academic years (July to June)
      {checkbox} 2026-27 {checkbox, checked} 2025-26 {checkbox, checked} 2024-25 {checkbox, checked} 2023-24 {checkbox, checked} 2022-23 {checkbox, checked} 2021-22 {checkbox} 2020-21 {checkbox} 2019-20 {checkbox} 2018-19 {checkbox} 2017-18
      [Download the template](/api/evidence-sheets/projects?years=2021,2022,2023,2024,2025, download) [Download the list of missing values](/api/evidence-sheets/projects/missing?years=2021,2022,2023,2024,2025, download)"
    `);
    const link = '/admin/evidence-sheets/EvidenceSheetsView.tsx#EvidenceSheetsLink';
    expect(await partShows(link)).toBe('[Data templates](/admin/evidence-sheets)');
    expect(await partShows(link, { user: undefined })).toBe('');
  });

  test('a list is sorted with buttons, which are disabled at both ends', async () => {
    expect(await shows('arrange')).toBe('leads to nothing');
    expect(await shows('arrange', '?list=committees')).toMatchInlineSnapshot(`
      "Order of: Committees
      # Order of: Committees [Help](/admin/handbook/order-by-drag)
      Drag the rows into the right order, or use the arrows. Then save.
      - Library (Move up: Library, disabled) (Move down: Library)
      - Admission (Move up: Admission) (Move down: Admission)
      - name (Move up: name) (Move down: name, disabled)
      (Save the order, disabled)"
    `);
    expect(await shows('arrange', '?list=evidence-files&of=1')).toMatchInlineSnapshot(`
      "Order of: 4. Files
      # Order of: 4. Files [Help](/admin/handbook/order-by-drag)
      There is nothing to sort yet."
    `);
    expect(await shows('arrange', '?list=members')).toMatchInlineSnapshot(`
      "Order of: Governing body & unions
      # Order of: Governing body & unions [Help](/admin/handbook/order-by-drag)
      There is nothing to sort yet."
    `);
  });

  test('the search lists results by collection', async () => {
    expect(await shows('search')).toMatchInlineSnapshot(`
      "Search everything
      # Search everything
      {search q} (Search)"
    `);
    expect(await shows('search', '?q=name')).toMatchInlineSnapshot(`
      "Search everything
      # Search everything
      {search q “name”} (Search)
      ## Departments (1)
      - [dept_name](/admin/collections/departments/1)
      ## Staff (1)
      - [name](/admin/collections/employees/1)
      ## Committees (1)
      - [name](/admin/collections/committees/1)
      ## Governing body & unions (2)
      - [name](/admin/collections/members/1)
      - [name](/admin/collections/members/2)
      ## Former principals (1)
      - [name](/admin/collections/former-principals/1)
      ## RTI officers (1)
      - [name](/admin/collections/rti-officers/1)
      ## Alumni (1)
      - [name](/admin/collections/alumni/1)
      ## 1. Reports (3)
      - [name](/admin/collections/evidence-groups/1)
      - [name](/admin/collections/evidence-groups/2)
      - [name](/admin/collections/evidence-groups/3)
      ## 2. Criteria (3)
      - [name · criterion](/admin/collections/evidence-criteria/1)
      - [name · criterion](/admin/collections/evidence-criteria/2)
      - [name · criterion](/admin/collections/evidence-criteria/3)
      ## 3. Questions (3)
      - [name · sr_no](/admin/collections/evidence-questions/1)
      - [name · sr_no](/admin/collections/evidence-questions/2)
      - [name · sr_no](/admin/collections/evidence-questions/3)
      ## 4. Files (3)
      - [name · sr_no · title](/admin/collections/evidence-files/1)
      - [name · sr_no · title](/admin/collections/evidence-files/2)
      - [name · sr_no · title](/admin/collections/evidence-files/3)
      ## Courses (1)
      - [label](/admin/collections/courses/1)
      ## Messages of alumni & students (1)
      - [name](/admin/collections/messages/1)"
    `);
    expect(await shows('search', '?q=notice')).toMatchInlineSnapshot(`
      "Search everything
      # Search everything
      {search q “notice”} (Search)
      ## Notices & events (7)
      - [Notice 1](/admin/collections/notices/2) Draft
      - [Notice 2](/admin/collections/notices/3) Draft
      - [Notice 3](/admin/collections/notices/4) Draft
      - [Notice 4](/admin/collections/notices/5) Draft
      - [Notice 5](/admin/collections/notices/6) Draft
      - [Notice 6](/admin/collections/notices/7) Draft
      - [Notice 7](/admin/collections/notices/8) Draft"
    `);
    expect(await shows('search', '?q=nothing+of+this')).toMatchInlineSnapshot(`
      "Search everything
      # Search everything
      {search q “nothing of this”} (Search)
      No results. Try other words."
    `);
  });

  test('searches of visitors are counted by week', async () => {
    expect(await shows('searches')).toMatchInlineSnapshot(`
      "What visitors search for
      # What visitors search for [Help](/admin/handbook/search)
      Only the words are stored, for one year. Nobody can see who searched.
      nav “Weeks”
      - [Week of 16-11-2026](/admin/searches?week=2026-11-16, current)
      - [Week of 09-11-2026](/admin/searches?week=2026-11-09)
      ## No results (1)
      - hostel 1 ×
      ## With results (1)
      - fees 1 ×"
    `);
    expect(await shows('searches', '?week=2026-11-09')).toMatchInlineSnapshot(`
      "What visitors search for
      # What visitors search for [Help](/admin/handbook/search)
      Only the words are stored, for one year. Nobody can see who searched.
      nav “Weeks”
      - [Week of 16-11-2026](/admin/searches?week=2026-11-16)
      - [Week of 09-11-2026](/admin/searches?week=2026-11-09, current)
      ## No results (0)
      ## With results (1)
      - routine 1 ×"
    `);
  });

  test('records without a translation are listed by department', async () => {
    expect(await shows('untranslated')).toMatchInlineSnapshot(`
      "Missing translations
      # Missing translations
      ## The college itself (25)
      - [title](/admin/collections/notices/1) Notice or event অসমীয়া: missing
      - [Notice 1](/admin/collections/notices/2) Notice or event অসমীয়া: missing
      - [Notice 2](/admin/collections/notices/3) Notice or event অসমীয়া: missing
      - [Notice 3](/admin/collections/notices/4) Notice or event অসমীয়া: missing
      - [Notice 4](/admin/collections/notices/5) Notice or event অসমীয়া: missing
      - [Notice 5](/admin/collections/notices/6) Notice or event অসমীয়া: missing
      - [Notice 6](/admin/collections/notices/7) Notice or event অসমীয়া: missing
      - [Notice 7](/admin/collections/notices/8) Notice or event অসমীয়া: missing
      - [name](/admin/collections/committees/1) Committee অসমীয়া: missing
      - [Library](/admin/collections/committees/2) Committee অসমীয়া: missing
      - [Admission](/admin/collections/committees/3) Committee অসমীয়া: missing
      - [name](/admin/collections/members/1) Member অসমীয়া: missing
      - [name](/admin/collections/members/2) Member অসমীয়া: missing
      - [name](/admin/collections/former-principals/1) Former principal অসমীয়া: missing
      - [name](/admin/collections/rti-officers/1) RTI officer অসমীয়া: missing
      - [title](/admin/collections/pages/1) Page অসমীয়া: missing
      - [title](/admin/collections/guides/1) Guide অসমীয়া: missing
      - [red-af2c9d95-700x400.jpg](/admin/collections/media/1) File অসমীয়া: missing
      - [caption](/admin/collections/albums/2) Album অসমীয়া: missing
      - [title](/admin/collections/important-files/1) Important file অসমীয়া: missing
      - [label](/admin/collections/courses/1) Course অসমীয়া: missing
      - [caption](/admin/collections/photos/1) Slider photo অসমীয়া: missing
      - [title](/admin/collections/featured-notifications/1) Popup অসমীয়া: missing
      - [title](/admin/collections/holidays/1) Holiday অসমীয়া: missing
      - [/green-audit](/admin/collections/site-pages/1) Page of the menu অসমীয়া: missing
      ## dept_name (5)
      - [dept_name](/admin/collections/departments/1) Department অসমীয়া: missing
      - [title](/admin/collections/department-files/1) File of a department অসমীয়া: missing
      - [name](/admin/collections/employees/1) Employee অসমীয়া: missing
      - [name](/admin/collections/alumni/1) Alumnus অসমীয়া: missing
      - [caption](/admin/collections/albums/1) Album অসমীয়া: missing
      ## Quality assurance (12)
      - [name](/admin/collections/evidence-groups/1) Report অসমীয়া: missing
      - [name](/admin/collections/evidence-groups/2) Report অসমীয়া: missing
      - [name](/admin/collections/evidence-groups/3) Report অসমীয়া: missing
      - [name · criterion](/admin/collections/evidence-criteria/1) Criterion অসমীয়া: missing
      - [name · criterion](/admin/collections/evidence-criteria/2) Criterion অসমীয়া: missing
      - [name · criterion](/admin/collections/evidence-criteria/3) Criterion অসমীয়া: missing
      - [name · sr_no](/admin/collections/evidence-questions/1) Question অসমীয়া: missing
      - [name · sr_no](/admin/collections/evidence-questions/2) Question অসমীয়া: missing
      - [name · sr_no](/admin/collections/evidence-questions/3) Question অসমীয়া: missing
      - [name · sr_no · title](/admin/collections/evidence-files/1) Set of files অসমীয়া: missing
      - [name · sr_no · title](/admin/collections/evidence-files/2) Set of files অসমীয়া: missing
      - [name · sr_no · title](/admin/collections/evidence-files/3) Set of files অসমীয়া: missing"
    `);
  });

  test('the handbook lists its pages and shows one of them', async () => {
    expect(await shows('handbook')).toMatchInlineSnapshot(`
      "Handbook
      # Handbook
      - [Sign in and find your way](/admin/handbook/sign-in)
      - [Write a notice](/admin/handbook/write-a-notice)
      - [Add an event with its photos](/admin/handbook/add-an-event)
      - [Files, pictures and albums](/admin/handbook/files-and-albums)
      - [Edit the pages of a department](/admin/handbook/departments)
      - [Profiles of teachers and staff](/admin/handbook/profiles)
      - [Approve the profiles of teachers](/admin/handbook/approve-profiles)
      - [Committees, members, alumni](/admin/handbook/committees-and-members)
      - [Evidence for NAAC and IQAC](/admin/handbook/quality)
      - [Import many PDFs as evidence](/admin/handbook/evidence-at-once)
      - [The report of the next year](/admin/handbook/report-next-year)
      - [Rehearse the verification of a report](/admin/handbook/rehearsal)
      - [Change the order of a list](/admin/handbook/order-by-drag)
      - [The home page and the college](/admin/handbook/home-page)
      - [Pages and the menu](/admin/handbook/pages-and-menu)
      - [Public disclosure and reviews](/admin/handbook/duties-and-reviews)
      - [What visitors search for](/admin/handbook/search)
      - [Import and export lists (Excel)](/admin/handbook/sheets)
      - [Import an old website or old notices](/admin/handbook/old-website)
      - [Approve messages and registrations](/admin/handbook/decide-what-was-sent)
      - [Translate into Assamese](/admin/handbook/assamese-beside-english)
      - [Accounts for people](/admin/handbook/accounts)
      - [When something went wrong](/admin/handbook/mistakes)
      [All on one page, for printing](/admin/handbook/all)"
    `);
    expect(await shows('handbook', '/mistakes')).toMatchInlineSnapshot(`
      "Handbook
      [Handbook](/admin/handbook)
      article #mistakes
      # When something went wrong
      ## I published the wrong thing
      Open it and choose Unpublish. It becomes a draft again. Visitors no longer see it after two seconds.
      ## I need an earlier version
      Versions at the top of the form lists every saved version with date and person. Open one, compare it, and choose Restore this version.
      ![Every saved version of a notice](/admin/handbook/en/mistakes.webp)
      ## It cannot be deleted
      Records that are used elsewhere cannot be deleted. The message shows where they are used. Change that first.
      ## Somebody else is editing it
      The admin shows who. Wait, or take over. If you take over, the other person cannot save.
      ## Nothing helps
      Write down what you did, the address of the page, the time and the text of the message. Ask the person who runs the server. There is a backup of every night."
    `);
    expect(await shows('handbook', '/unheard')).toBe('leads to nothing');
  });

  test('the set-up opens the first missing step', async () => {
    expect(await shows('setUp')).toMatchInlineSnapshot(`
      "Set up the college
      # Set up the college
      You can leave a step and continue later. Everything that you saved is kept.
      nav “Steps”
      - [Name and address done](/admin/set-up?step=college)
      - [Translations missing](/admin/set-up?step=languages, current)
      - [Colours done](/admin/set-up?step=colours)
      - [Departments done](/admin/set-up?step=departments)
      - [Pages of the website done](/admin/set-up?step=sections)
      - [People done](/admin/set-up?step=people)
      - [Mail missing](/admin/set-up?step=mail)
      - [Final check missing](/admin/set-up?step=launch)
      h2 #step
      ## Step 2 of 8: Translations
      Fill in the fields with * to finish this step.
      Name (অসমীয়া) * {text as:name “name_as”}
      Tagline (অসমীয়া) * {text as:tagline}
      Affiliation (অসমীয়া) * {text as:affiliation}
      Postal address (অসমীয়া) * {text as:address}
      (Save)
      [Next step](/admin/set-up?step=colours) (Skip this step)"
    `);
    expect(await shows('setUp', '?step=nowhere')).toBe(await shows('setUp'));
    expect(await partShows('/admin/set-up/StillMissing.tsx#StillMissing')).toMatchInlineSnapshot(`
      "h2 #still-missing
      ## What your college still needs
      - [Translations](/admin/set-up?step=languages)
      - [Mail](/admin/set-up?step=mail)
      - [Final check](/admin/set-up?step=launch)
      (Do not show this again)"
    `);
  });

  test('each step of the set-up shows the saved values', async () => {
    expect(await showsStep('college')).toMatchInlineSnapshot(`
      "## Step 1 of 8: Name and address
      Languages of the website {select en:languages: English and Assamese (selected), English, Assamese} With one language, the other one is not shown, not asked for and not used in e-mails. Texts that you wrote in it are kept.
      (Save the languages)
      Fill in the fields with * to finish this step.
      Name (English) * {text en:name “name”, required}
      Name (অসমীয়া) * {text as:name “name_as”}
      Emblem * {file en:emblem} A file is already uploaded. Choose a file only to replace it.
      Postal address (English) * {text en:address “address”}
      Affiliation (English) {text en:affiliation “affiliation”}
      Established * {text en:established “established”}
      E-mail {text en:email “email”}
      Phone {text en:phone “phone”}
      Latitude {text en:map.latitude “latitude”}
      Longitude {text en:map.longitude “longitude”}
      Time zone {text en:time_zone “Asia/Dhaka”} If empty: Asia/Kolkata.
      (Save)
      [Next step](/admin/set-up?step=languages)"
    `);
    expect(await showsStep('languages')).toMatchInlineSnapshot(`
      "## Step 2 of 8: Translations
      Fill in the fields with * to finish this step.
      Name (অসমীয়া) * {text as:name “name_as”}
      Tagline (অসমীয়া) * {text as:tagline}
      Affiliation (অসমীয়া) * {text as:affiliation}
      Postal address (অসমীয়া) * {text as:address}
      (Save)
      [Next step](/admin/set-up?step=colours) (Skip this step)"
    `);
    expect(await showsStep('colours')).toMatchInlineSnapshot(`
      "## Step 3 of 8: Colours
      First colour {color en:appearance.primary “#123456”}
      Second colour {color en:appearance.accent “#345678”}
      Below the header {select en:appearance.motif: Gamosa border (selected), Waves, Diamonds, None}
      (Save)
      [Next step](/admin/set-up?step=departments)"
    `);
    expect(await showsStep('departments')).toMatchInlineSnapshot(`
      "## Step 4 of 8: Departments
      Departments so far: 1. [Import from Excel/CSV](/admin/sheets?list=departments)
      Department 1
      Name {text name-0} Code, such as PHY {text code-0} Stream {select stream-0: Arts, Science, Commerce, Others}
      Department 2
      Name {text name-1} Code, such as PHY {text code-1} Stream {select stream-1: Arts, Science, Commerce, Others}
      Department 3
      Name {text name-2} Code, such as PHY {text code-2} Stream {select stream-2: Arts, Science, Commerce, Others}
      (Add a row) (Save)
      [Next step](/admin/set-up?step=sections)"
    `);
    expect(await showsStep('sections')).toMatchInlineSnapshot(`
      "## Step 5 of 8: Pages of the website
      - [Choose, rename, hide and add pages](/admin/collections/site-pages)
      - [Sort or hide the sections of the home page (under Appearance)](/admin/globals/college)
      - [Import a WordPress website](/admin/wordpress)
      [Next step](/admin/set-up?step=people)"
    `);
    expect(await showsStep('people')).toMatchInlineSnapshot(`
      "## Step 6 of 8: People
      Accounts so far: 3.
      - [Invite people by e-mail](/admin/collections/users)
      - [Invite teachers from the list of staff](/admin/collections/employees)
      [Next step](/admin/set-up?step=mail)"
    `);
    expect(await showsStep('mail')).toMatchInlineSnapshot(`
      "## Step 7 of 8: Mail
      There is no mail server yet. The person who runs the server has to set SMTP_URL.
      (Send me a test e-mail)
      [Next step](/admin/set-up?step=launch) (Skip this step)"
    `);
    expect(await showsStep('launch')).toMatchInlineSnapshot(`
      "## Step 8 of 8: Final check
      - done [Name, address, year and emblem of the college are on the website.](/admin/set-up?step=college)
      - done [A first notice is published.](/admin/collections/notices/create)
      - missing [The website shows a standard text for: Privacy, Accessibility. Read it. Then publish a page with the code privacy or accessibility. Leave its text empty to keep the standard text.](/admin/collections/pages)
      - missing [Make a second person an administrator, in case one is ill or forgets the password.](/admin/collections/users)
      - missing [Set up a mail server so that e-mails reach people.](/admin/set-up?step=mail)
      - missing Give the website and the admin their own addresses that start with https.
      [Go to the dashboard](/admin) (Skip this step)"
    `);
  });

  test('the site map shows every page, and those that the college changed', async () => {
    const lines = (await partShows('/admin/site-map/SiteMapView.tsx#SiteMapView')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '# Pages & menu',
        '[Add a page](/admin/collections/site-pages/create) [Old addresses](/admin/collections/redirects)',
        '## About',
        expect.stringMatching(/^- title \/green-audit hidden added by you .*Show again/),
        expect.stringMatching(/^- About us \/aboutus\/about /),
      ]),
    );
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(defaultSiteMap.length + 1);
  });

  test('lists in the admin offer imports, exports and sorting', async () => {
    const props = { hasCreatePermission: true };
    const listOf = (component: string, more: object) => partShows(component, { ...props, ...more });
    const oldNotices = '/admin/imports/old-notices/OldNoticesView.tsx#ListOldNotices';
    expect(await listOf(oldNotices, {})).toMatchInlineSnapshot(
      `"[Import many PDFs](/admin/old-notices) [Import a WordPress website](/admin/wordpress)"`,
    );
    const order = '/admin/arrange/ArrangeView.tsx#ListArrange';
    expect(await listOf(order, { collectionSlug: 'committees' })).toMatchInlineSnapshot(
      `"[Change the order](/admin/arrange?list=committees)"`,
    );
    const sheets = '/admin/sheets/SheetsView.tsx#ListSheets';
    expect(await listOf(sheets, { collectionSlug: 'alumni' })).toMatchInlineSnapshot(
      `"[Import from Excel/CSV](/admin/sheets?list=alumni) [Export as Excel](/api/sheets/export?list=alumni&format=xlsx) [Export as CSV](/api/sheets/export?list=alumni&format=csv)"`,
    );
    expect(await listOf(sheets, { collectionSlug: 'media' })).toMatchInlineSnapshot(
      `"[Export as Excel](/api/sheets/export?list=media&format=xlsx) [Export as CSV](/api/sheets/export?list=media&format=csv)"`,
    );
  });

  test('rows of a list in the admin show the name of their list and their translation', async () => {
    const cell = '/admin/fields/ListName.tsx#ListNameCell';
    expect(await partShows(cell, { cellData: 'employees' })).toBe('Staff');
    expect(await partShows(cell, { cellData: 'wordpress' })).toBe('WordPress');
    expect(await partShows(cell, { cellData: 'gone' })).toBe('gone');
    const props = { data: { list: 'employees' }, field: { label: 'List' } };
    expect(await partShows('/admin/fields/ListName.tsx#ListNameField', props)).toBe('List\nStaff');
    const translation = '/admin/translation/TranslationPills.tsx#TranslationCell';
    const of = { collectionSlug: 'notices', words: ['title', 'caption'] };
    const rowData = { id: numbers.notices };
    expect(await partShows(translation, { ...of, rowData })).toMatchInlineSnapshot(
      `"অসমীয়া: missing"`,
    );
    expect(await partShows(translation, of)).toBe('');
  });

  test('forms in the admin show the text of a file', async () => {
    const file = '/admin/fields/file-text/FileText.tsx#FileText';
    const seen = { id: numbers.media, data: { filename: 'seen.jpg' } };
    expect(await partShows(file, seen)).toMatchInlineSnapshot(`
      "## Text of the file
      The text of this file is being read. It will appear here in a few minutes."
    `);
    const former = { id: 999, data: { filename: 'former.doc' } };
    expect(await partShows(file, former)).toMatchInlineSnapshot(`
      "## Text of the file
      This old type of file cannot be read. The search does not find its text, and visitors who cannot see the file cannot hear it. Save it as .docx, .xlsx, .pptx or PDF, and replace this file with the new one."
    `);
    expect(await partShows(file, { id: 999, data: { filename: 'unread.png' } })).toBe('');
  });

  test('the form of a saved report offers actions for all of it', async () => {
    const actions = '/admin/imports/evidence/ReportActions.tsx#ReportActions';
    const data = { name: 'AQAR 2025-26' };
    const props = { hasCreatePermission: true, data };
    expect(await partShows(actions, props)).toBe('');
    expect(await partShows(actions, { ...props, id: 7 })).toMatchInlineSnapshot(`
      "## Actions for the whole report
      [Import many PDFs](/admin/evidence?report=7) [Rehearsal of the verifier](/admin/collections/rehearsals?report=7) [Data templates](/admin/evidence-sheets) [Order of the criteria](/admin/arrange?list=evidence-criteria&of=7) [Order of the sets](/admin/arrange?list=evidence-files&of=7)
      (Add the metrics of the manual) (Copy to ‘AQAR 2026-27’) The copy has the same criteria, questions and sets, as drafts without files."
    `);
    const manual = { clientField: { label: 'Manual' }, path: 'manual' };
    const field = '/admin/imports/evidence/ManualField.tsx#ManualField';
    expect(await partShows(field, manual)).toMatchInlineSnapshot(
      `"Manual {select: No manual (selected), NAAC, affiliated and constituent PG colleges: SSR, manual of 2020, NAAC, affiliated and constituent colleges: SSR, manual of 2023, NAAC, affiliated and constituent colleges: AQAR from 2020-21} The report answers the metrics of this manual. Question numbers are checked against it."`,
    );
  });

  test.each<Role>(['moderator', 'teacher'])('a %s sees only their own screens', async (role) => {
    const screensOfUser = await results(users.get(role));
    expect(shownTo(screensOfUser)).toEqual([
      ...['unauthorized', 'two-factor', 'sessions', 'sheets', 'search', 'untranslated', 'handbook'],
    ]);
    for (const [name, result] of Object.entries(screensOfUser))
      if (/^(arrange|handbook\/unheard)$/.test(name))
        expect([name, result]).toEqual([name, 'leads to nothing']);
      else if (result !== 'shown') expect([name, result]).toEqual([name, 'leads to /admin']);
  });

  test('a teacher sees their profile, and a moderator sees none', async () => {
    const profile = '/admin/dashboard/OwnProfile.tsx#OwnProfile';
    const ownProfile = async (role: Role) =>
      outline(await render(profile, await propsOf('dashboard', users.get(role))));
    expect(await ownProfile('moderator')).toBe('');
    expect(await ownProfile('teacher')).toMatchInlineSnapshot(`
      "h2 #own-profile
      ## Your profile
      [Edit the profile of name](/admin/collections/employees/1)
      Your profile page is public. Visitors see what you publish at once. Use ‘Preview’ to check it first."
    `);
  });

  test('visitors are redirected to the login, and back afterwards', async () => {
    const screensOfVisitor = await results(undefined);
    expect(shownTo(screensOfVisitor)).toEqual(['login', 'unauthorized']);
    for (const [name, address] of all) {
      const view = screens[name];
      if (!('path' in view)) continue;
      const back = encodeURIComponent(`/admin${view.path.replace(/\/:.*/, '')}${address}`);
      expect([name, screensOfVisitor[`${name}${address}`]]).toEqual([
        name,
        `leads to /admin/login?redirect=${back}`,
      ]);
    }
  });
});
