// @vitest-environment happy-dom
/** What is in an export of WordPress, and what is chosen for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inside } from '../../../staff-api/wordpress/tell.ts';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, texts } from '../../../testing/screen.ts';
import { MapCategories } from './MapCategories.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const bring = 'Bring it all';
const breaksOff = 'The file breaks off: export it again, or some will be lacking.';
const chooseEach = 'Choose what becomes of each category.';
const appear = (name: string) => `Where they appear: ${name}`;
const postedAs = (login: string) => `Visitors read as ‘Posted as’: ${login}`;

const inside: Inside = {
  address: 'https://old.example.org',
  posts: 12,
  pages: 3,
  files: 40,
  given: 31,
  isWhole: true,
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
const onBegun = vi.fn();
const fetched = vi.fn<typeof fetch>();
const sent = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    init?.method,
    Object(init?.headers)['Content-Type'],
    JSON.parse(String(init?.body)),
  ]);
const live = () => texts('[aria-live=polite]');
const show = (more: Partial<Inside> = {}) =>
  open(
    <MapCategories
      address="/api/wordpress/imports/7"
      inside={{ ...inside, ...more }}
      onBegun={onBegun}
      targets={targets}
    />,
  );

beforeEach(() => {
  openAnew();
  onBegun.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 7 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('what is inside is counted, category by category and author by author', async () => {
  await show();
  expect(texts('h2')).toEqual(['What is inside']);
  expect(texts('.sheets__form > p')).toEqual([
    'https://old.example.org: 12 posts, 3 pages, 40 files, 31 of them in the zip.',
    'Pages become pages of your own, with their text. Posts become notices: choose for each category which.',
    'Nothing was written yet. What is public there becomes public here; drafts, and what has a password, become drafts.',
  ]);
  expect(texts('[scope=col]')).toEqual([
    ...['Category of WordPress', 'Posts', 'Where they appear'],
    ...['Author of WordPress', 'Posts', 'Visitors read as ‘Posted as’'],
  ]);
  expect(texts('[scope=row]')).toEqual(['News', 'Examination', 'office', 'rina']);
  expect(texts('td:nth-child(2)')).toEqual(['7', '5', '11', '1']);
});

test.each([
  [true, []],
  [false, [breaksOff]],
])('that a file is whole: %j, is told: %j', async (isWhole, told) => {
  await show({ isWhole });
  expect(texts('.banner--error')).toEqual(told);
});

test('stands as it was guessed, and can be left out or go to any list', async () => {
  await show();
  expect([field(appear('News')).value, field(appear('Examination')).value]).toEqual([
    'general',
    '',
  ]);
  const options = [...field(appear('News')).querySelectorAll('option')];
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Choose …'],
    ['skip', 'Leave out'],
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
])('of categories that go to %j, all can be brought: %j', async (goals, isReady) => {
  const categories = goals.map((target, n) => ({ slug: `c${n}`, name: `C${n}`, posts: 1, target }));
  await show({ categories });
  expect(button(bring).disabled).toBe(!isReady);
  expect(live()).toEqual([isReady ? '' : chooseEach]);
});

test('what was chosen last is sent once each category has a place, whoever wrote', async () => {
  await show();
  await fill(appear('Examination'), 'skip');
  expect([button(bring).disabled, live()]).toEqual([false, ['']]);
  await fill(appear('News'), '');
  expect([button(bring).disabled, live()]).toEqual([true, [chooseEach]]);
  expect(field(appear('Examination')).value).toBe('skip');
  await fill(appear('News'), '/alumni');
  await fill(postedAs('rina'), 'Rina Das');
  await fill(postedAs('office'), '');
  expect(field(postedAs('rina')).value).toBe('Rina Das');
  expect(fetched).not.toHaveBeenCalled();
  await press(bring);
  expect(sent()).toEqual([
    [
      '/api/wordpress/imports/7/importing',
      'POST',
      'application/json',
      {
        categories: { news: '/alumni', exam: 'skip' },
        authors: { office: '', rina: 'Rina Das' },
      },
    ],
  ]);
  expect([onBegun.mock.calls.length, live()]).toEqual([1, ['']]);
});

test.each([
  [
    'in the words of the server',
    async () => Response.json({ message: 'This was begun already.' }, { status: 409 }),
    'This was begun already.',
  ],
  ['without a word', async () => new Response('', { status: 500 }), 'That did not work.'],
  [
    'because nobody answers',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'That did not reach the server. Try again.',
  ],
])('what fails %s is told, and what was chosen stays', async (_, answer, sentence) => {
  await show();
  await fill(appear('Examination'), '/alumni');
  await fill(postedAs('rina'), 'Rina Das');
  fetched.mockImplementationOnce(answer);
  await press(bring);
  expect([texts('.banner--error'), live()]).toEqual([[sentence], [sentence]]);
  expect(onBegun).not.toHaveBeenCalled();
  expect(field(appear('Examination')).value).toBe('/alumni');
  expect(field(postedAs('rina')).value).toBe('Rina Das');
  expect(button(bring).disabled).toBe(false);
  await press(bring);
  expect(onBegun).toHaveBeenCalledOnce();
  expect(sent()[1]).toEqual(sent()[0]);
});
