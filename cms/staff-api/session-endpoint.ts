/**
 * `POST /api/sessions/end`: ends a session of an account, or all except the one of the request. For
 * the own account, and for administrators.
 */
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { mayEndSessions } from '../access.ts';
import { endSessions, sessionOf } from '../platform/sign-in/sessions.ts';
import { say } from '../words/say.ts';
import { refuse } from './refuse.ts';

const Request = z.object({
  account: z.number().int().positive(),
  /** The id of the session; without it, all others end. */
  session: z.string().min(1).max(100).optional(),
});

export const sessionEnd: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { language } = req.i18n;
    if (!req.user) return refuse(401, say(language, 'Please sign in first.'));
    await addDataAndFileToRequest(req);
    const request = Request.safeParse(req.data);
    if (!request.success) return refuse(404, say(language, 'There is no such account.'));
    const { account, session } = request.data;
    if (!mayEndSessions(req, account))
      return refuse(403, say(language, 'Only administrators can do this.'));
    await endSessions(account, req, session ? { only: session } : { but: sessionOf(req.user) });
    return Response.json({});
  },
};
