/**
 * What Payload adds itself is open to every account: its record of planned jobs concerns nobody, locks only their owners.
 *
 * Upstream: none found; https://github.com/payloadcms/payload/pull/11624 closed the locks to visitors alone.
 * Until: tests/faults/admin-roles.test.ts passes without it.
 */
import type { SanitizedConfig } from 'payload';
import { locks, nobody } from '../access.ts';

export function closePayloadsOwn(sanitized: SanitizedConfig): SanitizedConfig {
  for (const global of sanitized.globals)
    if (global.slug === 'payload-jobs-stats')
      global.access = { read: nobody, readVersions: nobody, update: nobody };
  for (const collection of sanitized.collections)
    if (collection.slug === 'payload-locked-documents')
      collection.access = { ...collection.access, ...locks };
  return sanitized;
}
