/**
 * Replaces the publish button of every content type with drafts, because Payload's publishes only
 * one language.
 */
import type { CollectionConfig } from 'payload';

const PUBLISH_BUTTON = '/admin/schedule/PublishButton.tsx#PublishButton';

export function withPublishButton(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const components = admin?.components;
  const edit = { PublishButton: PUBLISH_BUTTON, ...components?.edit };
  return { ...collection, admin: { ...admin, components: { ...components, edit } } };
}
