// @vitest-environment happy-dom
/** The sessions of an account, and the link to them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press, words } from '../../testing/screen.ts';
import { Sessions, SessionsLink } from './Sessions.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
beforeEach(() => {
  openAnew();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const session = (id: string, browser: string, isOwn = false) => ({
  ...{ id, browser, isOwn, since: '20-11-2026 09:00', used: '20-11-2026 11:00' },
});
const list = [
  session('a', 'Firefox, Windows', true),
  session('b', 'Chrome, Android'),
  session('c', 'Edge, Windows'),
];
const items = () =>
  [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
const labelOf = (browser: string) => `End session: ${browser}, signed in 20-11-2026 09:00`;
const endOf = async (browser: string) => {
  document.querySelector<HTMLElement>(`[aria-label="${labelOf(browser)}"]`)?.click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
};

test('ends one session, then all others, and says so', async () => {
  await open(<Sessions account={7} sessions={list} />);
  expect(items()).toEqual(list.map(({ browser }) => browser));
  expect(document.querySelector(`[aria-label="${labelOf('Firefox, Windows')}"]`)).toBeNull();
  await endOf('Chrome, Android');
  expect(items()).toEqual(['Firefox, Windows', 'Edge, Windows']);
  await press('End all other sessions');
  expect(items()).toEqual(['Firefox, Windows']);
  expect(posted()).toEqual([
    ['/api/sessions/end', { account: 7, session: 'b' }],
    ['/api/sessions/end', { account: 7 }],
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Ended.');
  expect(words()).not.toContain('End all other sessions');
});

test('keeps a session that could not be ended, and says why', async () => {
  await open(<Sessions account={7} sessions={list} />);
  fetched.mockResolvedValueOnce(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await endOf('Edge, Windows');
  expect(items()).toHaveLength(3);
  expect(document.querySelector('[role=status]')?.textContent).toBe('No.');
});

test('of another account, all sessions can be ended', async () => {
  await open(<Sessions account={8} sessions={list.slice(1)} />);
  await press('End all sessions');
  expect(words()).toContain('Nobody is signed in with this account.');
});

test.each([
  [7, 'editor', '/admin/sessions'],
  [8, 'administrator', '/admin/sessions?account=8'],
  [8, 'editor', undefined],
  [undefined, 'administrator', undefined],
])('the form of account %j, opened by account 7 as %s, leads to %s', async (id, role, address) => {
  openAnew({ document: { id }, user: { role, id: 7 } as never });
  await open(<SessionsLink />);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(address);
});

test.each(['en', 'as'])('a button is called by what it shows, in %s', async (language) => {
  openAnew({ language });
  await open(<Sessions account={7} sessions={list} />);
  const buttons = [...document.querySelectorAll('button[aria-label]')];
  expect(buttons).toHaveLength(2);
  for (const button of buttons)
    expect(button.getAttribute('aria-label')).toContain(button.textContent);
});
