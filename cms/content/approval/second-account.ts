/**
 * A second pair of eyes for notices and pages: what one account publishes waits as a draft until
 * another account approves or returns it. The rule is in `account-rules`.
 */
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import {
  asSystem,
  isSecondAccount,
  needsSecondAccount,
  readSecondAccountRule,
  type SecondAccountSlug,
} from '../../access.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { cancelPublications } from '../../platform/failed-plan.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { approval } from './fields.ts';
import { followDraft, settled, submission } from './follow.ts';
import { mailSubmitter } from './mail.ts';
import { refuseUnseen } from './since-hand-in.ts';

declare module 'payload' {
  interface RequestContext {
    /** True between the hooks of a save that asked for publication and became a submission. */
    isSubmission?: boolean;
  }
}

interface Draft {
  id: number;
  updatedAt: string;
  type?: unknown;
  handed_in_at?: string | null;
  handed_in_by?: number | null;
}

/** Fields of a publication that changes nothing else: its state, and the version that the form shows. */
const ofPublication = new Set(['_status', 'updatedAt']);

const latestOf = async (
  collection: SecondAccountSlug,
  id: number,
  req: PayloadRequest,
): Promise<Draft | null> =>
  req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, disableErrors: true, trash: true },
    req: await sameTransaction(req),
    ...asSystem,
  });

/** Throws a `Refusal` unless another account submitted the draft, or nobody needs to approve it. */
async function refuseUnapproved(
  slug: SecondAccountSlug,
  draft: Partial<Draft>,
  types: readonly unknown[],
  req: PayloadRequest,
): Promise<void> {
  if (!(await needsSecondAccount(req, slug, types)) || isSecondAccount(req, draft)) return;
  throw refusalFor(req, draft.handed_in_at ? 'ownApproval' : 'approvalNeeded');
}

/** Refuses to schedule the publication of a record that the account may not approve. */
export async function refuseUnapprovedPlan(
  slug: string,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  if (slug !== 'notices' && slug !== 'pages') return;
  const latest = await latestOf(slug, id, req);
  if (latest) await refuseUnapproved(slug, latest, [latest.type], req);
}

/** Turns a publication into a submission, unless it approves what another account submitted. */
const submitInstead =
  (slug: SecondAccountSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!req.user || (operation !== 'create' && operation !== 'update')) return args;
    const data = asRecord(args.data);
    if (data._status !== 'published') return args;
    const { types, pages } = await readSecondAccountRule(req);
    if (slug === 'pages' ? !pages : types.length === 0) return args;
    const changes = Object.keys(data).some((name) => !ofPublication.has(name));
    const id = 'id' in args && args.id !== undefined ? Number(args.id) : undefined;
    if (operation === 'update' && id === undefined) {
      // Of many records each is checked below, but none of them may change unseen.
      if (changes) throw refusalFor(req, 'approvalNeeded');
      return args;
    }
    const latest = id === undefined ? null : await latestOf(slug, id, req);
    if (!(await needsSecondAccount(req, slug, [data.type, latest?.type]))) return args;
    if (latest?.handed_in_at && !changes) return args;
    req.context.isSubmission = true;
    return { ...args, data: { ...data, _status: 'draft' }, draft: true };
  };

/** Follows a draft until it is approved, and refuses every publication that another account has not approved. */
const followSecondAccount =
  (slug: SecondAccountSlug): CollectionBeforeChangeHook =>
  async ({ context, data, operation, originalDoc, req }) => {
    const original: Partial<Draft> = operation === 'create' ? {} : originalDoc;
    const { isSubmission } = context;
    context.isSubmission = false;
    if (data._status === 'published') {
      if (req.user) await refuseUnapproved(slug, original, [data.type, original.type], req);
      if (original.handed_in_at) await refuseUnseen(slug, originalDoc, req);
      return { ...data, ...settled };
    }
    // A plan to publish was made for the draft as it was.
    if (original.id !== undefined && original.handed_in_at)
      await cancelPublications(slug, original.id, req);
    if (isSubmission) return { ...data, ...submission(req) };
    if (operation === 'create' || context.isRestoringVersion) return { ...data, ...settled };
    const followed = followDraft(data, original, req, isSecondAccount(req, original));
    const isSavedAgain = followed.handed_in_at && followed.handed_in_at === original.handed_in_at;
    // Who changes a submitted draft cannot approve it.
    return isSavedAgain && req.user ? { ...followed, ...submission(req) } : followed;
  };

/** Adds the second pair of eyes to a collection with drafts. */
export function withSecondAccount<Config extends CollectionConfig & { slug: SecondAccountSlug }>(
  collection: Config,
): Config {
  const { admin, fields, hooks, slug } = collection;
  return {
    ...collection,
    fields: [...approval, ...fields],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          PublishButton: '/admin/inbox/approval/Approval.tsx#PublishRecordSlot',
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), submitInstead(slug)],
      beforeChange: [...(hooks?.beforeChange ?? []), followSecondAccount(slug)],
      afterChange: [...(hooks?.afterChange ?? []), mailSubmitter(slug)],
    },
  };
}
