import {
  createServerFeature,
  defaultEditorFeatures,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';

const removedFeatures = new Set(['relationship', 'upload', 'link', 'checklist', 'inlineCode']);

/** Cleans text pasted from Word or another website before the editor reads it. */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/admin/paste/PastePlugin.tsx#PasteFeature' },
});

/**
 * Disables Payload's encoding of link addresses, which encodes `/files/a%20b.pdf` twice and breaks
 * the link.
 */
const withPlainAddress = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) =>
    field.type === 'text' && field.name === 'url'
      ? { ...field, hooks: { ...field.hooks, beforeChange: [] } }
      : field,
  );

/**
 * Features of the editor. Each has a row in `tests/pages/editor-features.test.ts`, which checks it
 * on the page.
 */
export const editorFeatures = [
  ...defaultEditorFeatures.filter(({ key }) => !removedFeatures.has(key)),
  FixedToolbarFeature(),
  LinkFeature({
    enabledCollections: ['notices', 'departments', 'media'],
    fields: ({ defaultFields }) => withPlainAddress(defaultFields),
  }),
  UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: [{ name: 'caption', label: 'Caption', type: 'text' }] } },
  }),
  EXPERIMENTAL_TableFeature(),
  PasteFeature(),
];

/** The editor of every rich text. */
export const editor = lexicalEditor({ features: () => editorFeatures });
