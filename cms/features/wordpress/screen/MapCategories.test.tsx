// @vitest-environment happy-dom
/** The contents of a WordPress export, and the choices for them. */
import { asRecord } from '@college/contract/as-record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, texts, words } from '../../../testing/screen.ts';
import type { ExportContents } from '../import/import-status.ts';
import { MapCategories } from './MapCategories.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const importLabel = 'Import now';
const breaksOff =
  'The end of the file is missing. Export it again, or some records will be missing.';
const chooseEach = 'Choose where each category appears.';
const appear = (name: string) => `Where the notices appear: ${name}`;
const postedAs = (login: string) => `Name shown as ‘Posted as’: ${login}`;

const contents: ExportContents = {
  address: 'https://old.example.org',
  posts: 12,
  pages: 3,
  files: 40,
  given: 31,
  isWhole: true,
  menu: '',
  menus: [],
  isRemembered: false,
  categories: [
    { slug: 'news', name: 'News', posts: 7, target: 'general' },
    { slug: 'exam', name: 'Examination', posts: 5, target: '' },
  ],
  authors: [
    { login: 'office', name: 'The Office', posts: 11 },
    { login: 'rina', name: '', posts: 1 },
  ],
};
const targets = [
  { value: 'general', label: 'General' },
  { value: '/alumni', label: 'Alumni (/alumni)' },
];
const onStarted = vi.fn();
const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    init?.method,
    asRecord(init?.headers)['Content-Type'],
    JSON.parse(String(init?.body)),
  ]);
const live = () => texts('[aria-live=polite]');
const show = (more: Partial<ExportContents> = {}) =>
  open(
    <MapCategories
      address="/api/wordpress/imports/7"
      contents={{ ...contents, ...more }}
      onStarted={onStarted}
      menus={[{ value: 'about', label: 'About' }]}
      targets={targets}
    />,
  );

beforeEach(() => {
  openAnew();
  onStarted.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 7 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('counts posts by category and by author', async () => {
  await show();
  expect(texts('h2')).toEqual(['What is in the export', 'Posts', 'Pages']);
  expect(texts('.sheets__form > p')).toEqual([
    'https://old.example.org: 12 posts, 3 pages, 40 files. 31 of the files are in the .zip file.',
    'Posts become notices. Choose for each category where its notices appear.',
    'Use for the remaining 1Use for all 2',
    'Each page becomes a page of this website. All of them are listed on “All pages”. Pages of the first level can also be in a menu.',
    'Nothing has been imported yet. Posts and pages that are public on the old website become public here. Drafts, private ones and those with a password become drafts.',
  ]);
  expect(texts('[scope=col]')).toEqual([
    ...['WordPress category', 'Posts', 'Where the notices appear'],
    ...['WordPress author', 'Posts', 'Name shown as ‘Posted as’'],
  ]);
  expect(texts('[scope=row]')).toEqual(['News', 'Examination', 'office', 'rina']);
  expect(texts('td:nth-child(2)')).toEqual(['7', '5', '11', '1']);
});

test.each([
  [true, []],
  [false, [breaksOff]],
])('warns about an incomplete file (complete: %j): %j', async (isWhole, sentences) => {
  await show({ isWhole });
  expect(texts('.banner--error')).toEqual(sentences);
});

test('offers the guess, every list and “Do not import”', async () => {
  await show();
  expect([field(appear('News')).value, field(appear('Examination')).value]).toEqual([
    'general',
    '',
  ]);
  const options = [...field(appear('News')).querySelectorAll('option')];
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Choose …'],
    ['skip', 'Do not import'],
    ['general', 'General'],
    ['/alumni', 'Alumni (/alumni)'],
  ]);
  expect([field(postedAs('office')).value, field(postedAs('rina')).value]).toEqual([
    'The Office',
    '',
  ]);
});

test.each([
  [[], true],
  [[''], false],
  [['general'], true],
  [['', 'general'], false],
  [['general', ''], false],
  [['skip', 'general'], true],
])('the choices %j allow the import to start: %j', async (goals, isReady) => {
  const categories = goals.map((target, n) => ({ slug: `c${n}`, name: `C${n}`, posts: 1, target }));
  await show({ categories });
  expect(button(importLabel).disabled).toBe(!isReady);
  expect(live()).toEqual([isReady ? '' : chooseEach]);
});

test('sends the last choices once each category has one, with or without author names', async () => {
  await show();
  await fill(appear('Examination'), 'skip');
  expect([button(importLabel).disabled, live()]).toEqual([false, ['']]);
  await fill(appear('News'), '');
  expect([button(importLabel).disabled, live()]).toEqual([true, [chooseEach]]);
  expect(field(appear('Examination')).value).toBe('skip');
  await fill(appear('News'), '/alumni');
  await fill(postedAs('rina'), 'Rina Das');
  await fill(postedAs('office'), '');
  expect(field(postedAs('rina')).value).toBe('Rina Das');
  expect(fetched).not.toHaveBeenCalled();
  await press(importLabel);
  expect(requests()).toEqual([
    [
      '/api/wordpress/imports/7/importing',
      'POST',
      'application/json',
      {
        categories: { news: '/alumni', exam: 'skip' },
        authors: { office: '', rina: 'Rina Das' },
        menu: '',
        menus: {},
      },
    ],
  ]);
  expect([onStarted.mock.calls.length, live()]).toEqual([1, ['']]);
});

test.each([
  [
    'with a message',
    async () =>
      Response.json({ errors: [{ message: 'This was begun already.' }] }, { status: 409 }),
    'This was begun already.',
  ],
  [
    'without a message',
    async () => new Response('', { status: 500 }),
    'Something went wrong. Try again.',
  ],
  [
    'without an answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached. Try again.',
  ],
])('shows a failure %s, and keeps the choices', async (_, answer, sentence) => {
  await show();
  await fill(appear('Examination'), '/alumni');
  await fill(postedAs('rina'), 'Rina Das');
  fetched.mockImplementationOnce(answer);
  await press(importLabel);
  expect([texts('.banner--error'), live()]).toEqual([[sentence], [sentence]]);
  expect(onStarted).not.toHaveBeenCalled();
  expect(field(appear('Examination')).value).toBe('/alumni');
  expect(field(postedAs('rina')).value).toBe('Rina Das');
  expect(button(importLabel).disabled).toBe(false);
  await press(importLabel);
  expect(onStarted).toHaveBeenCalledOnce();
  expect(requests()[1]).toEqual(requests()[0]);
});

test('fills seventy categories with three actions', async () => {
  const categories = Array.from({ length: 70 }, (_, n) => ({
    ...{ slug: `c${n}`, name: `C${n}`, posts: 1 },
    target: n < 2 ? '/alumni' : '',
  }));
  await show({ categories });
  await fill('Choose for several categories at once', 'general');
  await press('Use for the remaining 68');
  await fill('Menu at the top', 'about');
  await press(importLabel);
  const [, , , body] = requests()[0] ?? [];
  expect(Object.values(body.categories).filter((target) => target === 'general')).toHaveLength(68);
  expect([body.categories.c0, body.categories.c2, body.menu]).toEqual([
    '/alumni',
    'general',
    'about',
  ]);
});

test('proposes a menu for each entry of the old menu', async () => {
  await show({ menus: [{ name: 'About us', pages: 2, target: 'about' }] });
  await fill(appear('Examination'), 'skip');
  await press(importLabel);
  await fill('Menu at the top: About us', '');
  await press(importLabel);
  expect(requests().map(([, , , body]) => body.menus)).toEqual([
    { 'About us': 'about' },
    { 'About us': '' },
  ]);
});

test('replaces all choices at once, and says if those of the last import are filled in', async () => {
  await show({ isRemembered: true });
  expect(words()).toContain('Your choices of the last import are filled in.');
  await fill('Choose for several categories at once', 'skip');
  await press('Use for all 2');
  await press(importLabel);
  expect(requests()[0]?.[3].categories).toEqual({ news: 'skip', exam: 'skip' });
});

test('leaves a category open if its guess is not offered any more', async () => {
  await show({ categories: [{ slug: 'news', name: 'News', posts: 7, target: 'hidden' }] });
  expect(field(appear('News')).value).toBe('');
  expect(button(importLabel).disabled).toBe(true);
});
