// @vitest-environment happy-dom
/** Rows of a list are ordered with buttons. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { button, close, open, press, words } from '../../testing/screen.ts';
import { Arrange } from './Arrange.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
beforeEach(() => {
  openAnew();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const rows = (...titles: string[]) => titles.map((title) => ({ id: title.charCodeAt(0), title }));
const parts = [
  { label: 'NSS', rows: rows('A', 'B', 'C') },
  { label: 'NCC', rows: rows('D', 'E') },
];
const order = () =>
  [...document.querySelectorAll('.arrange__title')].map((element) => element.textContent).join('');
const announcements = () =>
  [...document.querySelectorAll('[aria-live]')]
    .map((element) => element.textContent)
    .filter(Boolean);

test('moves a row one step, announces its position and keeps the focus', async () => {
  await open(<Arrange list="members" parts={parts} />);
  const ends = ['Move up: A', 'Move down: C', 'Move up: D', 'Move down: E'].map(button);
  expect(ends.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  await press('Move down: A');
  expect([order(), announcements()]).toEqual(['BACDE', ['A: position 2 of 3']]);
  expect(document.activeElement).toBe(button('Move down: A'));
  await press('Move down: A');
  // The last row has only one enabled button.
  expect([order(), announcements()]).toEqual(['BCADE', ['A: position 3 of 3']]);
  expect(document.activeElement).toBe(button('Move up: A'));
  await press('Move up: C');
  expect(order()).toBe('CBADE');
});

test('saves only the changed groups, and disables saving without changes', async () => {
  await open(<Arrange list="members" parts={parts} />);
  expect(button('Save the order').disabled).toBe(true);
  await press('Move up: E');
  fetched.mockResolvedValueOnce(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await press('Save the order');
  expect([admin.toasts, button('Save the order').disabled]).toEqual([['No.'], false]);
  await press('Save the order');
  const [, saved] = posted();
  expect(saved).toEqual(['/api/arrange/members', { ids: [69, 68] }]);
  expect(admin.toasts[1]).toBe('Saved. The website shows it in a moment.');
  expect(button('Save the order').disabled).toBe(true);
});

test('shows nothing if there are no rows', async () => {
  await open(<Arrange list="members" parts={[]} />);
  expect(words()).toBe('');
});
