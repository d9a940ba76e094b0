import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from './access.ts';
import type { User } from './payload-types.ts';
import { addDepartment, addNotice, addUser } from './testing/content.ts';
import { patience, temporaryCms } from './testing/temporary-cms.ts';

let payload: Payload;
let own: number;
let other: number;
const users = new Map<Role | 'visitor', User | undefined>();
const ids = new Map<CollectionSlug, number>();

const everyone = ['administrator', 'editor', 'department-editor', 'moderator', 'visitor'] as const;
type Who = (typeof everyone)[number];

beforeAll(async () => {
  payload = await temporaryCms();
  own = (await addDepartment(payload, 'PHY')).id;
  other = (await addDepartment(payload, 'CHE')).id;
  for (const who of everyone) {
    const department = who === 'department-editor' ? own : undefined;
    users.set(who, who === 'visitor' ? undefined : await addUser(payload, who, department));
  }
  ids.set('departments', own);
  ids.set('users', users.get('administrator')?.id ?? 0);
  ids.set('notices', (await addNotice(payload, { title: 'Ours', department: own })).id);
  const person = { name: 'A', department: own };
  const employee = await payload.create({
    collection: 'employees',
    data: { ...person, type: 'FACULTY' },
  });
  ids.set('employees', employee.id);
  ids.set('alumni', (await payload.create({ collection: 'alumni', data: person })).id);
  const message = { type: 'STUDENT', name: 'A', message: 'M', status: 'approved' } as const;
  ids.set('messages', (await payload.create({ collection: 'messages', data: message })).id);
  const note = { reference: 'VN-1', receivedAt: new Date().toISOString() };
  ids.set('visitor-notes', (await payload.create({ collection: 'visitor-notes', data: note })).id);
  const day = '2026-01-26T06:30:00.000Z';
  const holiday = { title: 'H', start_date: day, end_date: day };
  ids.set('holidays', (await payload.create({ collection: 'holidays', data: holiday })).id);
  const featured = { title: 'F', active: true };
  const { id } = await payload.create({ collection: 'featured-notifications', data: featured });
  ids.set('featured-notifications', id);
  const spent = { nonce: 'n', expires: 1 };
  ids.set(
    'used-challenges',
    (await payload.create({ collection: 'used-challenges', data: spent })).id,
  );
  const sent = { name: 'A', status: 'pending', batch_from: 2000, batch_to: 2003 } as const;
  ids.set(
    'alumni-registrations',
    (await payload.create({ collection: 'alumni-registrations', data: sent })).id,
  );
  ids.set(
    'submitted-photos',
    Number((await payload.db.create({ collection: 'submitted-photos', data: {} })).id),
  );
  const asked = { address: 'a@example.org', day_begins: 1, requests: 1 };
  ids.set(
    'email-verifications',
    (await payload.create({ collection: 'email-verifications', data: asked })).id,
  );
}, patience);

const as = (who: Who) => ({ user: users.get(who), overrideAccess: false, depth: 0 }) as const;

/** Letters of the operations that are allowed: create, read, update, delete. */
const rules: [CollectionSlug, Record<Who, string>][] = [
  ['notices', table('crud', 'crud', 'crud', 'r', 'r')],
  ['employees', table('crud', 'crud', 'crud', 'r', 'r')],
  ['alumni', table('crud', 'crud', 'crud', 'r', 'r')],
  ['departments', table('crud', 'crud', 'ru', 'r', 'r')],
  ['holidays', table('crud', 'crud', 'r', 'r', 'r')],
  ['featured-notifications', table('crud', 'crud', 'r', 'r', 'r')],
  ['messages', table('crud', 'crud', 'r', 'crud', 'r')],
  ['visitor-notes', table('rud', '', '', 'rud', '')],
  ['users', table('crud', '', '', '', '')],
  ['alumni-registrations', table('rud', '', '', 'rud', '')],
  ['submitted-photos', table('r', '', '', 'r', '')],
  ['email-verifications', table('', '', '', '', '')],
  ['used-challenges', table('', '', '', '', '')],
];

function table(...allowed: string[]): Record<Who, string> {
  return Object.fromEntries(everyone.map((who, index) => [who, allowed[index] ?? ''])) as Record<
    Who,
    string
  >;
}

describe.each(rules)('%s', (collection, allowed) => {
  it.each(everyone)('as %s', async (who) => {
    const { docAccess } = await permissions(collection, who);
    expect(docAccess).toBe(allowed[who]);
  });
});

async function permissions(collection: CollectionSlug, who: Who) {
  const id = ids.get(collection) ?? 0;
  const { collections } = payload;
  const { access } = collections[collection].config;
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user: users.get(who) ?? undefined }, payload);
  const reaches = async (operation: 'create' | 'read' | 'update' | 'delete') => {
    const result = await access[operation]({ req, id: operation === 'create' ? undefined : id });
    if (typeof result === 'boolean') return result;
    const { totalDocs } = await payload.count({
      collection,
      where: { and: [result, { id: { equals: id } }] },
    });
    return totalDocs > 0;
  };
  const letters = { create: 'c', read: 'r', update: 'u', delete: 'd' } as const;
  let docAccess = '';
  for (const operation of ['create', 'read', 'update', 'delete'] as const) {
    if (await reaches(operation)) docAccess += letters[operation];
  }
  return { docAccess };
}

describe('a department editor', () => {
  const data = { title: 'T', type: 'DEPTNOTICE', date: '2025-03-05T06:30:00.000Z' } as const;
  const editor = as.bind(null, 'department-editor');

  it('writes for their own department, named or not', async () => {
    const named = await payload.create({
      collection: 'notices',
      data: { ...data, department: own },
      ...editor(),
    });
    const unnamed = await payload.create({ collection: 'notices', data, ...editor() });
    expect([named.department, unnamed.department]).toEqual([own, own]);
  });

  it('does not write for another department', async () => {
    const foreign = { ...data, department: other };
    await expect(
      payload.create({ collection: 'notices', data: foreign, ...editor() }),
    ).rejects.toThrow(/not allowed/);
  });

  it('does not publish under the college', async () => {
    const wide = { ...data, type: 'COLLEGE_ADMIN_NOTICE' } as const;
    await expect(
      payload.create({ collection: 'notices', data: wide, ...editor() }),
    ).rejects.toThrow(/Where it appears/);
  });

  it.each(['notices', 'employees', 'alumni'] as const)(
    'neither sees, changes nor deletes %s of others, nor gives theirs away',
    async (collection) => {
      const foreign = await foreignRecord(collection);
      const args = { collection, id: foreign, ...editor() } as const;
      await expect(payload.findByID(args)).rejects.toThrow(/Not Found/);
      await expect(payload.update({ ...args, data: {} })).rejects.toThrow(/not allowed/);
      await expect(payload.delete(args)).rejects.toThrow(/not allowed/);
      const given = { ...args, id: ids.get(collection) ?? 0, data: { department: other } };
      await expect(payload.update(given)).rejects.toThrow(/not allowed/);
    },
  );

  it('does not touch the record of another department, nor the code of their own', async () => {
    const change = { collection: 'departments', data: { estd: '1950' }, ...editor() } as const;
    await expect(payload.update({ ...change, id: other })).rejects.toThrow(/not allowed/);
    const changed = await payload.update({
      ...change,
      id: own,
      data: { estd: '1955', dept_code: 'HACK' },
    });
    expect(changed).toMatchObject({ estd: '1955', dept_code: 'PHY' });
  });

  it('raises neither their role nor their department', async () => {
    const { id } = users.get('department-editor') ?? { id: 0 };
    const changed = await payload.update({
      collection: 'users',
      id,
      data: { name: 'New name', role: 'administrator', department: other },
      ...editor(),
    });
    expect(changed).toMatchObject({ name: 'New name', role: 'department-editor', department: own });
  });
});

async function foreignRecord(collection: 'notices' | 'employees' | 'alumni'): Promise<number> {
  if (collection === 'notices') {
    return (await addNotice(payload, { title: 'Theirs', department: other })).id;
  }
  const data = { name: 'B', department: other, type: 'FACULTY' } as const;
  return collection === 'employees'
    ? (await payload.create({ collection, data })).id
    : (await payload.create({ collection, data: { name: 'B', department: other } })).id;
}

describe('a visitor', () => {
  const visitor = { overrideAccess: false, depth: 0 } as const;
  const titles = async (args: object = {}) =>
    (await payload.find({ collection: 'notices', ...visitor, ...args })).docs.map(
      ({ title }) => title,
    );

  it('reads no draft, no unpublished change and no withdrawn notice', async () => {
    await addNotice(payload, { title: 'Only a draft', _status: 'draft' });
    const { id } = await addNotice(payload, { title: 'As published' });
    const change = { collection: 'notices', id } as const;
    await payload.update({ ...change, data: { title: 'Changed in a draft' }, draft: true });
    expect(await titles()).toContain('As published');
    expect(await titles()).not.toContain('Only a draft');
    expect(await titles({ draft: true })).not.toContain('Changed in a draft');
    await payload.update({ ...change, data: { _status: 'draft' } });
    expect(await titles()).not.toContain('As published');
  });

  it('reads no versions', async () => {
    await expect(payload.findVersions({ collection: 'notices', ...visitor })).rejects.toThrow();
  });

  it('reads no message that waits for approval', async () => {
    const data = { type: 'STUDENT', name: 'P', message: 'Pending', status: 'pending' } as const;
    await payload.create({ collection: 'messages', data });
    const { docs } = await payload.find({ collection: 'messages', ...visitor });
    expect(docs.map(({ message }) => message)).toEqual(['M']);
  });
});
