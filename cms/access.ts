/** Access rules of all collections, globals and fields. No other file decides rights. */
import { asRecord } from '@college/contract/as-record';
import { IQAC_COMMITTEES, iqacTypes, typesOfDepartments } from '@college/contract/codes';
import type {
  Access,
  AccessArgs,
  ClientUser,
  CollectionSlug,
  FieldAccess,
  PayloadRequest,
  Where,
} from 'payload';
import { idOf } from './id-of.ts';
import type { Import, User } from './payload-types.ts';

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

/** The subject of a right: a request, or the signed-in account of a screen in the browser. */
export interface Asker {
  user?: User | ClientUser | null;
}
/** A right that depends on the account alone. */
export type Right = (args: { req: Asker }) => boolean;

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
/** A request of an account. */
export type StaffRequest = PayloadRequest & { user: User };
export const isStaff = (req: PayloadRequest): req is StaffRequest =>
  req.user?.collection === 'users';

/**
 * The role of the user; undefined while the account must still set up two factors, so that it may
 * do nothing.
 */
const roleOf = ({ user }: Asker): Role | undefined =>
  !user?.two_factor_due && isRole(user?.role) ? user.role : undefined;
const hasRole = (req: Asker, allowed: readonly Role[]): boolean => {
  const role = roleOf(req);
  return role !== undefined && allowed.includes(role);
};

function departmentAs(role: Role, req: Asker): number | undefined {
  if (roleOf(req) !== role) return undefined;
  return idOf(req.user?.department);
}
/** The id of a department editor's department. */
export const departmentOf = (req: Asker) => departmentAs('department-editor', req);
/** The id of the department whose profiles its head approves. */
export const departmentHeadedBy = (req: Asker) => departmentAs('head-of-department', req);

/** The id of the employee whose profile the account edits; 0 if there is none. */
const profileOf = (req: Asker): number => idOf(req.user?.employee) ?? 0;

export const isTeacher = (req: Asker): boolean => roleOf(req) === 'teacher';
const editsProfiles = (req: Asker): boolean => hasRole(req, ['teacher', 'head-of-department']);

const only =
  (...allowed: Role[]): Right =>
  ({ req }) =>
    hasRole(req, allowed);

/** Roles of accounts that receive mails about items that wait for their decision. */
export const decidingRoles: readonly Role[] = [
  'moderator',
  'head-of-department',
  'administrator',
  'editor',
];

const among = (allowed: readonly Role[]) => (role: unknown) =>
  allowed.some((name) => name === role);
/**
 * Facts about accounts of a role, not rights of the signed-in account: they also hold while the
 * account must still set up two factors.
 */
export const isAdministrator = among(['administrator']);
export const belongsToDepartment = among(['department-editor', 'head-of-department']);
export const mayHaveProfile = among(['teacher', 'head-of-department']);
export const mustHaveProfile = among(['teacher']);
export const decidesOnItems = among(decidingRoles);
export const decidesOnSubmissions = among(['moderator']);
/** Accounts that are told of notices and pages that wait for a second account. */
export const decidesOnNotices = among(['administrator', 'editor']);
/** If the college requires two factors, because these roles decide about others. */
export const mustUseTwoFactors = among(['administrator', 'moderator']);
/** The condition of a query for the accounts of all administrators. */
export const administratorAccounts = { role: { equals: 'administrator' } } as const;

/**
 * Options for calls of Payload's local API on behalf of the system, regardless of the user's
 * rights.
 */
export const asSystem = { overrideAccess: true } as const;

export const nobody: Access = () => false;
export const anybody: Access = () => true;
export const administrators = only('administrator');
export const editors = only('administrator', 'editor');
/** True for accounts that may start, cancel and watch background jobs. */
export const mayRunJobs = only('administrator');
/** True for accounts that read warnings of the server, such as failed backups. */
export const mayWatchServer = only('administrator');
/** True for accounts that may create accounts for others. */
export const mayInvite = only('administrator');
/**
 * True for accounts that may change how others sign in, read the security log, and decide on what a
 * deleted account left.
 */
export const managesAccounts = only('administrator');
/** Readers of private messages from visitors. Editors are not among them. */
export const notesReaders = only('administrator', 'moderator');
export const messageEditors = only('administrator', 'editor', 'moderator');
/** True for accounts that read what the nightly walk found; department editors, what it found on pages of their department. */
export const readsWalks = only('administrator', 'editor', 'department-editor');
/** True for accounts that may name the owners of pages and mark any page as checked. */
export const managesReviews = only('administrator', 'editor');
/** True for the owner of a page, and for accounts that may mark any page. */
export const mayMarkReviewed = (req: Asker, owner: number | undefined): boolean =>
  managesReviews({ req }) || (owner !== undefined && owner === req.user?.id);
/** True for accounts that may set up the website. */
export const maySetUp = only('administrator');
const qualityRoles = ['administrator', 'editor', 'iqac-coordinator'] as const;
/** Roles that edit the evidence of the quality-assurance cell. */
export const qualityEditors = only(...qualityRoles);

/** Access for content that everybody reads and some roles write. */
export const publicWrittenBy = (writers: Access) => ({
  create: writers,
  read: anybody,
  update: writers,
  delete: writers,
});

/** The `allowed` roles read everything, all others what `publicly` matches. */
export const readable =
  (publicly: Where | (() => Where), ...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req, allowed) || (typeof publicly === 'function' ? publicly() : publicly);

/**
 * Access to evidence. It is public once the records at these paths are published: its report, and
 * the record itself if it has drafts.
 */
export const evidenceOf = (...paths: string[]) => ({
  create: qualityEditors,
  read: readable(
    { and: paths.map((path) => ({ [path]: { equals: 'published' } })) },
    'administrator',
    'editor',
    'iqac-coordinator',
  ),
  update: qualityEditors,
  delete: qualityEditors,
  readVersions: qualityEditors,
});

/** Editors may reach all records, department editors only those of their own department. */
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

/** Refuses a change that would move a record to another department. */
export const changeInDepartment =
  (path = 'department'): Access =>
  (args) =>
    namesOtherDepartment(args.req, args.data) ? false : inOwnDepartment(false, path)(args);

export const createInDepartment: Access = ({ req, data }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  return departmentOf(req) !== undefined && !namesOtherDepartment(req, data);
};

/** Access for public content that departments write for themselves. */
export const publicWrittenByDepartment = {
  create: createInDepartment,
  read: readInDepartment(true),
  update: changeInDepartment(),
  delete: changeInDepartment(),
};

/**
 * True for accounts that may publish profiles; a head of department may publish those of the
 * department.
 */
export const mayApproveProfiles = only('administrator', 'editor', 'head-of-department');

/**
 * True for accounts that may publish profiles. Teachers may if the college's rule allows it;
 * otherwise visitors see the approved profile.
 */
export async function mayPublishProfiles(req: PayloadRequest): Promise<boolean> {
  if (!isTeacher(req)) return true;
  const { profiles_public } = await req.payload.findGlobal({
    slug: 'account-rules',
    select: { profiles_public: true },
    // In the same transaction, because a second connection per request can exhaust those of
    // Postgres.
    req: { transactionID: await req.transactionID },
    ...asSystem,
  });
  return profiles_public !== 'approved';
}

/** Collections whose records another account may have to approve. */
export type SecondAccountSlug = 'notices' | 'pages';

/** Types of notices, and pages, that another account approves before they are published. */
export async function readSecondAccountRule(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<{ types: readonly string[]; pages: boolean }> {
  const { approved_notices, approved_pages } = await req.payload.findGlobal({
    slug: 'account-rules',
    select: { approved_notices: true, approved_pages: true },
    // In the same transaction, as above.
    req: { transactionID: await req.transactionID },
    ...asSystem,
  });
  return { types: approved_notices ?? [], pages: approved_pages ?? false };
}

/** True if another account must approve a record with one of these types before it is published. */
export async function needsSecondAccount(
  req: PayloadRequest,
  slug: SecondAccountSlug,
  types: readonly unknown[],
): Promise<boolean> {
  const rule = await readSecondAccountRule(req);
  return slug === 'pages' ? rule.pages : rule.types.some((type) => types.includes(type));
}

/** True if the account may decide on a submitted record: nobody approves their own. */
export const isSecondAccount = (
  { user }: Asker,
  { handed_in_at, handed_in_by }: { handed_in_at?: string | null; handed_in_by?: number | null },
): boolean => Boolean(handed_in_at) && Boolean(user) && handed_in_by !== user?.id;

/** Access to profiles: a teacher's own, and for a head of department those of the department. */
const profileAccess =
  (otherwise: Access, of = { id: 'id', department: 'department' }): Access =>
  (args) => {
    if (!editsProfiles(args.req)) return otherwise(args);
    const own = { [of.id]: { equals: profileOf(args.req) } };
    const department = departmentHeadedBy(args.req);
    return department === undefined
      ? own
      : { or: [own, { [of.department]: { equals: department } }] };
  };

const isPublished = { _status: { equals: 'published' } };

export const staff = {
  ...publicWrittenByDepartment,
  read: profileAccess(readInDepartment(isPublished)),
  readVersions: profileAccess(readVersionsInDepartment, {
    id: 'parent',
    department: 'version.department',
  }),
  update: async (args: AccessArgs) => {
    const publishes = asRecord(args.data)._status === 'published';
    if (publishes && !(await mayPublishProfiles(args.req))) return false;
    return profileAccess(publicWrittenByDepartment.update)(args);
  },
};

/**
 * Field access for values that others decide about a teacher, such as the position and whether the
 * page is public.
 */
export const notTeachersField: FieldAccess = ({ req }) => !isTeacher(req);

/**
 * Extends access to the user's own profile. For fields of employees only, because ids of other
 * collections overlap.
 */
export const orOwnProfile =
  (otherwise: FieldAccess): FieldAccess =>
  (args) =>
    (editsProfiles(args.req) && args.doc !== undefined && args.doc.id === profileOf(args.req)) ||
    otherwise(args);

const qualityField: FieldAccess = ({ req }) => hasRole(req, qualityRoles);

/**
 * Access to personal numbers of employees, such as the PAN: for those who fill in data templates,
 * and for the person. Versions have no record id, so nobody reads the numbers in them.
 */
export const personalNumberField = {
  create: qualityField,
  read: orOwnProfile(
    (args) => qualityField(args) && (args.doc === undefined || args.doc.id !== undefined),
  ),
  update: orOwnProfile(qualityField),
};

function namesOtherDepartment(req: PayloadRequest, data: unknown): boolean {
  const own = departmentOf(req);
  if (own === undefined || data === null || typeof data !== 'object') return false;
  if (!('department' in data) || data.department === undefined) return false;
  return Number(data.department) !== own;
}

const isCoordinator = (req: Asker) => roleOf(req) === 'iqac-coordinator';

/** The record that a request duplicates: Payload passes only its changed values to access rules. */
async function duplicated(slug: CollectionSlug, req: PayloadRequest): Promise<object> {
  const id = idOf(req.routeParams?.id);
  if (id === undefined) return {};
  const where = { id: { equals: id } };
  return { ...(await req.payload.db.findOne({ collection: slug, where, req })) };
}

/**
 * Access of the accounts that write only a share of a collection: records whose field has one of
 * the values, and that the `also` rules allow. A change that would move a record in or out of this
 * share is refused, and so is a new record outside of it, whether or not it is a draft.
 */
const shareOf = (
  isTheirs: (req: PayloadRequest) => boolean,
  [slug, field]: [CollectionSlug, string],
  values: readonly string[],
  also: { create: Access; change: Access; readVersions: Access },
) => {
  const within =
    (path: string, otherwise: Access, allowed: Access): Access =>
    async (args) => {
      if (!isTheirs(args.req)) return otherwise(args);
      const reached = await allowed(args);
      const share = { [path]: { in: [...values] } };
      return typeof reached === 'object' ? { and: [reached, share] } : reached && share;
    };
  const leaves = (data: unknown) => {
    const value = asRecord(data)[field];
    return value !== undefined && !values.some((own) => own === value);
  };
  return {
    create:
      (otherwise: Access): Access =>
      async (args) => {
        if (!isTheirs(args.req)) return otherwise(args);
        const record = { ...(await duplicated(slug, args.req)), ...asRecord(args.data) };
        return leaves(record) ? false : also.create(args);
      },
    read: (otherwise: Access) => within(field, otherwise, anybody),
    change: (otherwise: Access): Access => {
      const changes = within(field, otherwise, also.change);
      return (args) => (isTheirs(args.req) && leaves(args.data) ? false : changes(args));
    },
    readVersions: (otherwise: Access) => within(`version.${field}`, otherwise, also.readVersions),
  };
};

const everywhere = { create: anybody, change: anybody, readVersions: anybody };
export const qualityTypes: readonly string[] = [...iqacTypes, 'NIRF'];
export const qualityCommittees = shareOf(
  isCoordinator,
  ['committees', 'code'],
  [IQAC_COMMITTEES],
  everywhere,
);
const qualityNotices = shareOf(isCoordinator, ['notices', 'type'], qualityTypes, everywhere);
const departmentNotices = shareOf(
  (req) => departmentOf(req) !== undefined,
  ['notices', 'type'],
  typesOfDepartments,
  {
    create: createInDepartment,
    change: changeInDepartment(),
    readVersions: readVersionsInDepartment,
  },
);
/** Access to notices; `publicly` says which of them visitors see. */
export const noticeAccess = (publicly: () => Where) => ({
  create: qualityNotices.create(departmentNotices.create(createInDepartment)),
  read: qualityNotices.read(readInDepartment(publicly)),
  update: qualityNotices.change(departmentNotices.change(changeInDepartment())),
  delete: qualityNotices.change(departmentNotices.change(changeInDepartment())),
  readVersions: qualityNotices.readVersions(
    departmentNotices.readVersions(readVersionsInDepartment),
  ),
});
/** The code of all committees of an account; undefined if it may use any code. */
export const codeOfCommittee = (req: Asker): string | undefined =>
  isCoordinator(req) ? IQAC_COMMITTEES : undefined;

/**
 * False for types of notices outside of an account's share. `noticeAccess` decides which notices it
 * writes at all.
 */
export function mayWriteNoticeType(req: Asker, type: string): boolean {
  if (isCoordinator(req)) return qualityTypes.includes(type);
  return departmentOf(req) === undefined || typesOfDepartments.some((own) => own === type);
}

/** Teachers see the files that they uploaded, and those that their own profile shows. */
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
    ...asSystem,
  });
  const ids = docs.map(({ target_key }) => Number(target_key)).filter(Number.isInteger);
  const visible: Where[] = [{ uploaded_by: { equals: req.user?.id } }, { id: { in: ids } }];
  return { or: visible };
};

/**
 * Everybody may use files, but roles with a part of the content may change only their own uploads.
 */
export const changeOwnFiles: Access = ({ req }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  const mayImport = isCoordinator(req) || editsProfiles(req) || departmentOf(req) !== undefined;
  return mayImport && { uploaded_by: { equals: req.user?.id } };
};
export const contributors = only(
  'administrator',
  'editor',
  'department-editor',
  'iqac-coordinator',
  'head-of-department',
  'teacher',
);

/** Access to accounts: everybody to their own, administrators to all. */
export const ownAccount: Access = ({ req }) =>
  hasRole(req, ['administrator']) || (req.user ? { id: { equals: req.user.id } } : false);
export const changeOwnAccount: Access = (args) =>
  roleOf(args.req) === undefined ? false : ownAccount(args);
/** True for accounts that may see and end the sessions of an account: the own one, administrators all. */
export const mayEndSessions = (req: Asker, account: number): boolean =>
  managesAccounts({ req }) || (roleOf(req) !== undefined && req.user?.id === account);
/** True for accounts that may open the admin beyond the set-up of two factors. */
export const mayOpenAdmin = only(...roles);

/** True for every account, also while it must still set up two factors. */
export const isSignedIn = ({ req }: { req: PayloadRequest }): boolean => isStaff(req);

/** True if the access rules of a collection let the account create records. */
export const mayCreate = async (req: PayloadRequest, slug: CollectionSlug): Promise<boolean> =>
  Boolean(await req.payload.collections[slug].config.access.create({ req }));

/** True if the access rules of a collection let the account change a record. */
export async function mayChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const allowed = await req.payload.collections[collection].config.access.update({ req, id });
  if (!allowed) return false;
  const isRecord = { id: { equals: id } };
  const { totalDocs } = await req.payload.count({
    collection,
    where: allowed === true ? isRecord : { and: [isRecord, allowed] },
    // In the same transaction, because a second connection per request can exhaust those of Postgres.
    req: { transactionID: await req.transactionID },
    ...asSystem,
  });
  return totalDocs > 0;
}

/** Access to imports: everybody to their own, administrators to all. */
export const ownImports: Access = ({ req }) =>
  hasRole(req, ['administrator']) ||
  (hasRole(req, ['editor', 'department-editor', 'iqac-coordinator', 'moderator']) && {
    by: { equals: req.user?.id },
  });

/** True for the account that started an import, and for administrators. */
export const mayHandleImport = (req: Asker, { by }: Pick<Import, 'by'>): boolean =>
  hasRole(req, ['administrator']) || (roleOf(req) !== undefined && by === req.user?.id);

/** Actions on many records of a list at once. */
export type BulkAction = 'edit' | 'publish' | 'unpublish' | 'delete';
const lifecycle = ['publish', 'unpublish', 'delete'] as const;
const bulkActions: Record<Role, readonly BulkAction[]> = {
  administrator: ['edit', ...lifecycle],
  editor: ['edit', ...lifecycle],
  'department-editor': lifecycle,
  'iqac-coordinator': lifecycle,
  // Submissions and profiles are decided one by one.
  moderator: ['delete'],
  'head-of-department': [],
  teacher: [],
};
/** The bulk actions of an account. It still needs the right to do them to each single record. */
export const bulkActionsOf = (req: Asker): readonly BulkAction[] => {
  const role = roleOf(req);
  return role === undefined ? [] : bulkActions[role];
};

/** Field access for fields that decide about rights. Only administrators may change them. */
export const administratorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator']);
/**
 * Access to private fields, such as addresses, phone numbers and the consent to show them: for
 * moderators, and for others if `isOpen` is true of the record. Sorting, filtering and versions
 * have no record id, so they are for moderators only: consent in an old version may have been
 * withdrawn since.
 */
export const privateField =
  (isOpen: (record: Record<string, unknown>) => boolean): FieldAccess =>
  ({ doc, req }) =>
    hasRole(req, ['administrator', 'moderator']) || (doc?.id !== undefined && isOpen(doc));

/** Access to a private field: only users who may read it may change it. */
export const contactAccess = (isOpen: (record: Record<string, unknown>) => boolean) => ({
  read: privateField(isOpen),
  update: privateField(isOpen),
});

/** True if a lock is in the user's own name. Locks record who is editing a document. */
const isInOwnName = (req: PayloadRequest, data: unknown): boolean => {
  const user = asRecord(data).user;
  return (
    req.user !== null &&
    asRecord(user).relationTo === 'users' &&
    asRecord(user).value === req.user.id
  );
};
const ownLock: Access = ({ req }) => req.user !== null && { 'user.value': { equals: req.user.id } };
export const locks = {
  create: ({ req, data }: AccessArgs) => isInOwnName(req, data),
  read: ({ req }: AccessArgs) => req.user !== null,
  update: (args: AccessArgs) => {
    if (asRecord(args.data).user === undefined) return ownLock(args);
    if (!isInOwnName(args.req, args.data)) return false;
    return Object.keys({ ...args.data }).length === 1 || ownLock(args);
  },
  delete: ownLock,
};

/** Field access for addresses and phone numbers of senders. */
export const notesReadersField: FieldAccess = ({ req }) =>
  hasRole(req, ['administrator', 'moderator']);
export const nobodysField: FieldAccess = () => false;
export const editorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator', 'editor']);

/** Hides entries of the admin's menu that a role does not need. It grants and denies no rights. */
export const hiddenFromRoles =
  (...hidden: Role[]) =>
  ({ user }: { user: object | null }): boolean =>
    user !== null && 'role' in user && among(hidden)(user.role);

/**
 * Hides content of the office from teachers and heads of department too, because they work only
 * with profiles.
 */
export const hiddenFrom = (...hidden: Role[]) =>
  hiddenFromRoles(...hidden, 'teacher', 'head-of-department');
