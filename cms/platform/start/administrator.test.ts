import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import {
  createAdministrator,
  onlyAdministrator,
  renewPassword,
  reportPassword,
  strongPassword,
} from './administrator.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const signsIn = (data: { email: string; password: string }) =>
  payload.login({ collection: 'users', data }).then(
    () => true,
    () => false,
  );

it('creates long passwords, never the same twice', () => {
  expect(strongPassword()).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{5}-){4}[a-km-zA-HJ-NP-Z2-9]{5}$/);
  expect(strongPassword()).not.toBe(strongPassword());
});

it('creates the first administrator, finds the only one, and renews a password', {
  timeout: patience,
}, async () => {
  await expect(onlyAdministrator(payload)).rejects.toThrow('There is no administrator account.');
  const first = await createAdministrator(payload, 'first@example.org');
  expect(await signsIn(first)).toBe(true);
  const { docs } = await payload.find({ collection: 'users' });
  expect(docs).toMatchObject([{ email: 'first@example.org', role: 'administrator' }]);
  const editor = { email: 'e@example.org', password: strongPassword(), role: 'editor' as const };
  await payload.create({ collection: 'users', data: editor });
  expect(await onlyAdministrator(payload)).toBe('first@example.org');

  const renewed = await renewPassword(payload, 'first@example.org');
  expect([await signsIn(first), await signsIn(renewed)]).toEqual([false, true]);
  await expect(renewPassword(payload, 'nobody@example.org')).rejects.toThrow('There is no account');

  await createAdministrator(payload, 'second@example.org');
  await expect(onlyAdministrator(payload)).rejects.toThrow(
    'npm run password -- first@example.org | second@example.org',
  );
});

const { send } = process;
afterEach(() => void Object.assign(process, { send }));

it('prints the password only if there is no start script', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const send = vi.fn((_message: object, ...more: unknown[]) => {
    (more.at(-1) as () => void)();
    return true;
  });
  const admin = { email: 'a@example.org', password: 'secret' };
  Object.assign(process, { send });
  await reportPassword(admin);
  expect(send).toHaveBeenCalledExactlyOnceWith({ admin }, undefined, undefined, expect.anything());
  expect(log).not.toHaveBeenCalled();
  Object.assign(process, { send: undefined });
  await reportPassword(admin);
  expect(log.mock.calls.flat().join('')).toMatch(/a@example\.org\n.*secret/);
});
