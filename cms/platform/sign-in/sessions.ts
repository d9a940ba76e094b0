import type { CollectionAfterLoginHook, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

/** Ends every session of an account except one. */
export async function endSessions(
  account: number,
  req: PayloadRequest,
  but?: string,
): Promise<void> {
  const where = { id: { equals: account } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!user) return;
  // The adapter saves a list of rows only with the whole record.
  const data = { ...user, sessions: user.sessions?.filter(({ id }) => id === but) ?? [] };
  await req.payload.db.updateOne({ collection: 'users', id: account, data, req });
}

/** Marks the invitation as accepted at the first sign-in. */
export const acceptInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!user.invited_at) return;
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_at: null },
    req,
  });
};
