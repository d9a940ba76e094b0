import {
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

const left = new Set(['relationship', 'upload', 'link', 'checklist', 'inlineCode']);

/** The editor of every long text. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !left.has(key)),
    FixedToolbarFeature(),
    LinkFeature({ enabledCollections: ['notices', 'departments', 'media'] }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
  ],
});
