import config from '@payload-config';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type CollectionSlug, getPayload } from 'payload';

/**
 * Redirects from the form of a new record to its list if the account cannot create such records,
 * because Payload would show an account that is signed in "Unauthorized" and "Sign out".
 */
export async function leaveRefusedForm(segments: readonly string[] = []): Promise<void> {
  const [kind, slug, form] = segments;
  if (kind !== 'collections' || form !== 'create') return;
  const payload = await getPayload({ config });
  const { user, permissions } = await payload.auth({ headers: await headers() });
  const mayCreate = permissions.collections?.[slug as CollectionSlug]?.create;
  if (user && !mayCreate) redirect(`/admin/collections/${slug}`);
}
