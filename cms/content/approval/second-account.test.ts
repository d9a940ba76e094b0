/** Notices and pages that another account must approve, whichever API publishes them. */
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import { readQueue } from '../../admin/dashboard/read-queue.ts';
import type { Notice, User } from '../../payload-types.ts';
import { addUser } from '../../testing/content.ts';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let id: number;
const users = new Map<Role, User>();
const collection = 'notices';
const published = { _status: 'published' } as const;
const as = (role: Role) =>
  ({ user: users.get(role), overrideAccess: false, depth: 0, context: {} }) as const;
const save = (role: Role, data: Partial<Notice>, more: object = {}) =>
  payload.update({ collection, id, data, ...as(role), ...more });
const latest = () => payload.findByID({ collection, id, draft: true, depth: 0 });
const stateForVisitors = async () => {
  const { docs } = await payload.find({ collection, where: { id: { equals: id } }, depth: 0 });
  return [docs[0]?._status, docs[0]?.title];
};
const rule = (data: { approved_notices?: 'COLLEGE_TENDER'[]; approved_pages?: boolean }) =>
  payload.updateGlobal({ slug: 'account-rules', data });
const own = 'You submitted this. Another account must approve it.';
const needed = 'Another account must approve this before it is published. Submit it for approval.';

beforeAll(async () => {
  payload = await temporaryCms();
  for (const role of ['administrator', 'editor', 'moderator'] as const)
    users.set(role, await addUser(payload, role));
}, patience);

beforeEach(async () => {
  await rule({ approved_notices: ['COLLEGE_TENDER'], approved_pages: true });
  const data = {
    title: 'Tender',
    type: 'COLLEGE_TENDER',
    date: '2026-11-27T12:00:00.000Z',
    _status: 'published',
  } as const;
  id = (await payload.create({ collection, data, ...as('editor') })).id;
});

it('is off until the college chooses types', async () => {
  await rule({ approved_notices: [], approved_pages: false });
  await save('editor', published);
  expect(await stateForVisitors()).toEqual(['published', 'Tender']);
  expect(await latest()).toMatchObject({ handed_in_at: null, handed_in_by: null });
});

describe('a new notice', () => {
  it('waits, and nobody approves their own', async () => {
    const { handed_in_at, handed_in_by } = await latest();
    expect(handed_in_at).toMatch(/Z$/);
    expect(handed_in_by).toBe(users.get('editor')?.id);
    await expect(save('editor', published)).rejects.toThrow(own);
    await expect(save('editor', published, { draft: true })).rejects.toThrow(own);
    expect(await stateForVisitors()).toEqual(['draft', 'Tender']);
    await save('administrator', published);
    expect(await stateForVisitors()).toEqual(['published', 'Tender']);
    expect(await latest()).toMatchObject({ handed_in_at: null, handed_in_by: null });
  });

  it('is returned with a word, and the account that submitted it gets it by e-mail', async () => {
    await save('editor', { handed_back: 'By myself' }, { draft: true });
    expect((await latest()).handed_back).toBeNull();
    await save('administrator', { handed_back: 'No date.' }, { draft: true });
    expect(await latest()).toMatchObject({ handed_in_at: null, handed_back: 'No date.' });
    const mail = (await mailsTo(payload, addressOf('editor'))).at(-1);
    expect(mail?.subject).toContain('“Tender” was returned to you');
    expect(mail?.text).toContain('No date.');
  });
});

describe('a change', () => {
  beforeEach(() => save('administrator', published));

  it('leaves what is public until it is approved', async () => {
    await save('editor', { title: 'Changed', ...published });
    expect(await stateForVisitors()).toEqual(['published', 'Tender']);
    await save('administrator', published);
    expect(await stateForVisitors()).toEqual(['published', 'Changed']);
  });

  it('by the account that would approve is a submission of its own', async () => {
    await save('editor', { title: 'Changed', ...published });
    await save('administrator', { title: 'Changed again', ...published });
    await expect(save('administrator', published)).rejects.toThrow(own);
    await save('editor', { title: 'And again' }, { draft: true });
    await expect(save('editor', published)).rejects.toThrow(own);
    await save('administrator', published);
    expect(await stateForVisitors()).toEqual(['published', 'And again']);
  });

  it.each<[string, object]>([
    ['many at once', { where: {} }],
    ['in one language', { publishSpecificLocale: 'en' }],
    ['in all languages', { publishAllLocales: true }],
  ])('that was only saved cannot be published by one account: %s', async (_name, more) => {
    await save('editor', { title: 'Changed' }, { draft: true });
    if ('where' in more) {
      const where = { id: { equals: id } };
      const { errors } = await payload.update({
        ...{ collection, where, data: published },
        ...as('editor'),
      });
      expect(errors).toMatchObject([{ message: needed }]);
    } else await save('editor', published, more);
    expect(await stateForVisitors()).toEqual(['published', 'Tender']);
  });

  it('cannot change the type to escape', async () => {
    await save('editor', { type: 'COLLEGE_EVENT' as never, title: 'Changed', ...published });
    expect(await stateForVisitors()).toEqual(['published', 'Tender']);
  });

  it('can be taken off the website at once', async () => {
    await save('editor', { _status: 'draft' });
    expect((await stateForVisitors())[0]).toBe('draft');
  });
});

it('can be scheduled only by another account, until it is changed again', async () => {
  const { schedulePublish } = await import('../../staff-api/plans/plan.ts');
  const plan = async (role: Role) =>
    schedulePublish({
      ...{ type: 'publish', date: '2099-11-24T03:30:00.000Z' },
      ...{ doc: { relationTo: collection, value: String(id) } },
      req: await createLocalReq({ user: users.get(role) }, payload),
    } as never);
  const plans = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs;
  const before = await plans();
  expect(await plan('editor')).toEqual({ error: own });
  expect(await plan('administrator')).toMatchObject({ message: expect.any(String) });
  expect(await plans()).toBe(before + 1);
  await save('editor', { title: 'Changed' }, { draft: true });
  expect(await plans()).toBe(before);
});

it('holds for pages, and the dashboard and the mail tell the others alone', async () => {
  const { notifyModerators } = await import('../../jobs/notify-moderators.ts');
  const data = { title: 'Hostel', page: 'facility/hostel', ...published };
  const page = await payload.create({ collection: 'pages', data, ...as('editor') });
  expect(page).toMatchObject({ _status: 'draft', handed_in_by: users.get('editor')?.id });
  const queueOf = async (role: Role) =>
    (await readQueue({ payload, user: users.get(role) ?? null } as never)).first.map(
      ({ kind, name }) => `${kind} ${name}`,
    );
  expect(await queueOf('administrator')).toContain('pages Hostel');
  expect(await queueOf('administrator')).toContain('notices Tender');
  expect(await queueOf('editor')).toEqual([]);
  expect(await queueOf('moderator')).toEqual([]);
  const told = { waiting_mail: 'at-once', told_at: '2020-01-01T00:00:00.000Z' } as const;
  for (const role of ['administrator', 'editor'] as const) {
    const account = users.get(role)?.id ?? 0;
    await payload.db.updateOne({ collection: 'users', id: account, data: told });
  }
  await notifyModerators(payload);
  expect((await mailsTo(payload, addressOf('administrator'))).at(-1)?.text).toMatch(
    /Submitted notices: \d+\n.*Submitted pages: 1/,
  );
  expect((await mailsTo(payload, addressOf('editor'))).at(-1)?.text).not.toContain(
    'Submitted pages: 1',
  );
});
