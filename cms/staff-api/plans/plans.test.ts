/** Scheduled publishing: with a save, by the drawer of the admin, and cancelled. */

import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import type { Notice, User } from '../../payload-types.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { mailsTo } from '../../testing/mail/mails.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

const date = '2099-11-24T03:30:00.000Z';
const draft = { title: 'Fees', type: 'COLLEGE_TENDER', _status: 'draft' } as const;

const requestOf = async (user: User | undefined, query = {}): Promise<PayloadRequest> =>
  createLocalReq({ user, req: { query } }, payload);
const asStaff = async (role: Role, department?: number) =>
  requestOf(await addUser(payload, role, department));
const call = async (req: PayloadRequest, args: object) => {
  const { schedulePublish } = await import('./plan.ts');
  return schedulePublish({ ...args, req } as never);
};
const docOf = (id: number) => ({ relationTo: 'notices', value: String(id) });
const plans = async () => {
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'id' });
  return docs.map(
    ({ id, input, waitUntil }): Readonly<Record<string, unknown>> => ({
      ...asRecord(input),
      id,
      waitUntil,
    }),
  );
};

describe('a save with a time', () => {
  const save = async (publish_at: string, role: Role = 'editor', department?: number) =>
    payload.create({
      collection: 'notices',
      data: { title: 'Fees', type: 'COLLEGE_TENDER', date, department },
      draft: true,
      overrideAccess: false,
      req: await requestOf(await addUser(payload, role, department), { publish_at }),
    });

  it('leaves a draft and one plan with the account that made it', async () => {
    const { id, _status } = await save(date);
    expect(_status).toBe('draft');
    expect(await plans()).toMatchObject([
      { type: 'publish', doc: docOf(id), waitUntil: date, user: { relationTo: 'users' } },
    ]);
  });

  it.each(['2020-01-01T00:00:00Z', 'tomorrow', ''])(
    'saves nothing if the time is %j',
    async (time) => {
      await expect(save(time)).rejects.toThrow('This time has passed. Enter a later one.');
      expect(await plans()).toEqual([]);
      expect(await payload.count({ collection: 'notices' })).toEqual({ totalDocs: 0 });
    },
  );
});

describe('the drawer', () => {
  it('plans publishing and unpublishing, and cancels a plan', async () => {
    const { id } = await addNotice(payload, draft);
    const editor = await asStaff('editor');
    for (const type of ['publish', 'unpublish'])
      expect(await call(editor, { type, date: new Date(date), doc: docOf(id) })).toHaveProperty(
        'message',
      );
    const [first, second] = await plans();
    expect([first?.type, second?.type]).toEqual(['publish', 'unpublish']);
    expect(await call(editor, { deleteID: first?.id })).toHaveProperty('message');
    // Payload itself would queue an empty job in place of the cancelled one.
    expect(await plans()).toMatchObject([{ id: second?.id }]);
    // The record may have been deleted.
    expect(await call(editor, { deleteID: first?.id })).toHaveProperty('message');
  });

  it.each<[Role, Notice['type']]>([
    ['department-editor', 'DEPTNOTICE'],
    ['iqac-coordinator', 'IQAC_MIUNTES'],
  ])(
    'plans, cancels and publishes for a role with a part of the content: %s',
    async (role, type) => {
      const { id: department } = await addDepartment(payload, 'PHY');
      const isDepartments = role === 'department-editor';
      const { id } = await addNotice(payload, {
        ...draft,
        type,
        ...(isDepartments && { department }),
      });
      const req = await asStaff(role, isDepartments ? department : undefined);
      expect(await call(req, { type: 'publish', date, doc: docOf(id) })).toHaveProperty('message');
      const [plan] = await plans();
      expect(await call(req, { deleteID: plan?.id })).toHaveProperty('message');
      expect(await plans()).toEqual([]);
      await call(req, { type: 'publish', date, doc: docOf(id) });
      await rowsOf(
        payload,
        sql`UPDATE payload_jobs SET wait_until = ${'2020-01-01T03:30:00.000Z'}`,
      );
      await payload.jobs.run({ silent: true });
      expect(await payload.findByID({ collection: 'notices', id })).toMatchObject({
        _status: 'published',
      });
    },
  );

  it('refuses plans and cancellations without the right to publish the record', async () => {
    const own = await addDepartment(payload, 'PHY');
    const other = await addDepartment(payload, 'CHE');
    const { id } = await addNotice(payload, { ...draft, type: 'DEPTNOTICE', department: other.id });
    const refused = { error: 'You do not have permission to publish this.' };
    const neighbour = await asStaff('department-editor', own.id);
    expect(await call(neighbour, { type: 'publish', date, doc: docOf(id) })).toEqual(refused);
    await call(await asStaff('editor'), { type: 'publish', date, doc: docOf(id) });
    const [plan] = await plans();
    expect(await call(neighbour, { deleteID: plan?.id })).toEqual(refused);
    expect(await call(await requestOf(undefined), { deleteID: plan?.id })).toEqual(refused);
    expect(await plans()).toHaveLength(1);
  });

  it('cancels no other job', async () => {
    const { id } = await payload.jobs.queue({ task: 'sweep', input: {} });
    await call(await asStaff('administrator'), { deleteID: id });
    expect(await plans()).toHaveLength(1);
  });

  it.each([
    ['an empty request', {}],
    [
      'a list without scheduling',
      { type: 'publish', date, doc: { relationTo: 'media', value: '1' } },
    ],
    ['an unknown list', { type: 'publish', date, doc: { relationTo: 'nothing', value: '1' } }],
    ['another action', { type: 'delete', date, doc: docOf(1) }],
    ['an invalid time', { type: 'publish', date: 'soon', doc: docOf(1) }],
    ['an unknown record', { type: 'publish', date, doc: docOf(99) }],
    ['a time in the past', { type: 'publish', date: '2020-01-01', doc: docOf(1) }],
    ['an invalid plan', { deleteID: 'all' }],
  ])('refuses %s with a sentence', async (_, args) => {
    await addNotice(payload, draft);
    expect(await call(await asStaff('administrator'), args)).toEqual({
      error: expect.stringMatching(/^[A-Z].+\.$/),
    });
    expect(await plans()).toEqual([]);
  });
});

describe('a plan that fails', () => {
  const past = '2020-01-01T03:30:00.000Z';
  /** Schedules a change, prepares a failure, and runs the job. */
  async function fail(
    type: 'publish' | 'unpublish',
    before: (id: number, editor: PayloadRequest) => Promise<unknown>,
    status: 'draft' | 'published' = 'draft',
  ) {
    const editor = await asStaff('editor');
    const { id } = await addNotice(payload, { ...draft, _status: status });
    await call(editor, { type, date, doc: docOf(id) });
    await before(id, editor);
    await rowsOf(payload, sql`UPDATE payload_jobs SET wait_until = ${past}`);
    await payload.jobs.run({ silent: true });
    const { readFailedPlans } = await import('../../platform/failed-plan.ts');
    return { id, editor, failed: await readFailedPlans(payload) };
  }
  const mailsOf = ({ user }: PayloadRequest) => mailsTo(payload, String(user?.email));
  const blank = (id: number) => rowsOf(payload, blankTitle(id));
  const blankTitle = (id: number) =>
    sql`UPDATE _notices_v_locales SET version_title = NULL WHERE _parent_id IN (SELECT id FROM _notices_v WHERE parent_id = ${id})`;

  it('lists the incomplete fields, on the record and in a mail', async () => {
    const { id, editor, failed } = await fail('publish', blank);
    expect(failed).toMatchObject([
      {
        ...{ collection: 'notices', id, publishes: true, at: past, planner: editor.user?.id },
        failure: { reason: 'fields', fields: ['title'] },
      },
    ]);
    const [mail, ...more] = await mailsOf(editor);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Not published on schedule: ');
    expect(mail?.text).toContain('These fields are empty or wrong: Title.');
    expect(mail?.text).toContain(`/admin/collections/notices/${id}\n`);
    expect(mail?.text).toContain('এই ঘৰবোৰ খালী বা ভুল: শিৰোনাম।');
  });

  it.each<[string, string, (id: number, editor: PayloadRequest) => Promise<unknown>, RegExp]>([
    [
      'an account that may no longer publish',
      'rights',
      (_, { user }) =>
        payload.update({
          collection: 'users',
          id: Number(user?.id),
          data: { role: 'moderator' },
        }),
      /can no longer do this/,
    ],
    [
      'a record in the recycle bin',
      'bin',
      (id) =>
        payload.update({
          collection: 'notices',
          id,
          data: { deletedAt: new Date().toISOString() },
        }),
      /It is in the recycle bin[\s\S]*notices\/trash\/\d+/,
    ],
    [
      'a record that was deleted',
      'deleted',
      (id) => payload.delete({ collection: 'notices', id }),
      /It was deleted. There is nothing left to do/,
    ],
  ])('gives the reason: %s', async (_, reason, before, sentence) => {
    const { editor, failed } = await fail('publish', before);
    expect(failed).toMatchObject([{ failure: { reason, fields: [] } }]);
    const [mail] = await mailsOf(editor);
    expect(mail?.text).toMatch(sentence);
  });

  it('is recorded if its account was deleted, and publishes nothing', async () => {
    const { id, editor, failed } = await fail('publish', (_, { user }) =>
      payload.delete({ collection: 'users', id: Number(user?.id) }),
    );
    expect(failed).toMatchObject([{ failure: { reason: 'account' } }]);
    expect(await mailsOf(editor)).toEqual([]);
    expect((await payload.findByID({ collection: 'notices', id }))._status).toBe('draft');
  });

  it('says in the mail that a record stayed on the website', async () => {
    const change = (_: number, { user }: PayloadRequest) =>
      payload.update({ collection: 'users', id: Number(user?.id), data: { role: 'moderator' } });
    const { editor } = await fail('unpublish', change, 'published');
    const [mail] = await mailsOf(editor);
    expect(mail?.subject).toContain('Not unpublished on schedule: ');
    expect(mail?.text).toMatch(/scheduled for unpublishing on .+, but this failed\./);
  });

  it.each<[string, (id: number, editor: PayloadRequest) => Promise<unknown>]>([
    [
      'published',
      (id) =>
        payload.update({
          collection: 'notices',
          id,
          data: { title: 'Fees', _status: 'published' },
        }),
    ],
    [
      'scheduled again',
      async (id, editor) => call(editor, { type: 'publish', date, doc: docOf(id) }),
    ],
  ])('is forgotten after the record is %s', async (_, change) => {
    const { readFailedPlans } = await import('../../platform/failed-plan.ts');
    const { id, editor } = await fail('publish', blank);
    const other = await addNotice(payload, { title: 'Other' });
    await payload.update({ collection: 'notices', id: other.id, data: { title: 'Another' } });
    expect(await readFailedPlans(payload)).toHaveLength(1);
    await change(id, editor);
    expect(await readFailedPlans(payload)).toEqual([]);
  });

  it('is listed on the dashboard of the account that made it, and no other', async () => {
    const { id, editor } = await fail('publish', blank);
    const { FailedPlans, readOwnFailedPlans } = await import(
      '../../admin/dashboard/FailedPlans.tsx'
    );
    const linesOf = (user: PayloadRequest['user']) =>
      readOwnFailedPlans({ payload, user: user ?? undefined });
    expect(await linesOf(editor.user)).toMatchObject([{ plan: { id }, inBin: false }]);
    expect(await linesOf((await asStaff('administrator')).user)).toEqual([]);
    const props = { payload, user: editor.user, i18n: { language: 'en' } };
    const html = renderToStaticMarkup(await FailedPlans(props as never));
    expect(html).toContain('It was scheduled for publishing on 01-01-2020 09:00, but this failed.');
    expect(html).toContain(`href="/admin/collections/notices/${id}"`);
  });
});
