/** Payload lets whoever may change one record change a thousand at once, in any field: here a role says what of that. */
import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { type BulkAction, bulkRights } from './bulk-rights.ts';

/** What the button of the list does sends no more than this. */
function actionsOf(data: Record<string, unknown>): BulkAction[] {
  const { _status, deletedAt, ...others } = data;
  const isBin = deletedAt !== undefined;
  const actions: (BulkAction | false)[] = [
    isBin && 'delete',
    _status === 'published' && 'publish',
    // What comes back from the recycle bin says that it is a draft.
    _status !== undefined && _status !== 'published' && !isBin && 'take-off',
    (Object.keys(others).length > 0 || Object.keys(data).length === 0) && 'edit',
  ];
  return actions.filter((action) => action !== false);
}

const refuseInBulk: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  if (overrideAccess || !req.user || ('id' in args && args.id !== undefined)) return args;
  const given: object = 'data' in args ? args.data : {};
  const actions = operation === 'delete' ? ['delete' as const] : actionsOf({ ...given });
  const allowed = bulkRights[req.user.role];
  if (!actions.every((action) => allowed.includes(action))) throw new Forbidden(req.t);
  return args;
};

export const withBulkLimits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseInBulk, ...(collection.hooks?.beforeOperation ?? [])],
  },
});
