import type { CollectionAfterLoginHook, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

/** Ends every session of an account but this one, if any. */
export async function endSessions(
  account: number,
  req: PayloadRequest,
  but?: string,
): Promise<void> {
  const where = { id: { equals: account } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!user) return;
  // The adapter writes a list of rows with their whole record alone.
  const data = { ...user, sessions: user.sessions?.filter(({ id }) => id === but) ?? [] };
  await req.payload.db.updateOne({ collection: 'users', id: account, data, req });
}

/** On accounts: whoever has signed in, with the link or later, waits for no invitation any more. */
export const acceptInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!user.invited_at) return;
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_at: null },
    req,
  });
};
