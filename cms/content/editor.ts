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

const left = new Set(['relationship', 'upload', 'link', 'checklist', 'inlineCode']);

/** What comes from Word or another website is made ready before the editor sees it. */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/admin/paste/PastePlugin.tsx#PasteFeature' },
});

/** Payload encodes the whole of an address that it finds odd, as `/files/a%20b.pdf`; the link then leads nowhere. */
const withPlainAddress = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) =>
    field.type === 'text' && field.name === 'url'
      ? { ...field, hooks: { ...field.hooks, beforeChange: [] } }
      : field,
  );

/** Each has a row in `tests/pages/editor-features.test.ts`, which follows it to the page. */
export const editorFeatures = [
  ...defaultEditorFeatures.filter(({ key }) => !left.has(key)),
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

/** The editor of every long text. */
export const editor = lexicalEditor({ features: () => editorFeatures });
