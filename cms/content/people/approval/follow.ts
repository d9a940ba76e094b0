/**
 * Approval of profiles: a profile that is handed in waits as a draft until it is published or
 * handed back.
 */

import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
} from 'payload';
import { isTeacher, mayApproveProfiles, mayPublishProfiles } from '../../../access.ts';
import type { Employee } from '../../../payload-types.ts';
import { refusalFor } from '../../../platform/refusal-for.ts';
import { hasProfile } from '../profile-tabs.ts';
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

/** Records the moment of hand-in, and the reason when an approver hands a profile back. */
export const followApproval: CollectionBeforeChangeHook<Employee> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const before = { handed_in_at: originalDoc?.handed_in_at, handed_back: originalDoc?.handed_back };
  const settled = { handed_in_at: null, handed_back: null };
  if (data._status === 'published') {
    if (before.handed_in_at && req.user && !mayApproveProfiles({ req }) && !isTeacher(req))
      throw refusalFor(req, 'notSubmitted');
    if (!originalDoc?.handed_in_at || !req.user || !mayApproveProfiles({ req }))
      return { ...data, ...settled };
    await refuseUnseen(originalDoc, req);
    // The person asked for a public profile, and the approver pressed “Approve and publish”.
    return {
      ...data,
      ...settled,
      ...(hasProfile({ ...originalDoc, ...data }) && { liveNow: true }),
    };
  }
  if (context.isRestoringVersion) return { ...data, ...settled };
  const { handed_in_at, handed_back } = data;
  if (mayApproveProfiles({ req }) && handed_back && handed_back !== before.handed_back)
    return { ...data, handed_in_at: null };
  if (handed_in_at && handed_in_at !== before.handed_in_at)
    return { ...data, handed_in_at: new Date().toISOString(), handed_back: null };
  return { ...data, ...before };
};
