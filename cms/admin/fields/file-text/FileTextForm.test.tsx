// @vitest-environment happy-dom
/** The form that corrects the text of a file. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../../testing/payload-ui.tsx';
import { button, close, fill, open, press } from '../../../testing/screen.ts';
import { FileTextForm } from './FileTextForm.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    ...[address, init?.method, init?.headers],
    JSON.parse(String(init?.body)),
  ]);
const areas = () =>
  [...document.querySelectorAll('textarea')].map(({ labels, value }) => [
    labels[0]?.firstChild?.textContent,
    value,
  ]);
const save = 'Save the text';

beforeEach(() => {
  openAnew();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const pages = [
  { number: 2, text: 'Fees' },
  { number: 5, text: 'Rules' },
];
const type = async (page: number, text: string) => {
  const area = document.querySelectorAll('textarea')[page];
  area?.setAttribute('aria-label', `area ${page}`);
  await fill(`area ${page}`, text);
};
const show = (texts = pages) => open(<FileTextForm file={7} filename="fees.pdf" pages={texts} />);

test('saves the edited pages under their own numbers', async () => {
  await show();
  expect(areas()).toEqual([
    ['Page 2', 'Fees'],
    ['Page 5', 'Rules'],
  ]);
  await type(1, 'Rules of 2026');
  await press(save);
  const corrected = [pages[0], { number: 5, text: 'Rules of 2026' }];
  const headers = { 'Content-Type': 'application/json' };
  expect(requests()).toEqual([
    ['/api/file-text', 'POST', headers, { file: 7, filename: 'fees.pdf', pages: corrected }],
  ]);
  expect([admin.toasts, button(save).disabled]).toEqual([['Text saved.'], false]);
  expect(areas()[1]).toEqual(['Page 5', 'Rules of 2026']);
});

test('shows one empty page for a file without text', async () => {
  await show([]);
  expect(areas()).toEqual([['Page 1', '']]);
  await type(0, 'What it says');
  await press(save);
  expect(requests()[0]?.[3].pages).toEqual([{ number: 1, text: 'What it says' }]);
});

test.each([
  ['refused', async () => Response.json({}, { status: 403 })],
  ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the typed text if the request is %s, and can be saved again', async (_, answer) => {
  await show();
  await type(0, 'Fees of 2026');
  fetched.mockImplementationOnce(answer);
  await press(save);
  expect(admin.toasts).toEqual(['This could not be saved.']);
  expect([areas()[0]?.[1], button(save).disabled]).toEqual(['Fees of 2026', false]);
  await press(save);
  expect(admin.toasts[1]).toBe('Text saved.');
});

test('disables the button while it saves', async () => {
  await show();
  expect(button(save).disabled).toBe(false);
  fetched.mockReturnValue(new Promise(() => {}));
  await press(save);
  expect([button(save).disabled, admin.toasts]).toEqual([true, []]);
});
