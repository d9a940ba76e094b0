// @vitest-environment happy-dom
/**
 * Actions for a whole report: adding the metrics of its manual, and copying it for the next year.
 */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../../testing/payload-ui.tsx';
import { close, offered, open, press, settled, words } from '../../../testing/screen.ts';
import { ReportButtons } from './ReportButtons.tsx';

const { push, refresh } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const add = 'Add the metrics of the manual';
const copy = 'Copy to ‘AQAR 2025-26’';
const hint = 'The copy has the same criteria, questions and sets, as drafts without files.';
const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [address, init?.method, init?.body]);
const show = (next: string | undefined = 'AQAR 2025-26') =>
  open(<ReportButtons id={2} next={next} />);
/** The opened addresses, and the number of reloads. */
const after = () => [push.mock.calls, refresh.mock.calls.length];

beforeEach(() => {
  openAnew();
  push.mockReset();
  refresh.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 31, added: 4 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('offers to fill and to copy a report with a year in its name', async () => {
  await show();
  expect(offered()).toEqual([
    [add, true],
    [copy, true],
  ]);
  expect(words()).toBe(`${add}${copy}${hint}`);
});

test('offers only to fill a report without a year in its name', async () => {
  await open(<ReportButtons id={2} next={undefined} />);
  expect(words()).toBe(add);
});

test.each([0, 1, 4])('adds the metrics and says how many: %i', async (added) => {
  await show();
  fetched.mockResolvedValueOnce(Response.json({ added }));
  await press(add);
  expect(requests()).toEqual([['/api/reports/2/fill', 'POST', '{}']]);
  expect(admin.toasts).toEqual([`Questions added: ${added}`]);
  expect(after()).toEqual([[], 1]);
});

test('opens the copy of a report', async () => {
  await show();
  await press(copy);
  expect(requests()).toEqual([['/api/reports/2/next-year', 'POST', '{}']]);
  expect(after()).toEqual([[['/admin/collections/evidence-groups/31']], 0]);
  expect(admin.toasts).toEqual([]);
});

describe.each([add, copy])('the button “%s”', (name) => {
  test('cannot be pressed twice', async () => {
    await show();
    let answer = (_: Response) => {};
    fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await press(name);
    expect(offered()).toEqual([
      [add, false],
      [copy, false],
    ]);
    expect([admin.toasts, after()]).toEqual([[], [[], 0]]);
    await act(async () => answer(Response.json({ id: 31, added: 4 })));
    await settled();
    expect(offered()).toEqual([
      [add, true],
      [copy, true],
    ]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'with a message',
      async () =>
        Response.json({ errors: [{ message: 'There is such a report.' }] }, { status: 409 }),
      'There is such a report.',
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
  ])('shows a failure %s, and can be pressed again', async (_, answer, sentence) => {
    await show();
    fetched.mockImplementationOnce(answer);
    await press(name);
    expect([admin.toasts, after()]).toEqual([[sentence], [[], 0]]);
    expect(offered().map(([, isOpen]) => isOpen)).toEqual([true, true]);
    await press(name);
    expect(after()).not.toEqual([[], 0]);
  });
});
