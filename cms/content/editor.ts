import {
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

const left = new Set(['relationship', 'upload', 'link', 'checklist', 'inlineCode']);

/** What comes from Word or another website is made ready before the editor sees it. */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/admin/paste/PastePlugin.tsx#PasteFeature' },
});

/** The editor of every long text. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !left.has(key)),
    FixedToolbarFeature(),
    LinkFeature({ enabledCollections: ['notices', 'departments', 'media'] }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    PasteFeature(),
  ],
});
