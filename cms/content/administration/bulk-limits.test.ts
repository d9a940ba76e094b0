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
  'take off': { _status: 'draft' },
  'delete to the bin': { deletedAt: new Date().toISOString() },
  'restore from the bin': { deletedAt: null, _status: 'draft' },
  'edit what they publish': { _status: 'published', title: 'X', name: 'X' },
  'bring what lies in the bin onto the website': { deletedAt: null, _status: 'published' },
  nothing: {},
};
type Change = keyof typeof changes;
const lifecycle: Change[] = ['publish', 'take off', 'delete to the bin', 'restore from the bin'];
const everything = Object.keys(changes) as Change[];
const bin: Change[] = ['delete to the bin', 'restore from the bin'];
const ofOffice: Change[] = [...lifecycle, 'bring what lies in the bin onto the website'];

it.each<[Role, Change[]]>([
  ['administrator', everything],
  ['editor', everything],
  ['department-editor', ofOffice],
  ['iqac-coordinator', ofOffice],
  ['moderator', bin],
  ['head-of-department', []],
  ['teacher', []],
])('a %s does to many: %j', { timeout: patience }, async (role, allowed) => {
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
});

it.each(roles)('a %s deletes many for good as one alone', { timeout: patience }, async (role) => {
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
});
