/**
 * Adds a recycle bin to a collection: deleted records are hidden from every call until they are
 * restored or their time is over (`cms/jobs/sweep.ts`). Payload calls it trash and sets
 * `deletedAt`.
 */
import { asRecord } from '@college/contract/as-record';
import type {
  Access,
  AccessArgs,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Where,
} from 'payload';
import { refuseWhileShown } from '../references/refuse-deletion.ts';
import { refuseMissingParts, refuseUsedCodes } from './refuse-restore.ts';

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
