import { asciiEmail } from '@college/contract/email-address';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  asSystem,
  belongsToDepartment,
  isAdministrator,
  mayHaveProfile,
  mayInvite,
  roles,
} from '../../access.ts';
import { provePassword } from '../../platform/sign-in/present-password.ts';
import { staffCall } from '../../staff-call.ts';
import { type Guest, invite, type Outcome } from './invite.ts';

/** People per request, because more would take too long. */
const MOST = 100;

const ids = z.array(z.number().int().positive()).max(MOST).default([]);
const Request = z.object({
  role: z.enum(roles),
  /** Ids of employees. */
  employees: ids,
  /** Confirmed addresses by id of the employee. */
  confirmed: z.record(z.string(), z.string()).default({}),
  /** Ids of accounts that were invited before. */
  accounts: ids,
  addresses: z.array(z.string().max(254)).max(MOST).default([]),
  department: z.number().int().positive().optional(),
  /** The administrator's own password, needed to make another administrator. */
  password: z.string().optional(),
});
type Request = z.output<typeof Request>;

/** A person to invite whose address may still need confirmation. */
interface Candidate extends Guest {
  /**
   * Set if the employee's address is not confirmed; with the account that changed it last, if that
   * was somebody else.
   */
  toConfirm?: { employee: number; changedBy?: string; changedAt?: string };
}

export interface InvitationResult {
  name: string;
  address: string;
  outcome: Outcome | 'no-address' | 'bad-address' | 'confirm';
  employee?: number;
  changedBy?: string;
  changedAt?: string;
}

const Address = z.email().max(254);

/** Answers a result for each person. For accounts that can see all accounts. */
export const invitations = staffCall({
  path: '/invitations',
  method: 'post',
  input: Request,
  invalid: ['invitees', { most: MOST }],
  right: mayInvite,
  refusal: 'onlyAdministrators',
  handle: async (input, req) => {
    const { role, addresses, employees, password } = input;
    if (isAdministrator(role) && addresses.length + employees.length > 0)
      await provePassword(req, req.user.id, password, { isOwn: false });
    const outcomes: InvitationResult[] = [];
    for (const candidate of await candidatesOf(input, req))
      outcomes.push(await inviteCandidate(candidate, req.payload));
    return { outcomes };
  },
});

async function inviteCandidate(
  { toConfirm, ...guest }: Candidate,
  payload: Payload,
): Promise<InvitationResult> {
  const address = asciiEmail(guest.email.trim().toLowerCase());
  const about = { name: guest.name ?? '', address };
  if (!address) return { ...about, outcome: 'no-address' };
  if (!Address.safeParse(address).success) return { ...about, outcome: 'bad-address' };
  if (toConfirm) return { ...about, outcome: 'confirm', ...toConfirm };
  return { ...about, outcome: await invite(payload, { ...guest, email: address }) };
}

async function candidatesOf(request: Request, req: PayloadRequest): Promise<Candidate[]> {
  const written = request.addresses.map((email) => ({
    email,
    role: request.role,
    department: belongsToDepartment(request.role) ? request.department : undefined,
  }));
  return [
    ...written,
    ...(await employeesIn(request, req)),
    ...(await accountsIn(request, req.payload)),
  ];
}

async function employeesIn(
  { employees, confirmed, role }: Request,
  { payload, user }: PayloadRequest,
): Promise<Candidate[]> {
  if (employees.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'employees',
    where: { id: { in: employees } },
    select: {
      name: true,
      email: true,
      department: true,
      email_changed_by: true,
      email_changed_at: true,
    },
    sort: 'name',
    pagination: false,
    ...asSystem,
  });
  return docs.map(({ id, name, email, department, email_changed_by, email_changed_at }) => {
    const changedBy =
      email_changed_by && email_changed_by !== user?.email ? email_changed_by : undefined;
    return {
      email: email ?? '',
      name,
      role,
      ...(email &&
        confirmed[id] !== email && {
          toConfirm: { employee: id, changedBy, changedAt: changedBy && (email_changed_at ?? '') },
        }),
      ...(mayHaveProfile(role) && { employee: id }),
      ...(belongsToDepartment(role) && typeof department === 'number' && { department }),
    };
  });
}

async function accountsIn({ accounts }: Request, payload: Payload): Promise<Candidate[]> {
  if (accounts.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: accounts } },
    select: { name: true, email: true, role: true },
    pagination: false,
    ...asSystem,
  });
  return docs.map(({ name, email, role }) => ({ name: name ?? undefined, email, role }));
}
