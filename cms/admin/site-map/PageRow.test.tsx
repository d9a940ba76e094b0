// @vitest-environment happy-dom
/** A page in the tree of the site map, and its buttons. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { button, buttons, close, field, fill, open, press, words } from '../../testing/screen.ts';
import { PageRow } from './PageRow.tsx';
import type { TreePage } from './page-tree.ts';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    init?.method,
    address,
    JSON.parse(String(init?.body)),
  ]);
beforeEach(() => {
  openAnew();
  router.push.mockReset();
  router.refresh.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ doc: { id: 9 } }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const page = (path: string, place: number, more: Partial<TreePage> = {}) =>
  ({ path, title: path.slice(1), place, hidden: false, ...more }) as TreePage;
/** Opens the middle one of three pages. */
const openRow = (more: Partial<TreePage> = {}, index = 1, menu?: string) => {
  const pages = [page('/first', 10), page('/nss', 20), page('/last', 40)];
  const item = { ...pages[index], ...more } as TreePage;
  return open(<PageRow page={item} pages={pages} index={index} locale="as" menu={menu} />);
};
const messages = {
  saved: 'Saved. The website shows it in a moment.',
  not: 'This could not be saved.',
};
const ofLine = '/api/site-pages/7?locale=as&depth=0';

test.each<[Partial<TreePage>, string | undefined, string[]]>([
  [{}, undefined, []],
  [{ hidden: true }, undefined, ['hidden']],
  [{ empty: true }, undefined, ['empty: menus leave it out']],
  [{ kind: 'text' }, 'About', ['added by you', 'menu at the top: About']],
])('a page %j in the menu %s shows the notes %j', async (more, menu, expected) => {
  await openRow(more, 1, menu);
  const notes = [...document.querySelectorAll('small')].map((element) => element.textContent);
  expect(notes).toEqual(expected);
  expect(document.querySelector('li')?.className).toBe(more.hidden ? 'site-map__hidden' : '');
  expect(words()).toContain('nss /nss');
});

test.each([
  [undefined, 'POST', '/api/site-pages?locale=as&depth=0'],
  [7, 'PATCH', ofLine],
])('renames a page with the record %j by %s', async (id, method, address) => {
  await openRow({ id });
  await press('Rename: nss');
  expect(field('Name').value).toBe('nss');
  await fill('Name', 'Service scheme');
  await press('Save');
  expect(requests()).toEqual([[method, address, { path: '/nss', title: 'Service scheme' }]]);
  expect([admin.toasts, router.refresh.mock.calls.length]).toEqual([[messages.saved], 1]);
  expect(button('Rename: nss').disabled).toBe(false);
});

test.each([
  ['is refused', async () => new Response('{}', { status: 403 })],
  ['gets no answer', async () => Promise.reject(new TypeError('network'))],
])('reports a change that %s', async (_name, answer) => {
  fetched.mockImplementation(answer);
  await openRow({ id: 7 });
  await press('Hide: nss');
  expect([requests().length, admin.toasts]).toEqual([1, [messages.not]]);
});

test('keeps the name after a cancel', async () => {
  await openRow();
  await press('Rename: nss');
  await press('Cancel');
  expect([requests(), button('Rename: nss').disabled]).toEqual([[], false]);
});

test.each([
  [false, 'Hide: nss'],
  [true, 'Show again: nss'],
])('the button of a page with hidden %s says “%s”', async (hidden, name) => {
  await openRow({ id: 7, hidden });
  await press(name);
  expect(requests()).toEqual([['PATCH', ofLine, { path: '/nss', hidden: !hidden }]]);
});

test('offers no button to hide a page that is never hidden', async () => {
  await openRow({ path: '/search' });
  expect(buttons().map((element) => element.getAttribute('aria-label'))).toEqual(
    ['Move up', 'Move down', 'Rename', 'All settings'].map((name) => `${name}: nss`),
  );
});

test.each([
  ['Move up', 1, 5],
  ['Move down', 1, 45],
  ['Move up', 2, 15],
  ['Move down', 0, 30],
])('“%s” on page %i sets the place %i', async (name, index, place) => {
  await openRow({ id: 7, title: 'It' }, index);
  await press(`${name}: It`);
  expect(requests()[0]?.[2]).toMatchObject({ place });
});

test.each([
  [0, 'Move up'],
  [2, 'Move down'],
])('page %i at the end of its group cannot use “%s”', async (index, name) => {
  await openRow({ title: 'It' }, index);
  expect(button(`${name}: It`).disabled).toBe(true);
});

test('opens the settings of its record, and creates one if there is none', async () => {
  await openRow({ id: 7 });
  await press('All settings: nss');
  expect(requests()).toEqual([]);
  await close();
  await openRow();
  await press('All settings: nss');
  expect(requests()).toEqual([['POST', '/api/site-pages?locale=as&depth=0', { path: '/nss' }]]);
  const lines = router.push.mock.calls.flat();
  expect(lines).toEqual([7, 9].map((id) => `/admin/collections/site-pages/${id}`));
  expect(admin.toasts).toEqual([]);
});
