// @vitest-environment happy-dom
/** Tests the change from the demo to an own college. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, words } from '../../testing/screen.ts';
import { OwnCollege } from './OwnCollege.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const fetched = vi.fn<typeof fetch>();
const clear = 'Back up and delete the demo';
const name = 'Type the name of the demo college: Tea College';
const backupText = 'The backup is being saved. Please wait.';
const unreached = 'The server could not be reached. Try again.';
const navigations = () => vi.mocked(window.location.assign).mock.calls;
const statusText = () => document.querySelector('[aria-live=polite]')?.textContent;

beforeEach(async () => {
  openAnew();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockReturnValue();
  await open(<OwnCollege name="Tea College" />);
});
afterEach(close);

test('sends the typed name and opens the set-up', async () => {
  expect(words()).toContain('all its content is deleted');
  expect([statusText(), button(clear).disabled, field(name).required]).toEqual(['', false, true]);
  fetched.mockResolvedValue(Response.json({}));
  await fill(name, 'Tea College');
  await press(clear);
  expect(fetched.mock.calls).toEqual([
    [
      '/api/set-up/own-college',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"name":"Tea College"}',
      },
    ],
  ]);
  expect(navigations()).toEqual([['/admin/set-up']]);
  // The button stays disabled until the next page opens.
  expect([statusText(), button(clear).disabled]).toEqual([backupText, true]);
});

test.each([
  [
    'a message',
    () => Response.json({ errors: [{ message: 'Another name.' }] }, { status: 400 }),
    'Another name.',
  ],
  ['no message', () => Response.json({}, { status: 403 }), 'This could not be saved.'],
  [
    'an empty list of errors',
    () => Response.json({ errors: [] }, { status: 403 }),
    'This could not be saved.',
  ],
  ['HTML', () => new Response('<html>', { status: 502 }), unreached],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), unreached],
])('shows a refusal with %s, and can be pressed again', async (_, answer, expected) => {
  fetched.mockImplementationOnce(async () => answer());
  await fill(name, 'Tea');
  await press(clear);
  expect(statusText()).toBe(expected);
  expect(document.querySelector('.banner--error')?.textContent).toBe(expected);
  expect([button(clear).disabled, field(name).value, navigations()]).toEqual([false, 'Tea', []]);
  fetched.mockResolvedValueOnce(Response.json({}));
  await press(clear);
  expect([fetched.mock.calls.length, navigations().length]).toEqual([2, 1]);
});

test('shows only the backup message and disables the button during the backup', async () => {
  await fill(name, 'Tea College');
  fetched.mockResolvedValueOnce(Response.json({}, { status: 403 }));
  await press(clear);
  fetched.mockReturnValueOnce(new Promise(() => {}));
  await press(clear);
  expect([statusText(), button(clear).disabled]).toEqual([backupText, true]);
});
