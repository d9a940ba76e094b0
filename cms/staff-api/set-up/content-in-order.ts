import type { CollectionSlug, GlobalSlug } from 'payload';

/** What a college wrote and was sent, in an order in which it can go: nothing before what needs it. */
export const contentInOrder: CollectionSlug[] = [
  'evidence-files',
  'evidence-questions',
  'evidence-criteria',
  'evidence-groups',
  'pages',
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
  'media',
  'imported-records',
  'import-batches',
  'uses',
];

export const contentGlobals: GlobalSlug[] = ['college', 'admission', 'visitor-counter', 'set-up'];
