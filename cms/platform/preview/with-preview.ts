/** Adds Payload's live preview to the forms of what the website shows on one page. */
import { type PreviewedCollection, previewedCollections } from '@college/contract/codes';
import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from 'payload';
import { idOf } from '../../id-of.ts';
import { previewAddress } from './preview-address.ts';

const livePreviewOf = (collection: PreviewedCollection): LivePreviewConfig => ({
  url: ({ data, locale, req }) => {
    const id = collection === 'college' ? 0 : (idOf(data.id) ?? 0);
    return previewAddress({ collection, id }, locale.code, req);
  },
  // Labels in figures, because Payload does not translate them.
  breakpoints: [
    { name: 'phone', label: '360 px', width: 360, height: 740 },
    { name: 'desktop', label: '1280 px', width: 1280, height: 900 },
  ],
});

const Component = '/admin/live-preview/EditView.tsx#EditView';

export function withPreview<Content extends CollectionConfig | GlobalConfig>(
  content: Content,
): Content {
  const slug = previewedCollections.find((name) => name === content.slug);
  if (!slug) return content;
  const { admin } = content;
  const { views: earlier } = admin?.components ?? {};
  const views = { ...earlier, edit: { ...earlier?.edit, default: { Component } } };
  return {
    ...content,
    admin: {
      ...admin,
      livePreview: livePreviewOf(slug),
      components: { ...admin?.components, views },
    },
  };
}
