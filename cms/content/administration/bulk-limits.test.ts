/** Bulk actions that each role may do, of those that it may do to a single record. */
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let department: number;
let profile: number;
const users = new Map<Role, User>();

beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  const data = { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' } as const;
  profile = (await payload.create({ collection: 'employees', data })).id;
  for (const role of roles)
    users.set(role, await addUser(payload, role, role === 'teacher' ? profile : department));
}, patience);

/** Creates a record that the role may change. */
async function createOwn(role: Role): Promise<{ collection: CollectionSlug; id: number }> {
  if (role === 'teacher' || role === 'head-of-department')
    return { collection: 'employees', id: profile };
  if (role === 'moderator') {
    const data = { type: 'STUDENT', name: 'A', message: 'M', status: 'pending' } as const;
    const { id } = await payload.create({ collection: 'messages', data });
    return { collection: 'messages', id };
  }
  const type = role === 'iqac-coordinator' ? 'IQAC_MIUNTES' : 'DEPTNOTICE';
  const of = role === 'iqac-coordinator' ? undefined : department;
  return {
    collection: 'notices',
    id: (await addNotice(payload, { title: 'T', type, department: of })).id,
  };
}

const changes = {
  edit: { posted_as: 'Somebody', reason: 'Somebody', experience: 'Long' },
  publish: { _status: 'published' },
  unpublish: { _status: 'draft' },
  'move to the recycle bin': { deletedAt: new Date().toISOString() },
  'restore from the recycle bin': { deletedAt: null, _status: 'draft' },
  'edit and publish': { _status: 'published', title: 'X', name: 'X' },
  'restore from the recycle bin and publish': { deletedAt: null, _status: 'published' },
  nothing: {},
};
type Change = keyof typeof changes;
const lifecycle: Change[] = [
  'publish',
  'unpublish',
  'move to the recycle bin',
  'restore from the recycle bin',
];
const everything = Object.keys(changes) as Change[];
const bin: Change[] = ['move to the recycle bin', 'restore from the recycle bin'];
const ofOffice: Change[] = [...lifecycle, 'restore from the recycle bin and publish'];

it.each<[Role, Change[]]>([
  ['administrator', everything],
  ['editor', everything],
  ['department-editor', ofOffice],
  ['iqac-coordinator', ofOffice],
  ['moderator', bin],
  ['head-of-department', []],
  ['teacher', []],
])(
  'lets the role %s change many records at once in these ways: %j',
  { timeout: patience },
  async (role, allowed) => {
    for (const change of everything) {
      const { collection, id } = await createOwn(role);
      const request: object = {
        collection,
        where: { id: { equals: id } },
        data: changes[change],
        trash: true,
        user: users.get(role),
        overrideAccess: false,
      };
      const answered: Promise<object> = payload.update(request as Parameters<Payload['update']>[0]);
      const outcome = await answered.then(
        (answer) => Reflect.get(answer, 'errors').length === 0,
        () => false,
      );
      expect([change, outcome]).toEqual([change, allowed.includes(change)]);
    }
  },
);

it.each(roles)(
  'lets the role %s delete many records for good only if it may delete one',
  { timeout: patience },
  async (role) => {
    const { collection, id } = await createOwn(role);
    const may = !['head-of-department', 'teacher'].includes(role);
    const deleted = payload.delete({
      collection,
      where: { id: { equals: id } },
      trash: true,
      user: users.get(role),
      overrideAccess: false,
    });
    if (may) await expect(deleted).resolves.toMatchObject({ errors: [] });
    else await expect(deleted).rejects.toThrow(/not allowed/);
  },
);

it('decides on submissions one by one, whatever the role', async () => {
  const { collection, id } = await createOwn('moderator');
  const request: object = {
    collection,
    where: { id: { equals: id } },
    data: { status: 'approved' },
    user: users.get('administrator'),
    overrideAccess: false,
  };
  await expect(payload.update(request as never)).rejects.toThrow(/not allowed/);
});
