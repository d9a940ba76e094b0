import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';

const ofDemo: CollectionSlug[] = [
  'evidence-files',
  'evidence-questions',
  'evidence-criteria',
  'evidence-groups',
  'pages',
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
  'former-principals',
  'rti-officers',
  'departments',
  'media',
];

/** Takes away what a broken-off start has left. Only before the first account: nobody wrote anything yet. */
export async function clearUnfinishedDemo(payload: Payload): Promise<void> {
  await rowsOf(payload, sql`DELETE FROM uses`);
  for (const collection of ofDemo) {
    await payload.delete({ collection, where: { id: { exists: true } }, depth: 0 });
  }
  // Nobody was sent any of them.
  await rowsOf(payload, sql`DELETE FROM file_addresses`);
}
