/**
 * Closes Payload's own collections, which are open to every account: planned jobs for everybody,
 * and locks except to their owners.
 *
 * Upstream: none found; https://github.com/payloadcms/payload/pull/11624 closed the locks to visitors alone.
 * Until: tests/faults/admin-roles.test.ts passes without it.
 */
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { asSystem, locks, nobody } from '../../access.ts';

/**
 * Shows the editing user by name, because other accounts are not readable and Payload would show
 * 'User: 1'.
 */
const showUserByName: CollectionAfterReadHook = async ({ doc, req }) => {
  const id: unknown = doc.user?.value;
  if (typeof id !== 'number') return doc;
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    disableErrors: true,
    req: { transactionID: await req.transactionID },
    ...asSystem,
  });
  if (!user) return doc;
  const email = user.name || user.email.split('@')[0];
  return { ...doc, user: { ...doc.user, value: { id, email } } };
};

export function closePayloadsOwn(sanitized: SanitizedConfig): void {
  for (const global of sanitized.globals)
    if (global.slug === 'payload-jobs-stats')
      global.access = { read: nobody, readVersions: nobody, update: nobody };
  for (const collection of sanitized.collections)
    if (collection.slug === 'payload-locked-documents') {
      collection.access = { ...collection.access, ...locks };
      collection.hooks.afterRead.push(showUserByName);
    }
}
