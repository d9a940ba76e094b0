/** What becomes of a profile that is handed in: it waits as a draft until somebody publishes it or hands it back. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
} from 'payload';
import { approvesProfiles, isTeacher, publishesProfiles } from '../../../access.ts';
import type { Employee } from '../../../payload-types.ts';
import { say } from '../../../words/say.ts';
import { refuseUnseen } from './since-hand-in.ts';

/**
 * Whatever a teacher saves is published or a draft. Payload knows a third, which writes a draft over what is public; and
 * it would publish a change that says neither.
 */
export const saveAsDraft: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isTeacher(req)) return args;
  if (operation === 'restoreVersion' && !args.draft) throw new Forbidden(req.t);
  if (operation !== 'update') return args;
  const given: { _status?: unknown } & object = args.data;
  // Whether that is allowed is asked next.
  if (given._status === 'published') return args;
  const saysDraft = args.draft || given._status !== undefined;
  const draft = saysDraft || !(await publishesProfiles(req));
  return { ...args, data: { ...given, _status: draft ? 'draft' : 'published' }, draft };
};

/** Only who approves hands back; only what is handed in anew waits from now on. */
export const followApproval: CollectionBeforeChangeHook<Employee> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const before = { handed_in_at: originalDoc?.handed_in_at, handed_back: originalDoc?.handed_back };
  const settled = { handed_in_at: null, handed_back: null };
  if (data._status === 'published') {
    if (before.handed_in_at && req.user && !approvesProfiles(req) && !isTeacher(req))
      throw new APIError(
        say(req.i18n.language, 'Submit this for approval. The head of department publishes it.'),
        403,
        undefined,
        true,
      );
    if (originalDoc?.handed_in_at && req.user && approvesProfiles(req))
      await refuseUnseen(originalDoc, req);
    return { ...data, ...settled };
  }
  if (context.isRestoringVersion) return { ...data, ...settled };
  const { handed_in_at, handed_back } = data;
  if (approvesProfiles(req) && handed_back && handed_back !== before.handed_back)
    return { ...data, handed_in_at: null };
  if (handed_in_at && handed_in_at !== before.handed_in_at)
    return { ...data, handed_in_at: new Date().toISOString(), handed_back: null };
  return { ...data, ...before };
};
