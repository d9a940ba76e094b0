/** Who may do what: the only place that decides it. */
import { asRecord } from '@college/contract/as-record';
import { IQAC_COMMITTEES, iqacTypes, typesOfDepartments } from '@college/contract/codes';
import type { Access, AccessArgs, FieldAccess, PayloadRequest, Where } from 'payload';
import { idOf } from './id-of.ts';

export const roles = [
  'administrator',
  'editor',
  'department-editor',
  'iqac-coordinator',
  'moderator',
  'head-of-department',
  'teacher',
] as const;
export type Role = (typeof roles)[number];

/** None until an account that needs two factors has them: whoever signs in with one alone may do nothing. */
const roleOf = ({ user }: PayloadRequest): Role | undefined =>
  user?.two_factor_due ? undefined : user?.role;
const hasRole = (req: PayloadRequest, allowed: readonly Role[]) =>
  allowed.includes(roleOf(req) as Role);

function departmentAs(role: Role, req: PayloadRequest): number | undefined {
  if (roleOf(req) !== role) return undefined;
  return idOf(req.user?.department);
}
/** The id of the department that a department editor answers for. */
export const departmentOf = (req: PayloadRequest) => departmentAs('department-editor', req);
/** The id of the department whose profiles its head approves. */
export const headedBy = (req: PayloadRequest) => departmentAs('head-of-department', req);

/** The number of the employee whose profile an account keeps; 0 where it is linked to none. */
const profileOf = (req: PayloadRequest): number => idOf(req.user?.employee) ?? 0;

export const isTeacher = (req: PayloadRequest) => roleOf(req) === 'teacher';
const keepsProfile = (req: PayloadRequest) => hasRole(req, ['teacher', 'head-of-department']);

const only =
  (...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req, allowed);

/** Options of a call of Payload's local API that acts for the system, whatever the rights of the user. */
export const asSystem = { overrideAccess: true } as const;

export const nobody: Access = () => false;
export const anybody: Access = () => true;
export const administrators = only('administrator');
export const editors = only('administrator', 'editor');
/** Who may start, cancel and watch background jobs by hand. */
export const runsJobs = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['administrator']);
/** Who makes accounts for others. */
export const invitesPeople = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['administrator']);
/** Private mail from visitors: not even editors read it. */
export const notesReaders = only('administrator', 'moderator');
export const messageKeepers = only('administrator', 'editor', 'moderator');
/** Who brings a college from nothing to its visitors. */
export const setsUp = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['administrator']);
/** The evidence that the quality-assurance cell collects. */
export const qualityKeepers = only('administrator', 'editor', 'iqac-coordinator');

/** What everybody may see and some accounts write. */
export const keptBy = (keepers: Access) => ({
  create: keepers,
  read: anybody,
  update: keepers,
  delete: keepers,
});

/** `allowed` read everything, all others what `publicly` says. */
export const readable =
  (publicly: Where | (() => Where), ...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req, allowed) || (typeof publicly === 'function' ? publicly() : publicly);

/** Evidence is public once what these paths name is: its report, and of what is drafted itself. */
export const evidenceOf = (...paths: string[]) => ({
  create: qualityKeepers,
  read: readable(
    { and: paths.map((path) => ({ [path]: { equals: 'published' } })) },
    'administrator',
    'editor',
    'iqac-coordinator',
  ),
  update: qualityKeepers,
  delete: qualityKeepers,
  readVersions: qualityKeepers,
});

/** Editors reach everything, department editors only what hangs on their own department. */
const inOwnDepartment =
  (otherwise: boolean | Where | (() => Where), path: string): Access =>
  ({ req }) => {
    if (hasRole(req, ['administrator', 'editor'])) return true;
    if (roleOf(req) !== 'department-editor') {
      return typeof otherwise === 'function' ? otherwise() : otherwise;
    }
    const department = departmentOf(req);
    return department === undefined ? false : { [path]: { equals: department } };
  };

export const readInDepartment = (publicly: boolean | Where | (() => Where), path = 'department') =>
  inOwnDepartment(publicly, path);
export const readVersionsInDepartment = inOwnDepartment(false, 'version.department');
export const readVersionsOfDepartment = inOwnDepartment(false, 'parent');

/** A change that would hand a record to another department is refused as a whole. */
export const changeInDepartment =
  (path = 'department'): Access =>
  (args) =>
    namesOtherDepartment(args.req, args.data) ? false : inOwnDepartment(false, path)(args);

export const createInDepartment: Access = ({ req, data }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  return departmentOf(req) !== undefined && !namesOtherDepartment(req, data);
};

/** What every visitor may see; a department writes its own. */
export const keptByDepartment = {
  create: createInDepartment,
  read: readInDepartment(true),
  update: changeInDepartment(),
  delete: changeInDepartment(),
};

/** Who lets the public see what a teacher handed in; a head of department within the own department. */
export const approvesProfiles = (req: PayloadRequest) =>
  hasRole(req, ['administrator', 'editor', 'head-of-department']);

/** A teacher does where the college says so, until then visitors see the profile as it was. */
export async function publishesProfiles(req: PayloadRequest): Promise<boolean> {
  if (!isTeacher(req)) return true;
  const { profiles_public } = await req.payload.findGlobal({
    slug: 'account-rules',
    depth: 0,
    select: { profiles_public: true },
    // In the same transaction: with another connection for each, many at once have none left on a Postgres.
    req: { transactionID: await req.transactionID },
    ...asSystem,
  });
  return profiles_public !== 'approved';
}

/** The staff: a teacher reaches the own profile alone, and a head those of the department as well. */
const ofProfiles =
  (otherwise: Access, of = { id: 'id', department: 'department' }): Access =>
  (args) => {
    if (!keepsProfile(args.req)) return otherwise(args);
    const own = { [of.id]: { equals: profileOf(args.req) } };
    const department = headedBy(args.req);
    return department === undefined
      ? own
      : { or: [own, { [of.department]: { equals: department } }] };
  };

const isPublished = { _status: { equals: 'published' } };

export const staff = {
  ...keptByDepartment,
  read: ofProfiles(readInDepartment(isPublished)),
  readVersions: ofProfiles(readVersionsInDepartment, {
    id: 'parent',
    department: 'version.department',
  }),
  update: async (args: AccessArgs) => {
    const publishes = asRecord(args.data)._status === 'published';
    if (publishes && !(await publishesProfiles(args.req))) return false;
    return ofProfiles(keptByDepartment.update)(args);
  },
};

/** What others decide about a teacher: where they stand, and whether their page is public. */
export const notTeachersField: FieldAccess = ({ req }) => !isTeacher(req);

/** For fields of employees alone: other records have the same numbers. */
export const orOwnProfile =
  (otherwise: FieldAccess): FieldAccess =>
  (args) =>
    (keepsProfile(args.req) && args.doc !== undefined && args.doc.id === profileOf(args.req)) ||
    otherwise(args);

function namesOtherDepartment(req: PayloadRequest, data: unknown): boolean {
  const own = departmentOf(req);
  if (own === undefined || data === null || typeof data !== 'object') return false;
  if (!('department' in data) || data.department === undefined) return false;
  return Number(data.department) !== own;
}

const isCoordinator = (req: PayloadRequest) => roleOf(req) === 'iqac-coordinator';

/**
 * The share of a collection that the coordinator of the quality-assurance cell keeps: records whose field
 * has one of the values. A change that would take a record out of it, or bring one in, is refused as a whole.
 */
const shareOfQuality = (field: string, values: readonly string[]) => {
  const within =
    (path: string, otherwise: Access): Access =>
    (args) =>
      isCoordinator(args.req) ? { [path]: { in: [...values] } } : otherwise(args);
  const leaves = (data: unknown) => {
    const value = asRecord(data)[field];
    return value !== undefined && !values.some((own) => own === value);
  };
  const keeping =
    (otherwise: Access, allowed: Access): Access =>
    (args) => {
      if (!isCoordinator(args.req)) return otherwise(args);
      return leaves(args.data) ? false : allowed(args);
    };
  return {
    create: (otherwise: Access) => keeping(otherwise, anybody),
    read: (otherwise: Access) => within(field, otherwise),
    change: (otherwise: Access) => keeping(otherwise, within(field, otherwise)),
    readVersions: (otherwise: Access) => within(`version.${field}`, otherwise),
  };
};

export const qualityTypes: readonly string[] = [...iqacTypes, 'NIRF'];
export const qualityNotices = shareOfQuality('type', qualityTypes);
export const qualityCommittees = shareOfQuality('code', [IQAC_COMMITTEES]);

/** The code that all committees of an account have; undefined: any. */
export const codeOfCommittee = (req: PayloadRequest): string | undefined =>
  isCoordinator(req) ? IQAC_COMMITTEES : undefined;

/** The types of notices that an account writes; undefined: all of them. */
export function noticeTypesOf(req: PayloadRequest): readonly string[] | undefined {
  if (isCoordinator(req)) return qualityTypes;
  return departmentOf(req) === undefined ? undefined : typesOfDepartments;
}

/** A teacher sees the files that they brought, and those that their own profile shows. */
export const readFiles: Access = async ({ req }) => {
  if (!isTeacher(req)) return true;
  const { docs } = await req.payload.find({
    collection: 'uses',
    where: {
      and: [
        { source: { equals: 'employees' } },
        { source_id: { equals: profileOf(req) } },
        { target: { equals: 'media' } },
      ],
    },
    select: { target_key: true },
    pagination: false,
    depth: 0,
    ...asSystem,
  });
  const ids = docs.map(({ target_key }) => Number(target_key)).filter(Number.isInteger);
  const visible: Where[] = [{ uploaded_by: { equals: req.user?.id } }, { id: { in: ids } }];
  return { or: visible };
};

/** Files are shared; those who keep a part of the content change only what they brought themselves. */
export const changeOwnFiles: Access = ({ req }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  const brings = isCoordinator(req) || keepsProfile(req) || departmentOf(req) !== undefined;
  return brings && { uploaded_by: { equals: req.user?.id } };
};
export const contributors = only(
  'administrator',
  'editor',
  'department-editor',
  'iqac-coordinator',
  'head-of-department',
  'teacher',
);

/** Accounts: everybody their own, administrators all. */
export const ownAccount: Access = ({ req }) =>
  hasRole(req, ['administrator']) || (req.user ? { id: { equals: req.user.id } } : false);
export const changeOwnAccount: Access = (args) =>
  roleOf(args.req) === undefined ? false : ownAccount(args);
/** Who sees more of the admin than the page on which two factors are set up. */
export const opensAdmin = ({ req }: { req: PayloadRequest }): boolean => roleOf(req) !== undefined;

/** Imports: everybody their own, administrators all. */
export const ownImports: Access = ({ req }) =>
  hasRole(req, ['administrator']) ||
  (hasRole(req, ['editor', 'department-editor', 'iqac-coordinator', 'moderator']) && {
    by: { equals: req.user?.id },
  });

/** Fields that decide about rights; nobody changes them for themselves. */
export const administratorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator']);
/**
 * What is somebody's own (addresses, telephone numbers, and whether they may be shown): for those who moderate, and for
 * others once it is open. Sorting and filtering know no record, and what was open in a version, which has no number, may
 * have been closed since: these are for those who moderate alone.
 */
export const privateField =
  (isOpen: (record: Record<string, unknown>) => boolean): FieldAccess =>
  ({ doc, req }) =>
    hasRole(req, ['administrator', 'moderator']) || (doc?.id !== undefined && isOpen(doc));

/** A field that nobody opens, or takes away, for whom it is not open. */
export const openedBy = (isOpen: (record: Record<string, unknown>) => boolean) => ({
  read: privateField(isOpen),
  update: privateField(isOpen),
});

/** Locks say who has a document open: in one's own name, also when somebody takes it over. */
const namesOneself = (req: PayloadRequest, data: unknown): boolean => {
  const user = asRecord(data).user;
  return (
    req.user !== null &&
    asRecord(user).relationTo === 'users' &&
    asRecord(user).value === req.user.id
  );
};
const ownLock: Access = ({ req }) => req.user !== null && { 'user.value': { equals: req.user.id } };
export const locks = {
  create: ({ req, data }: AccessArgs) => namesOneself(req, data),
  read: ({ req }: AccessArgs) => req.user !== null,
  update: (args: AccessArgs) => {
    if (asRecord(args.data).user === undefined) return ownLock(args);
    if (!namesOneself(args.req, args.data)) return false;
    return Object.keys({ ...args.data }).length === 1 || ownLock(args);
  },
  delete: ownLock,
};

/** Addresses and telephone numbers of those who sent something. */
export const notesReadersField: FieldAccess = ({ req }) =>
  hasRole(req, ['administrator', 'moderator']);
export const nobodysField: FieldAccess = () => false;
export const editorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator', 'editor']);

/** Keeps the admin's menu to what an account works with; the rules above decide what it may do. */
export const hiddenFromRoles =
  (...hidden: Role[]) =>
  ({ user }: { user: object | null }): boolean =>
    user !== null && 'role' in user && hidden.some((role) => role === user.role);

/** Of what the office and its offices keep: teachers and their heads work with profiles alone. */
export const hiddenFrom = (...hidden: Role[]) =>
  hiddenFromRoles(...hidden, 'teacher', 'head-of-department');
