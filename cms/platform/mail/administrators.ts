import type { PayloadRequest } from 'payload';
import { administratorAccounts, asSystem } from '../../access.ts';

/** Addresses of all administrators who have signed in. */
export async function administratorsOf(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...asSystem,
    collection: 'users',
    where: {
      and: [administratorAccounts, { invited_at: { exists: false } }],
    },
    pagination: false,
    select: { email: true },
    req,
  });
  return docs.map(({ email }) => email);
}
