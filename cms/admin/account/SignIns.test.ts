import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { withRequest } from '../../platform/http/request-context.ts';
import { noteSecurity, UNKNOWN } from '../../platform/sign-in/security-log.ts';
import { addUser } from '../../testing/content.ts';
import { texts, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { SignIns } from './SignIns.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const open = async (role: Role = 'administrator') =>
  show(SignIns, await propsOf(payload, { user: await addUser(payload, role) }));
const at = (address: string, note: () => Promise<void>) =>
  withRequest({ address, logged: { request: address, path: '/' } }, note);

test('shows nothing before the first sign-in', async () => {
  await open();
  expect(words()).toBe('');
});

test('shows sign-ins alone to administrators, the latest first', async () => {
  const now = new Date('2026-11-27T04:31:07Z');
  await at('203.0.113.7', () => noteSecurity('sign-in', 'a@b.in', {}, now));
  await at('203.0.113.8', () => noteSecurity('role-changed', 'a@b.in', {}, now));
  const refused = { outcome: 'refused' } as const;
  await at('198.51.100.9', () => noteSecurity('sign-in', UNKNOWN, refused, now));
  await open();
  expect(texts('summary')).toEqual(['Latest sign-ins']);
  expect(texts('thead th')).toEqual(['Time', 'Account', 'Result', 'Network address']);
  const cells = texts('tbody :is(td, th)').map((text) => text?.replace(/^\d\d-\d\d(-\d{4})? /, ''));
  expect(cells).toEqual([
    ...['10:01', 'There is no such account.', 'Wrong password or code', '198.51.100.9'],
    ...['10:01', 'a@b.in', 'Signed in', '203.0.113.7'],
  ]);
  expect(words()).toMatch(/for \d+ days, in the folder security-log/);
  await open('editor');
  expect(words()).toBe('');
});
