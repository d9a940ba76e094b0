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
  mayHandleImport,
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
    ['by its number', { [name]: 3 }, 3],
    ['by its record', { [name]: { id: 3 } }, 3],
    ['by an empty field', { [name]: null }, undefined],
    ['by no field', {}, undefined],
  ] as const;

describe.each(links('department'))('an account linked to a department %s', (_how, link, id) => {
  it('limits its editor to that department', async () => {
    const ofIt = id !== undefined && { department: { equals: id } };
    const { read, update, delete: remove } = publicWrittenByDepartment;
    for (const rule of [read, update, remove])
      expect(await rule(by('department-editor', link))).toEqual(ofIt);
    expect(await changeInDepartment('id')(by('department-editor', link))).toEqual(
      id !== undefined && { id: { equals: id } },
    );
    expect(await createInDepartment(by('department-editor', link))).toBe(id !== undefined);
  });

  it('limits its head to the profiles of that department', async () => {
    const own = { id: { equals: 0 } };
    const those = id === undefined ? own : { or: [own, { department: { equals: id } }] };
    for (const rule of [staff.read, staff.update])
      expect(await rule(by('head-of-department', link))).toEqual(those);
  });

  it('has a department as its editor or as its head, never as both', () => {
    const { req: editor } = by('department-editor', link) as { req: never };
    const { req: head } = by('head-of-department', link) as { req: never };
    expect([departmentOf(editor), departmentHeadedBy(editor)]).toEqual([id, undefined]);
    expect([departmentOf(head), departmentHeadedBy(head)]).toEqual([undefined, id]);
  });
});

it.each(links('employee'))(
  'limits a teacher linked to an employee %s to that profile',
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
])('checks that a department editor writes only for that department: %j', async (data, allowed) => {
  const writer = by('department-editor', { department: 3 }, data);
  expect(await createInDepartment(writer)).toBe(allowed);
  expect(Boolean(await changeInDepartment()(writer))).toBe(allowed);
});

const visitor = { req: { user: null } } as never;

it.each([
  [
    'lets administrators and moderators read contact details',
    notesReadersField,
    ['administrator', 'moderator'],
  ],
  [
    'lets administrators and editors write the fields of editors',
    editorsField,
    ['administrator', 'editor'],
  ],
  [
    'lets only administrators write the fields of administrators',
    administratorsField,
    ['administrator'],
  ],
] as const)('%s', (_what, may, allowed) => {
  expect(roles.filter((role) => may(by(role)))).toEqual(allowed);
  expect(may(visitor)).toBe(false);
  // An account that must set up two factors first may do nothing.
  expect(roles.filter((role) => may(by(role, { two_factor_due: true })))).toEqual([]);
});

it.each<[Role, number, boolean]>([
  ['administrator', 8, true],
  ['editor', 7, true],
  ['editor', 8, false],
  ['teacher', 7, true],
])('gives the role %s with the id 7 the import of account %d: %s', (role, account, allowed) => {
  const { req } = by(role) as { req: never };
  const { req: due } = by(role, { two_factor_due: true }) as { req: never };
  expect(mayHandleImport(req, { by: account })).toBe(allowed);
  expect(mayHandleImport(due, { by: account })).toBe(false);
});

it('lets every role except teachers write the fields that decide about a profile', () => {
  const others = roles.filter((role) => role !== 'teacher');
  expect(roles.filter((role) => notTeachersField(by(role)))).toEqual(others);
});

describe('changes to files', () => {
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
  ])('limit %s %j to the right files', async (role, link, expected) => {
    expect(await changeOwnFiles(by(role, link))).toEqual(expected);
    expect(await changeOwnFiles(by(role, { ...link, two_factor_due: true }))).toBe(false);
  });

  it('are refused to a visitor', async () => {
    expect(await changeOwnFiles(visitor)).toBe(false);
  });
});

it.each<[string, object | undefined, boolean]>([
  ['an open record', { id: 1, open: true }, true],
  ['a closed record', { id: 1, open: false }, false],
  ['a version, because its record may be closed by now', { open: true }, false],
  ['no record', undefined, false],
])(
  'shows a private field only to moderators, unless its record is open: %s: %j',
  (_where, doc, isRead) => {
    const reads = (role: Role) =>
      privateField(({ open }) => open === true)({ ...(by(role) as object), doc } as never);
    const moderating = ['administrator', 'moderator'];
    expect(roles.filter(reads)).toEqual(isRead ? [...roles] : moderating);
  },
);

it.each([
  [{ relationTo: 'users', value: 7 }, true],
  [{ relationTo: 'users', value: 8 }, false],
  [{ relationTo: 'employees', value: 7 }, false],
  [undefined, false],
])('allows a lock only in the name of the account that makes it: %j', (user, allowed) => {
  expect(locks.create(by('editor', {}, { user }))).toBe(allowed);
  expect(Boolean(locks.update(by('editor', {}, { user })))).toBe(allowed || user === undefined);
  expect(locks.create({ ...(visitor as object), data: { user } } as never)).toBe(false);
});
