/** Changes by a teacher stay drafts until they are approved, whichever API saves them. */
import type { Locale } from '@college/contract/locales';
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import { readQueue } from '../../admin/dashboard/read-queue.ts';
import type { Employee, User } from '../../payload-types.ts';
import { addDepartment, addUser, pdf } from '../../testing/content.ts';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let department: number;
let elsewhere: number;
let id: number;
let token: string | undefined;
const users = new Map<Role, User>();

const collection = 'employees';
const roles = [
  'administrator',
  'editor',
  'department-editor',
  'head-of-department',
  'iqac-coordinator',
  'moderator',
  'teacher',
] as const;
const as = (role: Role) => ({ user: users.get(role), overrideAccess: false, depth: 0 }) as const;
const save = (role: Role, data: Partial<Employee>, more: object = {}) =>
  payload.update({ collection, id, data, ...as(role), ...more });
const readPublic = () => payload.findByID({ collection, id, overrideAccess: false, depth: 0 });
const latest = () => payload.findByID({ collection, id, draft: true, depth: 0 });
const rule = (profiles_public: 'approved' | 'at-once') =>
  payload.updateGlobal({ slug: 'account-rules', data: { profiles_public } });
/** Restores a version through REST, because Payload's local API cannot restore as a draft. */
async function restore(version: string, query: string) {
  const url = `http://cms/api/employees/versions/${version}${query}`;
  const headers = { Authorization: `JWT ${token}` };
  return handleEndpoints({
    config: payload.config,
    request: new Request(url, { method: 'POST', headers }),
  });
}
const handIn = (experience = 'New') =>
  save('teacher', { experience, handed_in_at: '2026-01-01T00:00:00.000Z' }, { draft: true });

beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  elsewhere = (await addDepartment(payload, 'CHE')).id;
  const profile = { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' } as const;
  id = (await payload.create({ collection, data: profile })).id;
  for (const role of roles)
    users.set(role, await addUser(payload, role, role === 'teacher' ? id : department));
  const data = { email: 'teacher@example.org', password: 'long enough for a test' };
  ({ token } = await payload.login({ collection: 'users', data }));
}, patience);

beforeEach(async () => {
  await rule('at-once');
  await payload.update({
    collection,
    id,
    data: { experience: 'Old', _status: 'published', department },
  });
  await rule('approved');
});

describe('a save by a teacher', () => {
  it.each<[string, Partial<Employee>, object]>([
    ['without a state', {}, {}],
    ['of a draft', { _status: 'draft' }, { draft: true }],
    ['of a draft over a published profile', { _status: 'draft' }, {}],
    ['with an invalid state', { _status: ['published'] as never }, {}],
    ['with publication in the query', {}, { publishAllLocales: true }],
    ['in one language', {}, { publishSpecificLocale: 'en' }],
    ['with unpublication in the query', {}, { unpublishAllLocales: true }],
    ['with approval', { handed_in_at: null, handed_back: null }, {}],
  ])('%s leaves the public profile unchanged', async (_name, data, more) => {
    await save('teacher', { experience: 'New', ...data }, more).catch(() => undefined);
    expect(await readPublic()).toMatchObject({ experience: 'Old', _status: 'published' });
  });

  it('cannot publish one profile or many', async () => {
    const data = { experience: 'New', _status: 'published' } as const;
    await expect(save('teacher', data)).rejects.toThrow(/not allowed/);
    await expect(save('teacher', data, { draft: true })).rejects.toThrow(/not allowed/);
    for (const change of [data, { experience: 'New' }])
      await expect(
        payload.update({ collection, where: {}, data: change, ...as('teacher') }),
      ).rejects.toThrow(/not allowed/);
    expect(await readPublic()).toMatchObject({ experience: 'Old' });
  });

  it('can restore an older version only as a draft', async () => {
    await handIn();
    const { docs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    for (const version of docs.slice(0, 2)) {
      expect((await restore(version.id, '')).status).toBe(403);
      expect((await restore(version.id, '?draft=true')).status).toBe(200);
      expect(await latest()).toMatchObject({ _status: 'draft', handed_in_at: null });
    }
    expect(await readPublic()).toMatchObject({ experience: 'Old', _status: 'published' });
  });

  it('is public at once if the college allows it, and never unpublishes the profile', async () => {
    await rule('at-once');
    await save('teacher', { experience: 'New' });
    expect(await readPublic()).toMatchObject({ experience: 'New' });
    await save('teacher', { experience: 'Newer', _status: 'draft' });
    expect(await readPublic()).toMatchObject({ experience: 'New' });
    await save('teacher', { _status: 'published' });
    expect(await readPublic()).toMatchObject({ experience: 'Newer' });
  });
});

describe('a submitted profile', () => {
  it('keeps its time of submission when the teacher edits it further', async () => {
    const startedAt = new Date().toISOString();
    await handIn();
    const { handed_in_at } = await latest();
    expect(handed_in_at && handed_in_at >= startedAt).toBe(true);
    await save('teacher', { experience: 'Newer' }, { draft: true });
    expect(await latest()).toMatchObject({ experience: 'Newer', handed_in_at });
  });

  it.each<[Role, boolean]>([
    ['administrator', true],
    ['editor', true],
    ['head-of-department', true],
    ['department-editor', false],
    ['iqac-coordinator', false],
    ['moderator', false],
    ['teacher', false],
  ])('can be published by a %s: %s', async (role, may) => {
    await handIn();
    const published = save(role, { _status: 'published' });
    if (may) await published;
    else await expect(published).rejects.toThrow(/not allowed|head of department/);
    expect(await readPublic()).toMatchObject({ experience: may ? 'New' : 'Old' });
    const settled = { handed_in_at: null, handed_back: null };
    if (may) expect(await latest()).toMatchObject(settled);
    else expect((await latest()).handed_in_at).not.toBeNull();
  });

  it('is returned with a reason and can be submitted again', async () => {
    await handIn();
    await save('teacher', { handed_back: 'By myself' }, { draft: true });
    expect((await latest()).handed_back).toBeNull();
    await save('head-of-department', { handed_back: 'Name the journal.' }, { draft: true });
    expect(await latest()).toMatchObject({ handed_in_at: null, handed_back: 'Name the journal.' });
    await handIn();
    expect(await latest()).toMatchObject({ handed_back: null, handed_in_at: expect.any(String) });
  });
});

describe('the mail to the teacher', () => {
  const mails = () => mailsTo(payload, addressOf('teacher'));
  const reads = async (value: Locale) => {
    const { id: account } = users.get('teacher') ?? { id: 0 };
    const user = { relationTo: 'users', value: account } as const;
    await payload.delete({ collection: 'payload-preferences', where: { key: { exists: true } } });
    await payload.create({
      collection: 'payload-preferences',
      data: { key: 'language', user, value },
      user: users.get('teacher'),
    });
  };
  beforeEach(async () => {
    await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  it('announces an approval, in every language until the teacher has chosen one', async () => {
    await handIn();
    expect(await mails()).toEqual([]);
    await save('head-of-department', { _status: 'published' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/is approved \/ .*অনুমোদিত/);
    expect(mail?.text).toContain(`/admin/collections/employees/${id}`);
    expect(mail?.text).toContain('head-of-department@example.org has approved');
  });

  it('names the account that decided, by its display name if it has one', async () => {
    await reads('en');
    await handIn();
    Object.assign(users.get('editor') ?? {}, { name: 'Rina Das' });
    await save('editor', { handed_back: 'Name the journal.' }, { draft: true });
    expect((await mails()).at(-1)?.text).toContain('Rina Das has returned');
  });

  it('gives the reason for a return, in the language of the teacher', async () => {
    await reads('as');
    await handIn();
    await save('editor', { handed_back: 'Name the journal.' }, { draft: true });
    const [mail] = await mails();
    expect(mail?.subject).toBe('আপোনাৰ প্ৰফাইল ঘূৰাই দিয়া হৈছে');
    expect(mail?.text).toContain('Name the journal.');
    await save('editor', { experience: 'Corrected' }, { draft: true });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent for a change by the teacher', async () => {
    await handIn();
    await rule('at-once');
    await save('teacher', { _status: 'published' });
    expect(await readPublic()).toMatchObject({ experience: 'New', handed_in_at: null });
    expect(await mails()).toEqual([]);
  });

  it('is not sent for a profile that was not submitted', async () => {
    await save('editor', { experience: 'Corrected', _status: 'published' });
    expect(await mails()).toEqual([]);
  });
});

describe('notice of a submitted profile', () => {
  const queueOf = (role: Role) => readQueue({ payload, user: users.get(role) ?? null } as never);

  it('appears on the dashboard of every account that can approve it', async () => {
    await handIn();
    for (const role of roles) {
      const approves = ['administrator', 'editor', 'head-of-department'].includes(role);
      const queue = (await queueOf(role)).first.map(({ kind, name }) => [kind, name]);
      expect([role, queue]).toEqual([role, approves ? [['employees', 'Rina Das']] : []]);
    }
    const { id: account } = users.get('head-of-department') ?? { id: 0 };
    const change = (data: object) => payload.update({ collection: 'users', id: account, data });
    const elsewhereHead = await change({ department: elsewhere });
    const user = { ...elsewhereHead, department: elsewhere, collection: 'users' };
    expect((await readQueue({ payload, user } as never)).total).toBe(0);
    await change({ department });
  });

  it('is mailed to the head of department as often as the head wants', async () => {
    const { notifyModerators: tellModerators } = await import('../../jobs/notify-moderators.ts');
    const { id: account } = users.get('head-of-department') ?? { id: 0 };
    const data = { waiting_mail: 'at-once' } as const;
    await payload.update({ collection: 'users', id: account, data });
    const mails = () => mailsTo(payload, addressOf('head-of-department'));
    await tellModerators(payload);
    expect(await mails()).toEqual([]);
    await handIn();
    // Records in the recycle bin are not in the queue.
    const now = new Date().toISOString();
    const binned = { name: 'B', type: 'FACULTY', department, handed_in_at: now } as const;
    const other = await payload.create({ collection, data: binned, draft: true });
    await payload.update({ collection, id: other.id, data: { deletedAt: now }, draft: true });
    await tellModerators(payload);
    await tellModerators(payload);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Submitted profiles: 1');
    expect(mail?.text).not.toMatch(/Notes from visitors|Rina/);
  });
});

it('limits a head to profiles of the own department and keeps them in it', async () => {
  const data = { name: 'B', type: 'FACULTY', department: elsewhere } as const;
  const other = await payload.create({ collection, data });
  const head = as('head-of-department');
  await expect(
    payload.update({ collection, id: other.id, data: { experience: 'X' }, ...head }),
  ).rejects.toThrow(/not allowed/);
  await save('head-of-department', { department: elsewhere, _status: 'published' });
  expect((await readPublic()).department).toBe(department);
  const newProfile = { name: 'C', type: 'FACULTY', department } as const;
  await expect(payload.create({ collection, data: newProfile, ...head })).rejects.toThrow();
  await expect(payload.delete({ collection, id, ...head })).rejects.toThrow();
});

describe('a profile whose page is not public', () => {
  beforeEach(async () => {
    await payload.update({ collection, id, data: { liveNow: false, _status: 'published' } });
  });

  it('is made public by approval, one by one and many at once', async () => {
    await handIn();
    await save('head-of-department', { _status: 'published' });
    expect(await readPublic()).toMatchObject({ liveNow: true, experience: 'New' });
    await payload.update({ collection, id, data: { liveNow: false, _status: 'published' } });
    await handIn('Newer');
    const data = { _status: 'published' } as const;
    const where = { id: { equals: id } };
    await payload.update({ collection, where, data, draft: true, ...as('editor') });
    expect(await readPublic()).toMatchObject({ liveNow: true, experience: 'Newer' });
  });

  it('stays so if the office only corrects it', async () => {
    await save('editor', { experience: 'Corrected', _status: 'published' });
    expect(await readPublic()).toMatchObject({ liveNow: false, experience: 'Corrected' });
  });
});

describe('a change after submission', () => {
  const approve = (query: object = {}) =>
    save('head-of-department', { _status: 'published' }, { req: { query } });
  const now = () => new Date().toISOString();
  let file: number;
  const bytes = async (mark: string) => {
    const data = Buffer.concat([await pdf(), Buffer.from(`%${mark}\n`)]);
    return { name: 'award.pdf', data, mimetype: 'application/pdf', size: data.length };
  };
  const swap = async (role: Role) =>
    payload.update({
      collection: 'media',
      id: file,
      data: {},
      file: await bytes(String(Math.random())),
      ...as(role),
    });
  beforeEach(async () => {
    const created = await payload.create({
      collection: 'media',
      data: {},
      file: await bytes(String(Math.random())),
      ...as('teacher'),
    });
    file = created.id;
  });
  const handInFile = () =>
    save(
      'teacher',
      {
        experience: 'New',
        awards: [{ award: 'Best teacher', file: [file] }],
        handed_in_at: '2026-01-01T00:00:00.000Z',
      },
      { draft: true },
    );

  it('to the profile must be seen before approval', async () => {
    await handInFile();
    const before = now();
    await save('teacher', { experience: 'Swapped' }, { draft: true });
    const refusal = { status: 409, message: expect.stringMatching(/^This profile was changed/) };
    await expect(approve()).rejects.toMatchObject(refusal);
    await expect(approve({ seen_at: before })).rejects.toMatchObject(refusal);
    await expect(approve({ seen_at: 'never' })).rejects.toMatchObject(refusal);
    expect(await readPublic()).toMatchObject({ experience: 'Old' });
    await approve({ seen_at: now() });
    expect(await readPublic()).toMatchObject({ experience: 'Swapped' });
  });

  it('to a file must be seen before approval', async () => {
    await handInFile();
    const before = now();
    const { filename } = await swap('teacher');
    const refusal = { status: 409, message: expect.stringContaining(String(filename)) };
    await expect(approve()).rejects.toMatchObject(refusal);
    await expect(approve({ seen_at: before })).rejects.toMatchObject(refusal);
    expect(await readPublic()).toMatchObject({ experience: 'Old' });
    await approve({ seen_at: now() });
    expect(await readPublic()).toMatchObject({ experience: 'New' });
  });

  it('that did not happen leaves approval as usual', async () => {
    await handInFile();
    await approve();
    expect(await readPublic()).toMatchObject({ experience: 'New' });
  });

  it('that is submitted again needs no second look', async () => {
    await handInFile();
    await swap('teacher');
    await handInFile();
    await approve();
    expect(await readPublic()).toMatchObject({ experience: 'New' });
  });
});
