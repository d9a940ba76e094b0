/** Tests what each role sees on the dashboard and in the list of missing translations. */
import type { Locale } from '@college/contract/locales';
import { createLocalReq, getAccessResults, type Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { picture } from '../../testing/submissions.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readUntranslated } from '../translation/read-untranslated.ts';
import { eventTypeOf, readDrafts, readPlans, readPublic } from './read-entries.ts';
import { countUnreadNotes, readQueue } from './read-queue.ts';

let payload: Payload;
const users = new Map<Role, User>();
const viewer = (role: Role) => ({ payload, user: users.get(role) ?? null }) as never;
const permissionsOf = async (role: Role) =>
  getAccessResults({ req: await createLocalReq({ user: users.get(role) }, payload) });

beforeAll(async () => {
  payload = await temporaryCms();
  const own = (await addDepartment(payload, 'PHY')).id;
  const other = (await addDepartment(payload, 'CHE')).id;
  for (const role of ['editor', 'department-editor', 'iqac-coordinator', 'moderator'] as const)
    users.set(role, await addUser(payload, role, own));
  const ours = { type: 'DEPTNOTICE', department: own } as const;
  const draft = { _status: 'draft' } as const;
  await addNotice(payload, { title: 'Of the college' });
  await addNotice(payload, { title: 'Of physics', ...ours });
  await addNotice(payload, { title: 'Of chemistry', type: 'DEPTNOTICE', department: other });
  await addNotice(payload, { title: 'Minutes', type: 'IQAC_MIUNTES' });
  const rules = { title: 'Rules', page: 'rules', _status: 'published' } as const;
  await payload.create({ collection: 'pages', data: rules });
  await addNotice(payload, { title: 'Draft of the college', ...draft });
  await addNotice(payload, { title: 'Draft of physics', ...ours, ...draft });
  const { id } = await addNotice(payload, { title: 'Deleted draft', ...draft });
  await payload.update({
    collection: 'notices',
    id,
    data: { deletedAt: new Date().toISOString() },
  });
}, patience);

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title).sort();

describe('the lists of the dashboard', () => {
  it.each<[Role, string[], string[]]>([
    [
      'editor',
      ['Draft of physics', 'Draft of the college'],
      ['Minutes', 'Of chemistry', 'Of physics', 'Rules'],
    ],
    ['department-editor', ['Draft of physics'], ['Of physics']],
    ['iqac-coordinator', [], ['Minutes']],
  ])('show a %s their drafts and their published records', async (role, drafts, published) => {
    const may = await permissionsOf(role);
    expect(titles(await readDrafts(viewer(role), may))).toEqual(drafts);
    expect(titles(await readPublic(viewer(role), may))).toEqual(published);
  });

  it.each<[Role, string]>([
    ['editor', 'COLLEGE_EVENT'],
    ['department-editor', 'DEPTEVENT'],
    ['iqac-coordinator', 'IQAC_EVENT'],
  ])('lead a %s to a form for %s', async (role, type) => {
    expect(await eventTypeOf(viewer(role))).toBe(type);
    const req = await createLocalReq({ user: users.get(role) }, payload);
    const field = payload.collections.notices.config.fields.find(
      (field) => 'name' in field && field.name === 'type',
    ) as { defaultValue: (args: object) => unknown };
    const offered = (defaultFor: string) =>
      field.defaultValue({ req: Object.assign(req, { query: { type: defaultFor } }) });
    expect(offered(type)).toBe(type);
    expect(offered('NO_TYPE')).not.toBe('NO_TYPE');
  });

  it('show scheduled records, the next one first, to users who may see them', async () => {
    const { docs } = await payload.find({ collection: 'notices', draft: true, depth: 0 });
    for (const [title, waitUntil] of [
      ['Draft of the college', '2030-02-01T03:30:00Z'],
      ['Draft of physics', '2030-01-01T03:30:00Z'],
    ]) {
      const value = Number(docs.find((notice) => notice.title === title)?.id);
      const input = { type: 'publish' as const, doc: { relationTo: 'notices' as const, value } };
      await payload.jobs.queue({
        task: 'schedulePublish',
        input,
        waitUntil: new Date(String(waitUntil)),
      });
    }
    const planned = async (role: Role) =>
      (await readPlans(viewer(role))).map(({ title, plan }) => [title, plan.publishes]);
    expect(await planned('editor')).toEqual([
      ['Draft of physics', true],
      ['Draft of the college', true],
    ]);
    expect(await planned('department-editor')).toEqual([['Draft of physics', true]]);
    expect(await planned('iqac-coordinator')).toEqual([]);
  });
});

describe('the queue', () => {
  it('lists pending submissions, the oldest first, for users who decide them', async () => {
    for (const [name, received_at] of [
      ['Later', '2026-11-02T06:30:00.000Z'],
      ['Earlier', '2026-11-01T06:30:00.000Z'],
      ['Decided', '2026-11-01T06:30:00.000Z'],
    ] as const) {
      const status = name === 'Decided' ? 'approved' : 'pending';
      const data = { type: 'STUDENT', name, message: 'Hello', status, received_at } as const;
      await payload.create({ collection: 'messages', data });
    }
    const { first, total } = await readQueue(viewer('moderator'));
    expect(first.map(({ photo }) => photo)).toEqual([undefined, undefined]);
    expect(first.map(({ kind, name, received }) => [kind, name, received.slice(0, 10)])).toEqual([
      ['messages', 'Earlier', '2026-11-01'],
      ['messages', 'Later', '2026-11-02'],
    ]);
    expect(total).toBe(2);
    expect(await readQueue(viewer('iqac-coordinator'))).toEqual({ first: [], total: 0, lists: [] });
  });

  it('reports a failing database instead of an empty queue', async () => {
    const failing = vi.spyOn(payload, 'find').mockRejectedValue(new Error('disk I/O error'));
    await expect(readQueue(viewer('moderator'))).rejects.toThrow('disk I/O error');
    failing.mockRestore();
    const failingCount = vi.spyOn(payload, 'count').mockRejectedValue(new Error('disk I/O error'));
    await expect(countUnreadNotes(viewer('moderator'))).rejects.toThrow('disk I/O error');
    failingCount.mockRestore();
    expect(await countUnreadNotes(viewer('iqac-coordinator'))).toBe(0);
  });

  it('has the first photo of a submission', async () => {
    for (const name of ['first.jpg', 'second.jpg']) {
      const data = await picture().toBuffer();
      const file = { data, mimetype: 'image/jpeg', name, size: data.length };
      await payload.create({ collection: 'submitted-photos', data: {}, file });
    }
    const { docs } = await payload.find({ collection: 'submitted-photos', sort: 'id' });
    const photos = docs.map(({ id }) => id);
    const { first: before } = await readQueue(viewer('moderator'));
    const message = { type: 'STUDENT', message: 'Hello', status: 'pending' } as const;
    await payload.create({
      collection: 'messages',
      data: { ...message, name: 'With photos', photos },
    });
    const { first: now } = await readQueue(viewer('moderator'));
    expect(now.slice(0, -1)).toEqual(before);
    expect(now.at(-1)).toMatchObject({ name: 'With photos', photo: docs[0]?.url });
  });
});

describe('the list of missing translations', () => {
  const untranslated = async (role: Role) => {
    const offices = await readUntranslated(viewer(role), await permissionsOf(role));
    return Object.fromEntries(
      [...offices].map(([office, all]) => [
        typeof office === 'object' ? office.department : office,
        titles(all),
      ]),
    );
  };

  it('lists records that the user may change, by office', async () => {
    expect(await untranslated('editor')).toEqual({
      college: ['Draft of the college', 'Of the college', 'Rules'],
      quality: ['Minutes'],
      'Department of PHY': ['Department of PHY', 'Draft of physics', 'Of physics'],
      'Department of CHE': ['Department of CHE', 'Of chemistry'],
    });
    expect(await untranslated('department-editor')).toEqual({
      'Department of PHY': ['Department of PHY', 'Draft of physics', 'Of physics'],
    });
    expect(await untranslated('moderator')).toEqual({});
  });

  it('drops a record once it is translated, and lists it again when the English title changes', async () => {
    const { docs } = await payload.find({
      collection: 'notices',
      where: { title: { equals: 'Minutes' } },
    });
    const change = (locale: Locale, data: object) =>
      payload.update({ collection: 'notices', id: docs[0]?.id ?? 0, locale, data });
    await change('as', { title: 'কাৰ্যবিৱৰণী' });
    expect(await untranslated('iqac-coordinator')).toEqual({});
    await change('en', { date: '2026-01-26T06:30:00.000Z', title: 'Minutes' });
    expect(await untranslated('iqac-coordinator')).toEqual({});
    await change('en', { title: 'Minutes of May' });
    expect(await untranslated('iqac-coordinator')).toEqual({ quality: ['Minutes of May'] });
  });
});
