import { appendFile, chmod, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { addressOf } from '../../testing/mail/mails.ts';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let log: typeof import('./security-log.ts');
let withRequest: typeof import('../http/request-context.ts').withRequest;
let folder: string;
beforeAll(async () => {
  payload = await temporaryCms();
  log = await import('./security-log.ts');
  ({ withRequest } = await import('../http/request-context.ts'));
  folder = path.join(await stubEnvironment(), 'security-log');
}, patience);
beforeEach(() => rm(folder, { recursive: true, force: true }));

/** The lines in the order in which they were written. */
const lines = async () => (await log.readSecurityLog(1000)).toReversed();
const told = async () =>
  (await lines()).map(({ event, account, by = '', from = '', to = '' }) =>
    [event, account, by, from, to].join(' ').trim(),
  );

it('has time, account, outcome, address and request, for its owner only', async () => {
  const context = { logged: { request: 'r1', path: '/api/users/login' }, address: '203.0.113.7' };
  const now = new Date('2026-11-27T23:59:59.5Z');
  await withRequest(context, () =>
    log.noteSecurity('sign-in', 'a@b.in', { outcome: 'refused' }, now),
  );
  await log.noteSecurity('sign-out', 'a@b.in', {}, new Date('2026-11-28T00:00:00Z'));
  expect(await lines()).toEqual([
    {
      time: '2026-11-27T23:59:59.500Z',
      event: 'sign-in',
      outcome: 'refused',
      account: 'a@b.in',
      address: '203.0.113.7',
      request: 'r1',
    },
    {
      time: '2026-11-28T00:00:00.000Z',
      event: 'sign-out',
      outcome: 'ok',
      account: 'a@b.in',
      address: 'server',
    },
  ]);
  expect((await readdir(folder)).sort()).toEqual(['2026-11-27.jsonl', '2026-11-28.jsonl']);
  expect((await stat(path.join(folder, '2026-11-27.jsonl'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('has what can be repeated without limit once a minute', async () => {
  for (let time = 0; time < 5; time += 1)
    await log.noteSecurity('sign-in', 'many@b.in', { outcome: 'limit' });
  await log.noteSecurity('sign-in', 'other@b.in', { outcome: 'limit' });
  for (let time = 0; time < 3; time += 1)
    await log.noteSecurity('sign-in', 'many@b.in', { outcome: 'refused' });
  expect((await lines()).map(({ account, outcome }) => `${account} ${outcome}`)).toEqual([
    'many@b.in limit',
    'other@b.in limit',
    ...Array.from({ length: 3 }, () => 'many@b.in refused'),
  ]);
});

it('is read without the half line of a power cut, and nobody is kept out if it cannot be written', async () => {
  await log.noteSecurity('sign-in', 'a@b.in');
  const [name = ''] = await readdir(folder);
  await appendFile(path.join(folder, name), '{"time":"2026-');
  expect(await lines()).toHaveLength(1);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await log.noteSecurity('sign-in', 'a@b.in');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'The security log was not written:',
    expect.any(Error),
  );
  report.mockRestore();
  await chmod(folder, 0o600);
});

describe('changes of accounts', () => {
  const person = addressOf('person');
  it('are written with who did them', async () => {
    const { id: admin } = await addUser(payload, 'administrator');
    await rm(folder, { recursive: true });
    const user = await payload.findByID({ collection: 'users', id: admin });
    const by = { user: { ...user, collection: 'users' as const }, context: {} };
    const data = { email: person, password: 'correct horse battery', role: 'editor' as const };
    const { id } = await payload.create({ collection: 'users', data, ...by });
    const change = (changed: object, who = {}) =>
      payload.update({ collection: 'users', id, data: changed, ...who });
    await change({ name: 'Rina Das' });
    await change({ password: 'another horse battery' });
    await change({ role: 'moderator', present_password: 'long enough for a test' }, by);
    await change({ email: addressOf('renamed') });
    await payload.delete({ collection: 'users', id, ...by });
    expect(await told()).toEqual([
      `account-created ${person} ${user.email}  editor`,
      `password-changed ${person}`,
      `role-changed ${person} ${user.email} editor moderator`,
      `email-changed ${addressOf('renamed')}  ${person} ${addressOf('renamed')}`,
      `account-deleted ${addressOf('renamed')} ${user.email}`,
    ]);
  });

  it('are not written if they are refused or rolled back', async () => {
    const { inTransaction } = await import('../database/transaction.ts');
    const { id } = await addUser(payload, 'editor');
    await rm(folder, { recursive: true });
    const update = (data: object, req = {}) =>
      payload.update({ collection: 'users', id, data, ...req });
    await expect(update({ password: 'short' })).rejects.toThrow();
    await expect(update({ role: 'teacher' })).rejects.toThrow();
    await expect(
      inTransaction(payload, async (req) => {
        await update({ role: 'moderator' }, { req });
        throw new Error('afterwards');
      }),
    ).rejects.toThrow('afterwards');
    expect(await lines()).toEqual([]);
  });

  it('of two-factor sign-in are written, too', async () => {
    const { tell } = await import('../../staff-api/two-factor/switch.ts');
    const { inTransaction } = await import('../database/transaction.ts');
    const change = { email: person, what: 'off-by-operator', by: 'npm run password' } as const;
    await inTransaction(payload, (req) => tell(payload, change, req));
    expect(await told()).toEqual([`two-factor-off-by-operator ${person} npm run password`]);
  });
});
