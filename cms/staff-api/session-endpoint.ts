/** Ends a session of an account, or all except the one of the request. */
import { z } from 'zod';
import { mayEndSessions } from '../access.ts';
import { endSessions, sessionOf } from '../platform/sign-in/sessions.ts';
import { staffCall } from '../staff-call.ts';

export const sessionEnd = staffCall({
  path: '/sessions/end',
  method: 'post',
  input: z.object({
    account: z.int().positive(),
    /** The id of the session; without it, all others end. */
    session: z.string().min(1).max(100).optional(),
  }),
  invalid: ['noAccount'],
  right: ({ req, input }) => mayEndSessions(req, input.account),
  refusal: 'onlyAdministrators',
  handle: async ({ account, session }, req) => {
    await endSessions(account, req, session ? { only: session } : { but: sessionOf(req.user) });
    return {};
  },
});
