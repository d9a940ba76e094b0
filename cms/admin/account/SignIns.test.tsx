// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, words } from '../../testing/screen.ts';
import { SignIns } from './SignIns.tsx';

const { readSecurityLog } = vi.hoisted(() => ({ readSecurityLog: vi.fn() }));
vi.mock('../../platform/sign-in/security-log.ts', () => ({ readSecurityLog, UNKNOWN: 'unknown' }));
vi.mock('../../platform/environment.ts', () => ({ environment: { SECURITY_LOG_DAYS: 90 } }));

const line = (more: object) => ({
  time: '2026-11-27T04:31:07Z',
  event: 'sign-in',
  outcome: 'ok',
  account: 'a@b.in',
  address: '203.0.113.7',
  ...more,
});
const payload = { config: { admin: { timezones: { defaultTimezone: 'Asia/Kolkata' } } } };
const show = async (role = 'administrator') =>
  open(await SignIns({ i18n: { language: admin.language }, payload, user: { role } } as never));
const cells = () => [...document.querySelectorAll('tbody :is(td, th)')].map((at) => at.textContent);

beforeEach(() => {
  openAnew();
  readSecurityLog.mockReset().mockResolvedValue([line({})]);
});
afterEach(close);

test('shows sign-ins alone, with time, account, result and address', async () => {
  readSecurityLog.mockResolvedValue([
    line({ request: 'r1', outcome: 'refused', account: 'unknown', address: '198.51.100.9' }),
    line({ request: 'r2', event: 'role-changed' }),
    line({ request: 'r3' }),
  ]);
  await show();
  expect(cells().map((text) => text?.replace(/^\d\d-\d\d(-\d{4})? /, ''))).toEqual([
    ...['10:01', 'There is no such account.', 'Wrong password or code', '198.51.100.9'],
    ...['10:01', 'a@b.in', 'Signed in', '203.0.113.7'],
  ]);
  expect(words()).toContain('for 90 days');
});

test('shows nothing to others, and nothing before the first sign-in', async () => {
  await show('editor');
  expect([words(), readSecurityLog.mock.calls]).toEqual(['', []]);
  readSecurityLog.mockResolvedValue([]);
  await show();
  expect(words()).toBe('');
});
