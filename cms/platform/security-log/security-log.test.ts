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
const lines = async () =>
  (await log.readSecurityLog({ most: 1000 }))
    .toReversed()
    .map(({ place: _, previous: __, ...line }) => line);
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
  await rm(folder, { recursive: true, force: true });
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

describe('what accounts do with records', () => {
  const done = async () =>
    (await lines()).map(({ event, account, list, title = '' }) =>
      [event, account, list, title].join(' ').trim(),
    );

  it('is written with its versions, and an administrator cannot hide a deletion', async () => {
    const admin = await addUser(payload, 'administrator');
    const as = { user: admin, overrideAccess: false, context: {} } as const;
    await rm(folder, { recursive: true, force: true });
    const collection = 'notices';
    const data = {
      title: 'Tender',
      type: 'COLLEGE_TENDER',
      date: '2026-11-27T12:00:00.000Z',
    } as const;
    const { id } = await payload.create({
      ...{ collection, ...as, draft: true },
      data: { ...data, _status: 'draft' },
    });
    const save = (changed: object, more = {}) =>
      payload.update({ collection, id, data: changed, ...as, ...more });
    await save({ _status: 'published' });
    await save({ posted_as: 'Principal', _status: 'draft' }, { draft: true });
    await save({ _status: 'draft' });
    await save({ title: 'Tender 2', _status: 'published' });
    await save({ deletedAt: new Date().toISOString() });
    await payload.delete({ collection, id, trash: true, ...as });
    const who = admin.email;
    expect(await done()).toEqual([
      `create ${who} notices Tender`,
      `publish ${who} notices Tender`,
      `change ${who} notices Tender`,
      `unpublish ${who} notices Tender`,
      `publish ${who} notices Tender 2`,
      `delete ${who} notices Tender 2`,
      `delete-for-good ${who} notices Tender 2`,
    ]);
    const [created, published, drafted] = await lines();
    expect(created?.from).toBeUndefined();
    expect(published).toMatchObject({ record: id, from: created?.to });
    expect(drafted?.fields).toEqual([{ field: 'posted_as' }]);
  });

  it('has the values of what has no versions, and never a password', async () => {
    const { id, email } = await addUser(payload, 'editor');
    await rm(folder, { recursive: true, force: true });
    const data = { name: 'Rina Das', password: 'correct horse battery' };
    await payload.update({ collection: 'users', id, data });
    await payload.updateGlobal({ slug: 'account-rules', data: { profiles_public: 'approved' } });
    const written = (await lines()).flatMap(({ fields = [] }) => fields);
    expect(written).toEqual([
      { field: 'name', from: '', to: 'Rina Das' },
      { field: 'profiles_public', from: 'at-once', to: 'approved' },
    ]);
    expect(JSON.stringify(await lines())).not.toContain('horse');
    expect(email).toContain('@');
  });

  it('includes reading and changing data of persons, without the data', async () => {
    // An account of its own, because reading is written once, and other tests run in this process.
    const password = 'long enough for a test';
    const account = { email: 'reads.messages@example.org', password, role: 'moderator' } as const;
    const user = await payload.create({ collection: 'users', data: account });
    const as = { user: { ...user, collection: 'users' }, overrideAccess: false } as const;
    const collection = 'messages';
    const data = { type: 'STUDENT', name: 'Secret Name', message: 'M', status: 'pending' } as const;
    const { id } = await payload.create({ collection, data });
    await rm(folder, { recursive: true, force: true });
    await payload.findByID({ collection, id, ...as });
    await payload.findByID({ collection, id, ...as });
    await payload.find({ collection, ...as });
    await payload.update({ collection, id, data: { status: 'approved' }, ...as, context: {} });
    expect((await lines()).map(({ event, record, count }) => [event, record ?? count])).toEqual([
      ['read', id],
      ['read', 1],
      ['approve', id],
    ]);
    expect(JSON.stringify(await lines())).not.toContain('Secret');
  });

  it('is not written for visitors, who have no account', async () => {
    await rm(folder, { recursive: true, force: true });
    const context = { logged: { request: 'r2', path: '/sendmessage' }, address: '203.0.113.7' };
    const data = { type: 'STUDENT', name: 'A', message: 'M', status: 'pending' } as const;
    await withRequest(context, () => payload.create({ collection: 'messages', data }));
    expect(await lines()).toEqual([]);
  });
});

it('is searched by account, action, list, record and days of the college, and read page by page', async () => {
  const { filtersOf, searchFor } = await import('./filter-lines.ts');
  await rm(folder, { recursive: true, force: true });
  const note = (account: string, more: object, time: string) =>
    log.noteSecurity('change', account, more, new Date(time));
  await note('a@b.in', { list: 'notices', record: 7, title: 'Tender' }, '2025-03-01T18:29:00Z');
  await note('b@b.in', { list: 'pages', record: 7, title: 'Hostel' }, '2025-03-01T18:31:00Z');
  await log.noteSecurity('delete', 'a@b.in', {}, new Date('2025-03-03T00:00:00Z'));
  const found = async (filters: Record<string, string>, more = {}) =>
    (await log.readSecurityLog({ ...searchFor(filtersOf(filters)), most: 9, ...more })).map(
      ({ place }) => place,
    );
  const [first, second, third] = ['2025-03-01.1', '2025-03-01.2', '2025-03-03.1'];
  expect(await found({})).toEqual([third, second, first]);
  expect(await found({ account: 'A@B' })).toEqual([third, first]);
  expect(await found({ event: 'delete' })).toEqual([third]);
  expect(await found({ list: 'pages' })).toEqual([second]);
  expect(await found({ record: '7' })).toEqual([second, first]);
  expect(await found({ record: 'tend' })).toEqual([first]);
  // In India the second line is of the next day.
  expect(await found({ from: '02-03-2025', until: '02-03-2025' })).toEqual([second]);
  expect(await found({}, { before: second })).toEqual([first]);
  expect(() => searchFor(filtersOf({ from: '31-02-2025' }))).toThrow('“31-02-2025” is not a valid');
});

describe('changes of accounts', () => {
  const person = addressOf('person');
  it('are written with who did them', async () => {
    const { id: admin } = await addUser(payload, 'administrator');
    await rm(folder, { recursive: true, force: true });
    const user = await payload.findByID({ collection: 'users', id: admin });
    const by = { user: { ...user, collection: 'users' as const }, context: {} };
    const data = { email: person, password: 'correct horse battery', role: 'editor' as const };
    const { id } = await payload.create({ collection: 'users', data, ...by });
    const change = (changed: object, who = {}) =>
      payload.update({ collection: 'users', id, data: changed, ...who });
    await change({ name: 'Rina Das' }, by);
    await change({ password: 'another horse battery' });
    await change({ role: 'moderator', present_password: 'long enough for a test' }, by);
    await change({ email: addressOf('renamed') });
    await payload.delete({ collection: 'users', id, ...by });
    expect(await told()).toEqual([
      `account-created ${person} ${user.email}  editor`,
      `change ${user.email}`,
      `password-changed ${person}`,
      `role-changed ${person} ${user.email} editor moderator`,
      `email-changed ${addressOf('renamed')}  ${person} ${addressOf('renamed')}`,
      `account-deleted ${addressOf('renamed')} ${user.email}`,
    ]);
  });

  it('are not written if they are refused or rolled back', async () => {
    const { inTransaction } = await import('../database/transaction.ts');
    const { id } = await addUser(payload, 'editor');
    await rm(folder, { recursive: true, force: true });
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
