import type { CollectionAfterLoginHook } from 'payload';

/** On accounts: whoever has signed in, with the link or later, waits for no invitation any more. */
export const takeUpInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!user.invited_at) return;
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invited_at: null },
    req,
  });
};
