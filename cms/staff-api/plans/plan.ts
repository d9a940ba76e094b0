/** Schedules publishing and unpublishing with the jobs of Payload's schedulePublish task. */

import { asRecord } from '@college/contract/as-record';
import {
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  docAccessOperation,
  type PayloadRequest,
  type ServerFunction,
} from 'payload';
import { z } from 'zod';
import { asSystem } from '../../access.ts';
import { refuseUnapprovedPlan } from '../../content/approval/second-account.ts';
import { isApiError } from '../../payload-errors.ts';
import type { TaskSchedulePublish } from '../../payload-types.ts';
import { forgetFailedPlans } from '../../platform/failed-plan.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { noteAfterCommit } from '../../platform/security-log/note-changes.ts';
import { SERVER } from '../../platform/security-log/security-log.ts';
import { say } from '../../words/say.ts';

/** True for a content type whose publishing can be scheduled. */
const canBePlanned = ({ versions }: Pick<CollectionConfig, 'versions'>): boolean =>
  typeof versions === 'object' &&
  typeof versions.drafts === 'object' &&
  Boolean(versions.drafts.schedulePublish);

type Plannable = NonNullable<TaskSchedulePublish['input']['doc']>['relationTo'];

interface Plan {
  collection: string;
  id: number;
  at: Date;
  publishes: boolean;
}

/**
 * Queues a job that runs with the user's rights. Refuses past times and records that the user may
 * not publish.
 */
async function queuePlan(req: PayloadRequest, plan: Plan): Promise<void> {
  await refuseUnlessPublisher(req, plan);
  // Also refuses invalid dates, for which every comparison is false.
  if (!(plan.at > new Date())) throw refusalFor(req, 'timePassed');
  if (plan.publishes) await refuseUnapprovedPlan(plan.collection, plan.id, req);
  await forgetFailedPlans(plan.collection, plan.id, req);
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: plan.publishes ? 'publish' : 'unpublish',
      // Payload's jobs expect ids as text, although their type says numbers.
      doc: { relationTo: plan.collection as Plannable, value: String(plan.id) as never },
      user: req.user && { relationTo: 'users', value: req.user.id },
    },
    waitUntil: plan.at,
    req,
  });
  await notePlan(req, 'plan', plan);
}

/** Deletes a scheduled job, if the account may publish its record. */
async function cancelPlan(req: PayloadRequest, job: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: job }, taskSlug: { equals: 'schedulePublish' } },
    select: { input: true },
    limit: 1,
    pagination: false,
    req,
    ...asSystem,
  });
  // It was cancelled by somebody else, or has run.
  if (!docs[0]) return;
  const { relationTo, value } = asRecord(asRecord(docs[0].input).doc);
  await refuseUnlessPublisher(req, { collection: String(relationTo), id: Number(value) });
  await req.payload.delete({ collection: 'payload-jobs', id: job, req, ...asSystem });
  await notePlan(req, 'cancel-plan', { collection: String(relationTo), id: Number(value) });
}

/** Writes to the security log who scheduled a publication, and for when. */
const notePlan = (
  req: PayloadRequest,
  event: 'plan' | 'cancel-plan',
  { collection: list, id: record, at }: Pick<Plan, 'collection' | 'id'> & { at?: Date },
) =>
  noteAfterCommit(req, event, req.user?.email ?? SERVER, {
    ...{ list, record, ...(at && { to: at.toISOString() }) },
  });

async function refuseUnlessPublisher(
  req: PayloadRequest,
  { collection, id }: Pick<Plan, 'collection' | 'id'>,
): Promise<void> {
  if (await mayPublish(req, collection, id)) return;
  throw refusalFor(req, 'noRightToPublish');
}

async function mayPublish(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  const collection = req.payload.collections[slug as CollectionSlug];
  if (!req.user || !collection || !canBePlanned(collection.config)) return false;
  const { totalDocs } = await req.payload.count({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
    ...asSystem,
  });
  if (totalDocs === 0) return false;
  const { update } = await docAccessOperation({
    id,
    collection,
    data: { _status: 'published' },
    req,
  });
  // True, or the condition that the record meets. A condition that it does not meet is left out.
  return Boolean(update);
}

/** Query parameter with the ISO time, as in `POST /api/notices?draft=true&publish_at=…`. */
const PARAMETER = 'publish_at';

/** Schedules publication while saving, so that a new record needs no second request. */
export const withPlannedPublishing = (collection: CollectionConfig): CollectionConfig =>
  canBePlanned(collection)
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [...(collection.hooks?.afterChange ?? []), planPublishing],
        },
      }
    : collection;

/** Saves the record and its plan in one transaction, so a refused plan saves nothing. */
const planPublishing: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await forgetFailedPlans(collection.slug, doc.id, req);
  const at = req.query?.[PARAMETER];
  if (typeof at !== 'string') return doc;
  // Other records saved in the same request, such as files, are not scheduled.
  req.query = { ...req.query, [PARAMETER]: undefined };
  await queuePlan(req, {
    collection: collection.slug,
    id: doc.id,
    at: new Date(at),
    publishes: true,
  });
  return doc;
};

const ScheduleRequest = z.union([
  z.object({ deleteID: z.int().positive() }),
  z.object({
    type: z.enum(['publish', 'unpublish']),
    date: z.coerce.date(),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number<string>().int().positive() }),
  }),
]);

/**
 * Replaces Payload's server function `schedule-publish`, which lets every account cancel scheduled
 * changes of others. Returns `{ message }`, or `{ error }` with a sentence.
 */
export const schedulePublish: ServerFunction = async ({ req, ...args }) => {
  const request = ScheduleRequest.safeParse(args);
  if (!request.success) return { error: say(req.i18n.language, 'This could not be saved.') };
  try {
    if ('deleteID' in request.data) await cancelPlan(req, request.data.deleteID);
    else {
      const { type, date, doc } = request.data;
      const { relationTo: collection, value: id } = doc;
      await queuePlan(req, { collection, id, at: date, publishes: type === 'publish' });
    }
    return { message: req.i18n.t('general:success') };
  } catch (error) {
    const isForPeople = isRefusal(error) || (isApiError(error) && error.isPublic === true);
    if (!isForPeople) req.payload.logger.error({ err: error, msg: 'A schedule was not changed' });
    return {
      error: isForPeople
        ? error.message
        : say(req.i18n.language, 'Something went wrong. Try again.'),
    };
  }
};
