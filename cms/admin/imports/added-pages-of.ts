import type { AddedKind } from '@college/contract/added-pages';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocale } from '../../platform/college-languages.ts';

/**
 * Visible pages that the college added for the given kinds, with their names in the language of the
 * admin.
 */
export async function addedPagesOf({ i18n, payload }: PayloadRequest, ...kinds: AddedKind[]) {
  const { docs } = await payload.find({
    collection: 'site-pages',
    where: { kind: { in: kinds }, hidden: { not_equals: true } },
    locale: collegeLocale(i18n.language),
    sort: 'path',
    depth: 0,
    pagination: false,
    ...asSystem,
  });
  return docs.map(({ id, path, title }) => ({ id, path, title: title || path }));
}
