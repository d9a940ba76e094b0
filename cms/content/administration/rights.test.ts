/** Access rules that depend on the role, or on the record that an account is linked to. */
import { describe, expect, it } from 'vitest';
import {
  administratorsField,
  changeInDepartment,
  changeOwnFiles,
  createInDepartment,
  departmentHeadedBy,
  departmentOf,
  editorsField,
  locks,
  mayApproveProfiles,
  mayInvite,
  mayOpenAdmin,
  mayRunJobs,
  maySetUp,
  notesReadersField,
  notTeachersField,
  privateField,
  publicWrittenByDepartment,
  type Role,
  roles,
  staff,
} from '../../access.ts';

/**
 * A request by a role. The account's id equals the ids of its department and employee, to catch
 * rules that mix them up.
 */
const by = (role: Role, link: object = {}, data?: object) =>
  ({ req: { user: { id: 7, role, ...link } }, data }) as never;
const links = (name: 'department' | 'employee') =>
  [
    ['as a number', { [name]: 3 }, 3],
    ['as a record', { [name]: { id: 3 } }, 3],
    ['to nothing', { [name]: null }, undefined],
    ['to nothing yet', {}, undefined],
  ] as const;

describe.each(links('department'))(
  'an account that is linked to a department %s',
  (_how, link, id) => {
    it('that edits it reaches it alone', async () => {
      const ofIt = id !== undefined && { department: { equals: id } };
      const { read, update, delete: remove } = publicWrittenByDepartment;
      for (const rule of [read, update, remove])
        expect(await rule(by('department-editor', link))).toEqual(ofIt);
      expect(await changeInDepartment('id')(by('department-editor', link))).toEqual(
        id !== undefined && { id: { equals: id } },
      );
      expect(await createInDepartment(by('department-editor', link))).toBe(id !== undefined);
    });

    it('that heads it reaches its profiles', async () => {
      const own = { id: { equals: 0 } };
      const those = id === undefined ? own : { or: [own, { department: { equals: id } }] };
      for (const rule of [staff.read, staff.update])
        expect(await rule(by('head-of-department', link))).toEqual(those);
    });

    it('has it as its own in these roles alone', () => {
      const { req: editor } = by('department-editor', link) as { req: never };
      const { req: head } = by('head-of-department', link) as { req: never };
      expect([departmentOf(editor), departmentHeadedBy(editor)]).toEqual([id, undefined]);
      expect([departmentOf(head), departmentHeadedBy(head)]).toEqual([undefined, id]);
    });
  },
);

it.each(links('employee'))(
  'a teacher who is linked %s reaches that profile',
  async (_how, link, id) => {
    // Id 0 matches no record.
    for (const rule of [staff.read, staff.update])
      expect(await rule(by('teacher', link))).toEqual({ id: { equals: id ?? 0 } });
  },
);

it.each([
  [undefined, true],
  [{}, true],
  [{ department: undefined }, true],
  [{ department: 3 }, true],
  // Forms send ids as strings.
  [{ department: '3' }, true],
  [{ department: 4 }, false],
  [{ department: '4' }, false],
  [{ department: null }, false],
])('a department editor writes what says of its department: %j', async (data, allowed) => {
  const writer = by('department-editor', { department: 3 }, data);
  expect(await createInDepartment(writer)).toBe(allowed);
  expect(Boolean(await changeInDepartment()(writer))).toBe(allowed);
});

const visitor = { req: { user: null } } as never;

it.each([
  ['runs jobs', mayRunJobs, ['administrator']],
  ['invites people', mayInvite, ['administrator']],
  ['sets the college up', maySetUp, ['administrator']],
  [
    'approves profiles',
    ({ req }: never) => mayApproveProfiles(req),
    ['administrator', 'editor', 'head-of-department'],
  ],
  ['opens the admin', mayOpenAdmin, [...roles]],
  ['reads how to reach who wrote', notesReadersField, ['administrator', 'moderator']],
  ['writes fields of editors', editorsField, ['administrator', 'editor']],
  ['writes fields of administrators', administratorsField, ['administrator']],
] as const)('%s', (_what, may, allowed) => {
  expect(roles.filter((role) => may(by(role)))).toEqual(allowed);
  expect(may(visitor)).toBe(false);
  // An account that must set up two factors first may do nothing.
  expect(roles.filter((role) => may(by(role, { two_factor_due: true })))).toEqual([]);
});

it('decides about a profile: everybody who may change it but a teacher', () => {
  const others = roles.filter((role) => role !== 'teacher');
  expect(roles.filter((role) => notTeachersField(by(role)))).toEqual(others);
});

describe('files are changed', () => {
  const own = { uploaded_by: { equals: 7 } };
  it.each<[Role, object, unknown]>([
    ['administrator', {}, true],
    ['editor', {}, true],
    ['department-editor', { department: 3 }, own],
    ['department-editor', {}, false],
    ['iqac-coordinator', {}, own],
    ['moderator', {}, false],
    ['head-of-department', {}, own],
    ['teacher', {}, own],
  ])('by %s %j', async (role, link, expected) => {
    expect(await changeOwnFiles(by(role, link))).toEqual(expected);
    expect(await changeOwnFiles(by(role, { ...link, two_factor_due: true }))).toBe(false);
  });

  it('by no visitor', async () => {
    expect(await changeOwnFiles(visitor)).toBe(false);
  });
});

it.each<[string, object | undefined, boolean]>([
  ['in a record that is open', { id: 1, open: true }, true],
  ['in one that is not', { id: 1, open: false }, false],
  ['in a version, whose record may have been closed since', { open: true }, false],
  ['where nothing is known of any record', undefined, false],
])('what is private is read %s: %j', (_where, doc, isRead) => {
  const reads = (role: Role) =>
    privateField(({ open }) => open === true)({ ...(by(role) as object), doc } as never);
  const moderating = ['administrator', 'moderator'];
  expect(roles.filter(reads)).toEqual(isRead ? [...roles] : moderating);
});

it.each([
  [{ relationTo: 'users', value: 7 }, true],
  [{ relationTo: 'users', value: 8 }, false],
  [{ relationTo: 'employees', value: 7 }, false],
  [undefined, false],
])('a lock names whoever makes it: %j', (user, allowed) => {
  expect(locks.create(by('editor', {}, { user }))).toBe(allowed);
  expect(Boolean(locks.update(by('editor', {}, { user })))).toBe(allowed || user === undefined);
  expect(locks.create({ ...(visitor as object), data: { user } } as never)).toBe(false);
});
