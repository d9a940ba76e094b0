import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload';

/** Collections in the order of deletion: a record before those that it uses. */
const order: CollectionSlug[] = [
  'evidence-files',
  'evidence-questions',
  'evidence-criteria',
  'evidence-groups',
  'manuals',
  'pages',
  'duty-answers',
  'reviews',
  'guides',
  'redirects',
  'courses',
  'important-files',
  'albums',
  'department-files',
  'notices',
  'photos',
  'featured-notifications',
  'holidays',
  'messages',
  'alumni-registrations',
  'visitor-notes',
  'submitted-photos',
  'email-verifications',
  'idempotency-keys',
  'alumni',
  'employees',
  'committees',
  'members',
  'site-pages',
  'former-principals',
  'rti-officers',
  'departments',
  'document-texts',
  'media',
  'imported-records',
  'import-batches',
  'uses',
  'search-entries',
  'search-words',
  'search-counts',
];

/**
 * Collections with content, in the order of deletion. Public collections that `order` does not name
 * come first, because no other uses them.
 */
export function contentInOrder({ collections }: Pick<SanitizedConfig, 'collections'>) {
  const others = collections.filter(
    ({ slug, custom }) => 'search' in (custom ?? {}) && !order.some((named) => named === slug),
  );
  return [...others.map(({ slug }) => slug as CollectionSlug), ...order];
}

export const contentGlobals: GlobalSlug[] = [
  'college',
  'admission',
  'search',
  'alert',
  'disclosure',
  'review-settings',
  'visitor-counter',
  'set-up',
];
