import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload';
import { z } from 'zod';
import { invitesPeople, roles } from '../../access.ts';
import { say } from '../../words/say.ts';
import { refuse } from '../refuse.ts';
import { type Guest, invite } from './invite.ts';

/** People at once: more make a request that takes too long. */
const MOST = 100;

const ids = z.array(z.number().int().positive()).max(MOST).default([]);
const Asked = z.object({
  role: z.enum(roles),
  /** Numbers of employees. */
  employees: ids,
  /** Numbers of accounts that were invited before. */
  accounts: ids,
  addresses: z.array(z.email().max(254)).max(MOST).default([]),
  department: z.number().int().positive().optional(),
});
type Asked = z.output<typeof Asked>;

/** `POST /api/invitations`: answers what became of each. Administrators alone, who see all accounts anyway. */
export const invitations: Endpoint = {
  path: '/invitations',
  method: 'post',
  handler: async (req) => {
    if (!invitesPeople({ req }))
      return refuse(403, say(req.i18n.language, 'Only administrators invite people.'));
    await addDataAndFileToRequest(req);
    const asked = Asked.safeParse(req.data);
    if (!asked.success)
      return refuse(
        400,
        say(
          req.i18n.language,
          'Choose a role, and at most {{most}} people with an e-mail address each.',
          { most: MOST },
        ),
      );
    const outcomes = [];
    for (const guest of await guestsOf(asked.data, req.payload)) {
      const outcome = guest.email ? await invite(req.payload, guest) : 'no-address';
      outcomes.push({ name: guest.name || guest.email, outcome });
    }
    return Response.json({ outcomes });
  },
};

const answersForDepartment = (role: Asked['role']) =>
  role === 'department-editor' || role === 'head-of-department';

async function guestsOf(asked: Asked, payload: Payload): Promise<Guest[]> {
  const written = asked.addresses.map((email) => ({
    email,
    role: asked.role,
    department: answersForDepartment(asked.role) ? asked.department : undefined,
  }));
  return [
    ...written,
    ...(await employeesIn(asked, payload)),
    ...(await accountsIn(asked, payload)),
  ];
}

async function employeesIn({ employees, role }: Asked, payload: Payload): Promise<Guest[]> {
  if (employees.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'employees',
    where: { id: { in: employees } },
    select: { name: true, email: true, department: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, name, email, department }) => ({
    email: email ?? '',
    name,
    role,
    ...((role === 'teacher' || role === 'head-of-department') && { employee: id }),
    ...(answersForDepartment(role) && typeof department === 'number' && { department }),
  }));
}

async function accountsIn({ accounts }: Asked, payload: Payload): Promise<Guest[]> {
  if (accounts.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: accounts } },
    select: { name: true, email: true, role: true },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ name, email, role }) => ({ name: name ?? undefined, email, role }));
}
