/** Who may do what: the only place that decides it. */
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';

export const roles = ['administrator', 'editor', 'department-editor', 'moderator'] as const;
export type Role = (typeof roles)[number];

const roleOf = ({ user }: PayloadRequest): Role | undefined => user?.role;
const hasRole = (req: PayloadRequest, allowed: readonly Role[]) =>
  allowed.includes(roleOf(req) as Role);

/** The id of the department that a department editor answers for. */
export function departmentOf(req: PayloadRequest): number | undefined {
  if (roleOf(req) !== 'department-editor') return undefined;
  const department = req.user?.department;
  return (typeof department === 'object' ? department?.id : department) ?? undefined;
}

const only =
  (...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req, allowed);

export const nobody: Access = () => false;
export const anybody: Access = () => true;
export const administrators = only('administrator');
export const editors = only('administrator', 'editor');
/** Who may start, cancel and watch background jobs by hand. */
export const runsJobs = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['administrator']);
/** Private mail from visitors: not even editors read it. */
export const notesReaders = only('administrator', 'moderator');
export const messageKeepers = only('administrator', 'editor', 'moderator');

/** `allowed` read everything, all others what `publicly` says. */
export const readable =
  (publicly: boolean | Where, ...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req, allowed) || publicly;

/** Editors reach everything, department editors only what hangs on their own department. */
const inOwnDepartment =
  (otherwise: boolean | Where, path: string): Access =>
  ({ req }) => {
    if (hasRole(req, ['administrator', 'editor'])) return true;
    if (roleOf(req) !== 'department-editor') return otherwise;
    const department = departmentOf(req);
    return department === undefined ? false : { [path]: { equals: department } };
  };

export const readInDepartment = (publicly: boolean | Where, path = 'department') =>
  inOwnDepartment(publicly, path);
export const readVersionsInDepartment = inOwnDepartment(false, 'version.department');

/** A change that would hand a record to another department is refused as a whole. */
export const changeInDepartment =
  (path = 'department'): Access =>
  (args) =>
    namesOtherDepartment(args.req, args.data) ? false : inOwnDepartment(false, path)(args);

export const createInDepartment: Access = ({ req, data }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  return departmentOf(req) !== undefined && !namesOtherDepartment(req, data);
};

function namesOtherDepartment(req: PayloadRequest, data: unknown): boolean {
  const own = departmentOf(req);
  if (own === undefined || data === null || typeof data !== 'object') return false;
  if (!('department' in data) || data.department === undefined) return false;
  return Number(data.department) !== own;
}

/** Files are shared; a department editor changes only those that they brought themselves. */
export const changeOwnFiles: Access = ({ req }) => {
  if (hasRole(req, ['administrator', 'editor'])) return true;
  return departmentOf(req) !== undefined && { uploaded_by: { equals: req.user?.id } };
};
export const contributors = only('administrator', 'editor', 'department-editor');

/** Accounts: everybody their own, administrators all. */
export const ownAccount: Access = ({ req }) =>
  hasRole(req, ['administrator']) || (req.user ? { id: { equals: req.user.id } } : false);

/** Fields that decide about rights; nobody changes them for themselves. */
export const administratorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator']);
/** Addresses and telephone numbers of those who sent something. */
export const notesReadersField: FieldAccess = ({ req }) =>
  hasRole(req, ['administrator', 'moderator']);
export const nobodysField: FieldAccess = () => false;
export const editorsField: FieldAccess = ({ req }) => hasRole(req, ['administrator', 'editor']);

/** Keeps the admin's menu to what an account works with; the rules above decide what it may do. */
export const hiddenFrom =
  (...hidden: Role[]) =>
  ({ user }: { user: object | null }): boolean =>
    user !== null && 'role' in user && hidden.some((role) => role === user.role);
