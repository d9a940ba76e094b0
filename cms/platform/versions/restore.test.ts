/** Restoring a version, for each field that some role may not write. */
import { asRecord } from '@college/contract/as-record';
import {
  type CollectionSlug,
  createLocalReq,
  handleEndpoints,
  type Payload,
  restoreVersionOperation,
} from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../access.ts';
import { addDepartment, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let own: number;
let other: number;

beforeAll(async () => {
  payload = await temporaryCms();
  own = (await addDepartment(payload, 'PHY')).id;
  other = (await addDepartment(payload, 'CHE')).id;
}, patience);

type Data = Record<string, unknown>;
interface Row {
  collection: 'employees' | 'departments' | 'notices';
  /** Values of the restored version, and values published since. */
  before: () => Data;
  since: () => Data;
  /**
   * Fields that keep the published value, by role; undefined for a role that may not restore.
   */
  kept: Partial<Record<Role, string[]>>;
}

const names = { Old: { en: 'Old', as: 'পুৰণি' }, New: { en: 'New', as: 'নতুন' } };
const staff = { type: 'FACULTY', order: 5, liveNow: true };
const published = { _status: 'published' };
const othersDecide = ['department', 'liveNow', 'order', 'type'];
const addresses = ['address', 'address_public', 'permanent_address'];
const everyAddress = { en: 'Old lane', as: 'পুৰণি গলি' };
const rows: Record<string, Row> = {
  'a profile with a closed address': {
    collection: 'employees',
    before: () => ({
      ...published,
      name: names.Old,
      department: own,
      type: 'OFFICE_STAFF',
      order: 7,
      liveNow: false,
      address_public: true,
      address: everyAddress,
      permanent_address: everyAddress,
    }),
    since: () => ({
      ...published,
      name: names.New,
      department: own,
      type: 'FACULTY',
      order: 8,
      liveNow: true,
      address_public: false,
      address: { en: 'New lane', as: 'নতুন গলি' },
      permanent_address: { en: 'New lane', as: null },
    }),
    kept: {
      administrator: [],
      editor: addresses,
      'department-editor': addresses,
      'head-of-department': addresses,
      teacher: othersDecide,
    },
  },
  'a profile that was in another department': {
    collection: 'employees',
    before: () => ({ ...published, ...staff, name: names.Old, department: other }),
    since: () => ({ ...published, ...staff, name: names.New, department: own }),
    kept: {
      administrator: [],
      editor: [],
      'department-editor': ['department'],
      'head-of-department': ['department'],
      teacher: othersDecide,
    },
  },
  'a department': {
    collection: 'departments',
    before: () => ({
      dept_code: 'OLD',
      dept_name: { en: 'Old', as: 'পুৰণি' },
      stream: 'ARTS',
      is_dual: true,
      own_faculty: true,
    }),
    since: () => ({
      dept_code: 'PHY',
      dept_name: { en: 'New', as: 'নতুন' },
      stream: 'SCIENCE',
      is_dual: false,
      own_faculty: false,
    }),
    kept: {
      administrator: [],
      editor: [],
      'department-editor': ['dept_code', 'is_dual', 'own_faculty', 'stream'],
    },
  },
  'a notice that was in another department': {
    collection: 'notices',
    before: () => ({
      ...published,
      title: { en: 'Old', as: 'পুৰণি' },
      type: 'DEPTNOTICE',
      date: '2025-03-05T06:30:00.000Z',
      department: other,
    }),
    since: () => ({ ...published, title: { en: 'New', as: 'নতুন' }, department: own }),
    kept: { administrator: [], editor: [], 'department-editor': ['department'] },
  },
};

/** The values in one language. */
const inLanguage = (data: Data, locale: 'en' | 'as'): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Object ? asRecord(value)[locale] : value,
    ]),
  );

type Options = Parameters<Payload['create']>[0] & Parameters<Payload['update']>[0];

async function save(collection: CollectionSlug, data: Data, id?: number): Promise<number> {
  const english = { collection, data: inLanguage(data, 'en') } as object as Options;
  const saved = await (id ? payload.update({ ...english, id }) : payload.create(english));
  const number = Number(asRecord(saved).id);
  const translation = { ...english, id: number, data: inLanguage(data, 'as'), locale: 'as' };
  await payload.update(translation as object as Options);
  return number;
}

/** Creates a record, publishes it twice, and returns the id of its first version. */
async function add({ collection, before, since }: Row): Promise<{ id: number; version: string }> {
  const id = await save(collection, before(), collection === 'departments' ? own : undefined);
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: 1 });
  await save(collection, since(), id);
  return { id, version: `${docs[0]?.id}` };
}

const load = async (collection: CollectionSlug, id: number, draft = false): Promise<Data> => {
  const doc = await payload.findByID({ collection, id, locale: 'all', draft });
  return { ...doc };
};

/** All accounts with the long tests, otherwise one with few rights and one with many. */
const accounts: readonly Role[] = process.env.LONG ? roles : ['teacher', 'editor'];

describe.each(Object.entries(rows))('restoring %s', (_name, row) => {
  it.each(accounts)(
    'keeps for a %s published values that the role cannot change',
    { timeout: patience },
    async (role) => {
      const { collection, before, since, kept } = row;
      for (const draft of collection === 'departments' ? [false] : [false, true]) {
        const { id, version } = await add(row);
        const linked = role === 'teacher' ? id : own;
        const user = await addUser(payload, role, linked);
        const employee = role === 'teacher' ? id : null;
        const restored = restoreVersionOperation({
          collection: payload.collections[collection],
          id: version,
          draft,
          req: await createLocalReq({ user: { ...user, department: own, employee } }, payload),
        });
        const allowed = kept[role];
        // A version restored by a teacher waits for approval.
        if (!allowed || (role === 'teacher' && !draft)) {
          await expect(restored).rejects.toThrow(/not allowed/);
          continue;
        }
        await restored;
        const expected = { ...before(), ...(draft && { _status: 'draft' }) };
        for (const field of allowed) Object.assign(expected, { [field]: since()[field] });
        expect(await load(collection, id, draft)).toMatchObject(expected);
      }
    },
  );
});

describe('restoring with a request of the admin', () => {
  const restore = async (role: Role, linked: number, version: string, query = '') => {
    const { email } = await addUser(payload, role, linked);
    const data = { email, password: 'long enough for a test' };
    const { token } = await payload.login({ collection: 'users', data });
    const request = new Request(`http://localhost:3001/api/employees/versions/${version}${query}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${token}` },
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  };

  it('a teacher restores their own fields, and not those that others decide', {
    timeout: patience,
  }, async () => {
    const before = { name: names.Old, type: 'OFFICE_STAFF', order: 3, liveNow: false } as const;
    const since = { name: names.New, type: 'FACULTY', order: 4, liveNow: true } as const;
    const { id, version } = await add({
      collection: 'employees',
      before: () => ({ ...published, ...before, department: own, address: everyAddress }),
      since: () => ({ ...published, ...since, address: { en: 'New lane', as: 'নতুন গলি' } }),
      kept: {},
    });
    await payload.delete({ collection: 'users', where: { role: { equals: 'teacher' } } });
    expect(await restore('teacher', id, version, '?draft=true')).toBe(200);
    expect(await load('employees', id, true)).toMatchObject({
      ...since,
      name: names.Old,
      department: own,
      address: everyAddress,
      _status: 'draft',
    });
    expect(await load('employees', id)).toMatchObject({ ...since, _status: 'published' });
  });
});

it('a coordinator cannot restore a version outside of quality assurance', async () => {
  const { id, version } = await add({
    collection: 'notices',
    before: () => ({
      ...published,
      title: { en: 'Old' },
      type: 'COLLEGE_ADMIN_NOTICE',
      date: '2025-03-05T06:30:00.000Z',
    }),
    since: () => ({ ...published, title: { en: 'New' }, type: 'IQAC_MIUNTES' }),
    kept: {},
  });
  const user = await addUser(payload, 'iqac-coordinator');
  await expect(
    payload.restoreVersion({ collection: 'notices', id: version, user, overrideAccess: false }),
  ).rejects.toThrow(
    'This version cannot be restored because it changes fields that your account cannot edit.',
  );
  expect(await load('notices', id)).toMatchObject({ title: { en: 'New' }, type: 'IQAC_MIUNTES' });
});

it('keeps published values even if somebody else has a newer draft', async () => {
  const row = rows['a profile with a closed address'];
  if (!row) throw new Error('There is no such row.');
  const { id, version } = await add(row);
  const draft = { address: 'Of a draft', address_public: false };
  await payload.update({ collection: 'employees', id, data: draft, draft: true });
  const user = await addUser(payload, 'editor');
  await payload.restoreVersion({
    collection: 'employees',
    id: version,
    user,
    overrideAccess: false,
  });
  expect(await load('employees', id)).toMatchObject({
    name: names.Old,
    address_public: false,
    address: { en: 'New lane', as: 'নতুন গলি' },
  });
});
