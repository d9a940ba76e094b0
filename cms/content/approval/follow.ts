/**
 * Approval of profiles: a profile that is handed in waits as a draft until it is published or
 * handed back.
 */

import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { isTeacher, mayApproveProfiles, mayPublishProfiles } from '../../access.ts';
import type { Employee } from '../../payload-types.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { hasProfile } from '../types-with-profile.ts';
import { refuseUnseen } from './since-hand-in.ts';

/**
 * Makes every save of a teacher either a draft or a publication. Payload would otherwise write
 * drafts over public content, or publish a change without `_status`.
 */
export const saveAsDraft: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isTeacher(req)) return args;
  if (operation === 'restoreVersion' && !args.draft) throw new Forbidden(req.t);
  if (operation !== 'update') return args;
  const submitted: { _status?: unknown } & object = args.data;
  // The access rules check next if publishing is allowed.
  if (submitted._status === 'published') return args;
  const isDraftSave = args.draft || submitted._status !== undefined;
  const draft = isDraftSave || !(await mayPublishProfiles(req));
  return { ...args, data: { ...submitted, _status: draft ? 'draft' : 'published' }, draft };
};

interface Draft {
  handed_in_at?: string | null;
  handed_in_by?: number | null;
  handed_back?: string | null;
}

/** State of a record that waits for nothing. */
export const settled = { handed_in_at: null, handed_in_by: null, handed_back: null };

/** The submission of a draft by the account of a request. */
export const submission = ({ user }: PayloadRequest) => ({
  handed_in_at: new Date().toISOString(),
  handed_in_by: user?.id ?? null,
  handed_back: null,
});

/** Records in a draft the moment of hand-in, and the reason when an approver hands it back. */
export function followDraft(
  data: Partial<Draft>,
  original: Draft | undefined,
  req: PayloadRequest,
  mayDecide: boolean,
): Partial<Draft> {
  const { handed_in_at, handed_in_by, handed_back } = original ?? {};
  if (mayDecide && data.handed_back && data.handed_back !== handed_back)
    return { ...data, handed_in_at: null, handed_in_by };
  if (data.handed_in_at && data.handed_in_at !== handed_in_at)
    return { ...data, ...submission(req) };
  return { ...data, handed_in_at, handed_in_by, handed_back };
}

/** Approval of profiles: records what happens to a draft, and settles it when it is published. */
export const followApproval: CollectionBeforeChangeHook<Employee> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (data._status === 'published') {
    if (originalDoc?.handed_in_at && req.user && !mayApproveProfiles({ req }) && !isTeacher(req))
      throw refusalFor(req, 'notSubmitted');
    if (!originalDoc?.handed_in_at || !req.user || !mayApproveProfiles({ req }))
      return { ...data, ...settled };
    await refuseUnseen('employees', originalDoc, req);
    // The person asked for a public profile, and the approver pressed “Approve and publish”.
    return {
      ...data,
      ...settled,
      ...(hasProfile({ ...originalDoc, ...data }) && { liveNow: true }),
    };
  }
  if (context.isRestoringVersion) return { ...data, ...settled };
  return followDraft(data, originalDoc, req, mayApproveProfiles({ req }));
};
