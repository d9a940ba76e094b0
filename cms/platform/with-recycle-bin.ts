/**
 * Adds a recycle bin to a collection: deleted records are hidden from every call until they are
 * restored or their time is over (`cms/jobs/sweep.ts`). Payload calls it trash and sets
 * `deletedAt`.
 */

import { asRecord } from '@college/contract/as-record';
import {
  type Access,
  type AccessArgs,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type Where,
} from 'payload';
import { say } from '../words/say.ts';
import { refuseWhileShown, titleOf } from './references/refuse-deletion.ts';
import { idsInBin } from './references/sources.ts';
import { targetsIn } from './references/targets.ts';
import { refusalFor } from './refusal-for.ts';

const isTrashed = (record: unknown): boolean => Boolean(asRecord(record).deletedAt);

const checkChange: CollectionBeforeValidateHook = async (args) => {
  const { collection, data, originalDoc, operation, req } = args;
  if (!data) return data;
  await refuseUsedCodes(args);
  if (operation !== 'update') return data;
  if (data.deletedAt && !isTrashed(originalDoc))
    await refuseWhileShown(collection.slug, originalDoc.id, req);
  if (data.deletedAt !== null || !isTrashed(originalDoc)) return data;
  await refuseMissingParts(collection, originalDoc.id, req);
  // Keeps the state, because Payload would turn a published record into a draft.
  return '_status' in originalDoc ? { ...data, _status: originalDoc._status } : data;
};

const outsideBin: Where = { deletedAt: { exists: false } };

/** Hides the recycle bin from users who may not delete. Visitors can never see it. */
const outsideBinUnlessDeletable = (allows: Access, mayDelete: Access): Access =>
  async function allowed(args) {
    const allowed = await allows(args);
    if (allowed === false || !args.req.user) return allowed;
    const deletes = await mayDelete(withoutData(args));
    if (deletes === true) return allowed;
    const reached = deletes === false ? outsideBin : { or: [outsideBin, deletes] };
    return allowed === true ? reached : { and: [allowed, reached] };
  };

/**
 * Access arguments without data, because the right to delete does not depend on the submitted
 * values.
 */
const withoutData = ({ data: _, ...args }: AccessArgs): AccessArgs => args;

const everybody: Access = () => true;

export function withRecycleBin(collection: CollectionConfig): CollectionConfig {
  const { access = {}, hooks = {} } = collection;
  const { read: mayRead = everybody, update = everybody, delete: mayDelete = everybody } = access;
  return {
    ...collection,
    trash: true,
    access: {
      ...access,
      read: outsideBinUnlessDeletable(mayRead, mayDelete),
      update: outsideBinUnlessDeletable(update, mayDelete),
    },
    hooks: { ...hooks, beforeValidate: [...(hooks.beforeValidate ?? []), checkChange] },
  };
}

/** Refuses to restore a record before the records that it refers to. */
async function refuseMissingParts(
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const saved = await req.payload.db.findOne({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  });
  const allTargets = targetsIn(flattenedFields, saved).filter(({ key }) => !key.startsWith('/'));
  const titles: string[] = [];
  for (const [collection, targets] of Map.groupBy(allTargets, (target) => target.collection)) {
    const target = collection as CollectionSlug;
    const ids = await idsInBin(target, { id: { in: targets.map(({ key }) => Number(key)) } }, req);
    if (ids.length > 0) titles.push(await titleOf(target, ids, req));
  }
  if (titles.length === 0) return;
  throw refusalFor(req, 'missingParts', { names: titles.join(', ') });
}

/** Refuses a unique code that a record in the recycle bin has. */
const refuseUsedCodes: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  for (const field of collection.flattenedFields) {
    if (!('unique' in field) || !field.unique || field.type !== 'text') continue;
    const value: unknown = data?.[field.name];
    if (!value || value === originalDoc?.[field.name]) continue;
    const where = { [field.name]: { equals: value } };
    const ids = await idsInBin(collection.slug as CollectionSlug, where, req);
    if (ids.length === 0) continue;
    const message = say(
      req.i18n.language,
      'A record in the recycle bin already has this value. Restore that record or delete it permanently.',
    );
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: field.name, message }] },
      req.t,
    );
  }
};
