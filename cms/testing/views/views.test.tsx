/**
 * What our screens show of a college that has written everything, and of one that has written nothing: both lie in files
 * beside this one. Who may not see a screen is led elsewhere.
 */
import { text } from 'node:stream/consumers';
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

class Elsewhere extends Error {}
const { leave } = vi.hoisted(() => ({ leave: vi.fn<(to: string) => never>() }));
leave.mockImplementation((to) => {
  throw new Elsewhere(`leads to ${to}`);
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
/** What is asked of each behind its address. */
const asked = {
  login: [''],
  unauthorized: [''],
  'two-factor': [''],
  sheets: [''],
  oldNotices: [''],
  wordpress: [''],
  arrange: ['', '?list=committees', '?list=evidence-files&of=1', '?list=members'],
  evidence: ['', '?report=1'],
  search: ['', '?q=name', '?q=notice', '?q=nothing+of+this'],
  searches: ['', '?week=2026-11-09'],
  untranslated: [''],
  handbook: ['', '/mistakes', '/unheard'],
  setUp: [
    ...['', '?step=nowhere', '?step=college', '?step=languages', '?step=colours'],
    ...['?step=departments', '?step=sections', '?step=people', '?step=mail', '?step=launch'],
  ],
} satisfies Record<Screen, string[]>;
const all = Object.entries(asked).flatMap(([name, addresses]) =>
  addresses.map((address) => [name as Screen, address] as const),
);
/** What stands in Payload's own screens. */
const parts = [
  '/admin/dashboard/branding.tsx#CollegeName',
  '/admin/dashboard/branding.tsx#Logo',
  '/admin/dashboard/branding.tsx#Icon',
  '/admin/set-up/StillMissing.tsx#StillMissing',
  '/admin/dashboard/OwnProfile.tsx#OwnProfile',
  '/admin/dashboard/Dashboard.tsx#Dashboard',
  '/admin/site-map/SiteMapView.tsx#SiteMapView',
  '/admin/inbox/SentPhotos.tsx#SentPhotos',
];
/** What stands in Payload's own lists and forms: above a list, in a row of it, beside a record. */
const beside = ({ media, notices }: Numbers): [component: string, props: object][] => [
  ['/admin/imports/old-notices/ListOldNotices.tsx#ListOldNotices', {}],
  ...['employees', 'wordpress', 'gone'].map((cellData): [string, object] => [
    '/admin/fields/ListName.tsx#ListNameCell',
    { cellData },
  ]),
  [
    '/admin/fields/ListName.tsx#ListNameField',
    { data: { list: 'employees' }, field: { label: 'List' } },
  ],
  ['/admin/arrange/ListArrange.tsx#ListArrange', { collectionSlug: 'committees' }],
  ...['alumni', 'media'].map((collectionSlug): [string, object] => [
    '/admin/sheets/ListSheets.tsx#ListSheets',
    { collectionSlug },
  ]),
  ...[notices, undefined].map((id): [string, object] => [
    '/admin/translation/TranslationCell.tsx#TranslationCell',
    { collectionSlug: 'notices', rowData: id && { id }, words: ['title', 'caption'] },
  ]),
  ...['seen.jpg', 'former.doc', 'unread.png'].map((filename): [string, object] => [
    '/admin/fields/file-text/FileText.tsx#FileText',
    { id: filename === 'seen.jpg' ? media : 999, data: { filename } },
  ]),
  ...[undefined, 7].map((id): [string, object] => [
    '/admin/imports/evidence/ReportActions.tsx#ReportActions',
    { id, data: { name: 'AQAR 2025-26' } },
  ]),
  [
    '/admin/imports/evidence/ManualField.tsx#ManualField',
    { clientField: { label: 'Manual' }, path: 'manual' },
  ],
];
const modules = import.meta.glob<Record<string, ComponentType<object>>>([
  '../../admin/**/*.tsx',
  '!../../admin/**/*.test.tsx',
]);

let payload: Payload;

/** Its markup, each element at the beginning of a line; or where it leads. */
async function drawn(component: string, props: object): Promise<string> {
  const [file = '', name = ''] = component.split('#');
  const { [name]: Component } = (await modules[`../..${file}`]?.()) ?? {};
  if (!Component) throw new Error(`Nothing is called ${component}.`);
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const { prelude } = await prerender(<Component {...props} />, { onError }).catch(() => {
    const [failure] = failures;
    if (failure instanceof Elsewhere) return { prelude: [failure.message] };
    throw failure;
  });
  const html = await text(prelude as AsyncIterable<Uint8Array>);
  return html.replaceAll('<!-- -->', '').replaceAll(/>(?=<[a-z])/g, '>\n');
}

/** As Payload hands it over. */
async function opened(name: Screen | 'dashboard', user: User | undefined, address = '') {
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
  drawn(screens[name].Component, await opened(name, user, address));

/** Of each screen whether it is shown to them, or where it leads. */
async function outcomes(user: User | undefined): Promise<string> {
  const told: string[] = [];
  for (const [name, address] of all) {
    const html = await screen(name, address, user);
    told.push(`${name}${address} ${html.startsWith('<') ? 'is shown' : html}`);
  }
  return told.join('\n');
}

async function everything(user: User, more: object = {}): Promise<string> {
  const told: string[] = [];
  for (const [name, address] of all)
    told.push(`<!-- ${name}${address} -->\n${await screen(name, address, user)}\n`);
  for (const part of parts)
    told.push(
      `<!-- ${part} -->\n${await drawn(part, { ...(await opened('dashboard', user)), ...more })}\n`,
    );
  return told.join('\n');
}

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

describe('a college that has written nothing', () => {
  let administrator: User;
  beforeAll(async () => {
    payload = await temporaryCms();
    administrator = await addUser(payload, 'administrator');
  }, patience);

  test('shows what there is to write', async () => {
    await expect(await everything(administrator)).toMatchFileSnapshot('./unwritten.snap');
  });
});

describe('a college that has written everything', () => {
  const users = new Map<Role, User>();
  let data: object;
  let numbers: Numbers;
  beforeAll(async () => {
    payload = await temporaryCms();
    numbers = await fillCollege(payload);
    for (const name of ['Library', 'Admission'])
      await payload.create({ collection: 'committees', data: { name } });
    for (const role of ['administrator', 'moderator'] as const)
      users.set(role, await addUser(payload, role));
    users.set('teacher', await addUser(payload, 'teacher', numbers.employees));
    for (let count = 1; count < 8; count += 1)
      await addNotice(payload, { title: `Notice ${count}`, _status: 'draft' });
    data = await payload.findByID({ collection: 'messages', id: Number(numbers.messages) });
    const { countSearch, keepSearchCounts } = await import('../../search/counts.ts');
    for (const [day, words, results] of [
      ['2026-11-12', 'routine', 3],
      ['2026-11-20', 'hostel', 0],
      ['2026-11-20', 'fees', 2],
    ] as const) {
      vi.setSystemTime(new Date(`${day}T06:00:00Z`));
      countSearch({ q: words, results, times: 1 });
      await keepSearchCounts(payload);
    }
  }, patience);

  test('shows it', async () => {
    const told = await everything(users.get('administrator') as User, { data });
    await expect(told).toMatchFileSnapshot('./written.snap');
  });

  test('shows it in lists and forms, too', async () => {
    const given = await opened('dashboard', users.get('administrator'));
    const told: string[] = [];
    for (const [component, props] of beside(numbers)) {
      const html = await drawn(component, { ...given, hasCreatePermission: true, ...props });
      told.push(`<!-- ${component} ${JSON.stringify(props)} -->\n${html}\n`);
    }
    await expect(told.join('\n')).toMatchFileSnapshot('./beside.snap');
  });

  test.each<Role>(['moderator', 'teacher'])('shows a %s what is theirs', async (role) => {
    const profile = '/admin/dashboard/OwnProfile.tsx#OwnProfile';
    const own = await drawn(profile, await opened('dashboard', users.get(role)));
    const told = [await outcomes(users.get(role)), own].join('\n\n');
    await expect(told).toMatchFileSnapshot(`./${role}.snap`);
  });

  test('leads whoever is not signed in to do so, and back', async () => {
    await expect(await outcomes(undefined)).toMatchFileSnapshot('./signed-out.snap');
  });
});
