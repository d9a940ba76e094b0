// @vitest-environment happy-dom
/** Tests the button that hides the list of missing steps from the dashboard. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press } from '../../testing/screen.ts';
import { Dismiss } from './StepButtons.tsx';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  openAnew();
  refresh.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('stores that it was dismissed and reloads the page', async () => {
  await open(<Dismiss />);
  await press('Do not show this again');
  expect(fetched.mock.calls).toEqual([
    [
      '/api/globals/set-up?depth=0',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"dismissed":true}',
      },
    ],
  ]);
  expect([admin.toasts, refresh.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ['refused', async () => Response.json({}, { status: 403 })],
  ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('stays and reports a failure if the dismissal is %s', async (_, answer) => {
  await open(<Dismiss />);
  fetched.mockImplementation(answer);
  await press('Do not show this again');
  expect([admin.toasts, refresh.mock.calls]).toEqual([['This could not be saved.'], []]);
});
