/** Planned publishing: together with a save, by the drawer of the admin, and cancelled again. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { schedulePublish } from './schedule-publish.ts';

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
const call = async (req: PayloadRequest, args: object) =>
  schedulePublish({ ...args, req } as never);
const docOf = (id: number) => ({ relationTo: 'notices', value: String(id) });
const plans = async () => {
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'id' });
  return docs.map(({ id, input, waitUntil }) => ({ id, waitUntil, ...Object(input) }));
};

describe('a save that plans', () => {
  const save = async (publish_at: string, role: Role = 'editor', department?: number) =>
    payload.create({
      collection: 'notices',
      data: { title: 'Fees', type: 'COLLEGE_TENDER', date, department },
      draft: true,
      overrideAccess: false,
      req: await requestOf(await addUser(payload, role, department), { publish_at }),
    });

  it('leaves a draft and one plan, with the account that made it', async () => {
    const { id, _status } = await save(date);
    expect(_status).toBe('draft');
    expect(await plans()).toMatchObject([
      { type: 'publish', doc: docOf(id), waitUntil: date, user: { relationTo: 'users' } },
    ]);
  });

  it.each(['2020-01-01T00:00:00Z', 'tomorrow', ''])(
    'saves nothing where the time is %j',
    async (time) => {
      await expect(save(time)).rejects.toThrow('This time is over. Write a later one.');
      expect(await plans()).toEqual([]);
      expect(await payload.count({ collection: 'notices' })).toEqual({ totalDocs: 0 });
    },
  );
});

describe('the drawer', () => {
  it('plans to publish and to unpublish, and cancels', async () => {
    const { id } = await addNotice(payload, draft);
    const editor = await asStaff('editor');
    for (const type of ['publish', 'unpublish'])
      expect(await call(editor, { type, date: new Date(date), doc: docOf(id) })).toHaveProperty(
        'message',
      );
    const [first, second] = await plans();
    expect([first.type, second.type]).toEqual(['publish', 'unpublish']);
    expect(await call(editor, { deleteID: first.id })).toHaveProperty('message');
    // Payload's own queues an empty job in place of what it cancels.
    expect(await plans()).toMatchObject([{ id: second.id }]);
    // It may be gone by now.
    expect(await call(editor, { deleteID: first.id })).toHaveProperty('message');
  });

  it('neither plans nor cancels for an account that may not publish the record', async () => {
    const own = await addDepartment(payload, 'PHY');
    const other = await addDepartment(payload, 'CHE');
    const { id } = await addNotice(payload, { ...draft, type: 'DEPTNOTICE', department: other.id });
    const refused = { error: 'Your account may not publish this.' };
    const neighbour = await asStaff('department-editor', own.id);
    expect(await call(neighbour, { type: 'publish', date, doc: docOf(id) })).toEqual(refused);
    await call(await asStaff('editor'), { type: 'publish', date, doc: docOf(id) });
    const [plan] = await plans();
    expect(await call(neighbour, { deleteID: plan.id })).toEqual(refused);
    expect(await call(await requestOf(undefined), { deleteID: plan.id })).toEqual(refused);
    expect(await plans()).toHaveLength(1);
  });

  it('cancels no other job of the queue', async () => {
    const { id } = await payload.jobs.queue({ task: 'sweep', input: {} });
    await call(await asStaff('administrator'), { deleteID: id });
    expect(await plans()).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    [
      'a list without planning',
      { type: 'publish', date, doc: { relationTo: 'media', value: '1' } },
    ],
    ['no such list', { type: 'publish', date, doc: { relationTo: 'nothing', value: '1' } }],
    ['another action', { type: 'delete', date, doc: docOf(1) }],
    ['no time', { type: 'publish', date: 'soon', doc: docOf(1) }],
    ['no such record', { type: 'publish', date, doc: docOf(99) }],
    ['a time that is over', { type: 'publish', date: '2020-01-01', doc: docOf(1) }],
    ['a plan without a number', { deleteID: 'all' }],
  ])('refuses %s with a sentence', async (_, args) => {
    await addNotice(payload, draft);
    expect(await call(await asStaff('administrator'), args)).toEqual({
      error: expect.stringMatching(/^[A-Z].+\.$/),
    });
    expect(await plans()).toEqual([]);
  });
});
