import { editors } from '../access.ts';
import { nothing, staffCall } from '../staff-call.ts';
import { startWalk } from '../walks/walks.ts';

/** Checks all pages of the website now, in the background. */
export const walkEndpoint = staffCall({
  path: '/walk',
  method: 'post',
  input: nothing,
  right: editors,
  refusal: 'onlyEditors',
  status: 202,
  transaction: true,
  handle: async (_input, req) => ({ id: await startWalk(req.payload, req.user.id, req) }),
});
