/**
 * Limits what a role may do to many records at once, because Payload allows every change of up to a
 * thousand records to every account that may change one.
 */
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type SanitizedCollectionConfig,
} from 'payload';
import { type BulkAction, bulkActionsOf } from '../../access.ts';

/** The bulk actions that a request does. The buttons of the list send nothing else. */
function actionsOf(data: Record<string, unknown>): BulkAction[] {
  const { _status, deletedAt, ...others } = data;
  const isBin = deletedAt !== undefined;
  const actions: (BulkAction | false)[] = [
    isBin && 'delete',
    _status === 'published' && 'publish',
    // Restoring from the recycle bin also sets the draft state.
    _status !== undefined && _status !== 'published' && !isBin && 'unpublish',
    (Object.keys(others).length > 0 || Object.keys(data).length === 0) && 'edit',
  ];
  return actions.filter((action) => action !== false);
}

/** True for a decision on submissions, which are decided one by one. */
const decides = (changes: object, { flattenedFields }: SanitizedCollectionConfig): boolean =>
  'status' in changes && flattenedFields.some(({ name }) => name === 'decisions');

const refuseInBulk: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  if (overrideAccess || !req.user || ('id' in args && args.id !== undefined)) return args;
  const changes: object = 'data' in args ? args.data : {};
  const actions = operation === 'delete' ? ['delete' as const] : actionsOf({ ...changes });
  const allowed = bulkActionsOf(req);
  if (!actions.every((action) => allowed.includes(action)) || decides(changes, collection))
    throw new Forbidden(req.t);
  return args;
};

export const withBulkLimits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseInBulk, ...(collection.hooks?.beforeOperation ?? [])],
  },
});
