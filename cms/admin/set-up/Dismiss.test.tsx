// @vitest-environment happy-dom
/** Tests the list of missing steps on the dashboard. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, links, open, press, words } from '../../testing/screen.ts';
import { Dismiss } from './StepButtons.tsx';
import { StillMissing } from './StillMissing.tsx';

const { readSetUp, redirect, refresh } = vi.hoisted(() => ({
  readSetUp: vi.fn(),
  redirect: vi.fn(),
  refresh: vi.fn(),
}));
vi.mock('../../staff-api/set-up/state.ts', () => ({ readSetUp }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ redirect, useRouter: () => ({ refresh }) }));

const fetched = vi.fn<typeof fetch>();
const payload = { of: 'this college' };
const unfinished = { open: ['mail'], facts: { isEmpty: false }, dismissed: false, isDemo: false };
async function show(state: object = {}, user: object | null = { role: 'administrator' }) {
  readSetUp.mockResolvedValue({ ...unfinished, ...state });
  const i18n = { language: admin.language };
  await open(await StillMissing({ i18n, payload, user } as never));
}

beforeEach(() => {
  openAnew();
  for (const item of [readSetUp, refresh]) item.mockReset();
  redirect.mockReset().mockImplementation((to) => {
    throw new Error(`leads to ${to}`);
  });
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('links each open step, in the language of the admin', async () => {
  await show({ open: ['college', 'mail'] });
  expect(readSetUp.mock.calls).toEqual([[payload]]);
  expect(links()).toEqual([
    ['Name and address', '/admin/set-up?step=college'],
    ['Mail', '/admin/set-up?step=mail'],
  ]);
  const section = document.querySelector('section');
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
  expect(heading?.textContent).toBe('What your college still needs');
  expect(words()).toContain('Do not show this again');
  openAnew({ language: 'as' });
  await show();
  expect(words()).not.toMatch(/[a-z]/);
});

test('links only the start of an own college in the demo', async () => {
  await show({ isDemo: true });
  expect(words()).toBe('This is the demo college. Start with our own college');
  expect(links()).toEqual([['Start with our own college', '/admin/set-up#own-college']]);
  openAnew({ language: 'as' });
  await show({ isDemo: true });
  expect(words()).not.toMatch(/[a-z]/);
});

test.each([
  ['has finished all steps', { open: [] }],
  ['was dismissed', { dismissed: true }],
  ['was dismissed while it is empty', { dismissed: true, facts: { isEmpty: true } }],
  ['was dismissed while it is the demo', { dismissed: true, isDemo: true }],
])('shows nothing for a college that %s', async (_, state) => {
  await show(state);
  expect(words()).toBe('');
});

test.each([[{ role: 'editor' }], [null]])(
  'shows nothing to %j, and reads nothing',
  async (user) => {
    await show({}, user);
    expect([words(), readSetUp.mock.calls]).toEqual(['', []]);
  },
);

test('opens the set-up if the college is empty', async () => {
  await expect(show({ facts: { isEmpty: true } })).rejects.toThrow('leads to /admin/set-up');
  expect(redirect.mock.calls).toEqual([['/admin/set-up']]);
});

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
