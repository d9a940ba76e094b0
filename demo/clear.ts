import type { CollectionSlug, Payload } from 'payload';

/** In this order: none is deleted while another names it. */
const ofDemo: CollectionSlug[] = [
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
  'submitted-photos',
  'alumni',
  'employees',
  'committees',
  'members',
  'site-pages',
  'former-principals',
  'rti-officers',
  'departments',
  'media',
];

/** Takes away what a broken-off filling has left. Only before the first account: nobody wrote anything yet. */
export async function clearUnfinished(payload: Payload): Promise<void> {
  const all = { id: { exists: true } };
  await payload.db.deleteMany({ collection: 'uses', where: all });
  for (const collection of ofDemo) await payload.delete({ collection, where: all, depth: 0 });
  // Nobody was sent any of them.
  await payload.db.deleteMany({ collection: 'file-addresses', where: all });
}
