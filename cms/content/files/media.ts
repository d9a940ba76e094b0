import { imageCopyName, imageFormats, imageWidths } from '@college/contract/images';
import type { CollectionConfig, Field, ImageSize, PayloadRequest } from 'payload';
import {
  changeOwnFiles,
  contributors,
  hiddenFromRoles,
  nobodysField,
  readFiles,
} from '../../access.ts';
import type { Media as StoredMedia } from '../../payload-types.ts';
import { isTranslation } from '../../platform/college-languages.ts';
import { addressHooks } from '../../platform/files/assign-addresses.ts';
import { fileCollection } from '../../platform/files/file-collection.ts';
import { allowedTypes } from '../../platform/files/file-types.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { refuseReplacement } from '../../platform/references/refuse-replacement.ts';
import { accessibilityOptions } from '../../platform/texts/accessibility.ts';
import { extractionHooks } from '../../platform/texts/enqueue-extraction.ts';
import { notSearched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { documentFields, privateFields } from './document-fields.ts';
import { filmFields } from './film-fields.ts';
import type { PhotoDetails } from './photo-details.ts';
import { prepareUpload } from './prepare-upload.ts';
import { searchFileNames } from './search-file-names.ts';

/**
 * Sizes made once at upload. Payload skips a size that is larger than the original, because no
 * height is given and enlarging is off.
 */
const copies = imageWidths.flatMap((width) =>
  imageFormats.map(
    (format): ImageSize => ({
      name: `${format}${width}`,
      width,
      formatOptions: {
        format,
        options:
          format === 'avif'
            ? // Chroma subsampling as in webp takes a third less time and saves some bytes.
              { quality: 45, effort: 2, chromaSubsampling: '4:2:0' }
            : { quality: 74, effort: 3 },
      },
      generateImageName: ({ originalName, extension }) =>
        `${imageCopyName(originalName, width)}.${extension}`,
      admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
    }),
  ),
);

/** Requires alternative text in the main language only, because other languages fall back to it. */
function validateAlt(
  value: unknown,
  { data, req }: { data: { mimeType?: unknown }; req: PayloadRequest },
) {
  const needed = String(data.mimeType).startsWith('image/') && !isTranslation(req.locale);
  return (
    !needed ||
    /\S/.test(String(value ?? '')) ||
    say(req.i18n.language, 'Describe in a few words what the picture shows.')
  );
}

/** A hidden field with what the camera wrote into a photo, because the stored file has no metadata. */
const fromCamera = (name: keyof PhotoDetails) =>
  ({
    access: { create: nobodysField, update: nobodysField },
    admin: { hidden: true, disableListColumn: true },
    hooks: {
      beforeChange: [
        ({ req, value }: { req: PayloadRequest; value?: unknown }) =>
          req.file ? (req.context.photo as PhotoDetails | undefined)?.[name] : value,
      ],
    },
  }) satisfies Partial<Field>;

const storedFiles = fileCollection(folders.media);

export const Media = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Pictures & files' },
  admin: {
    hidden: hiddenFromRoles('moderator', 'teacher', 'head-of-department'),
    group: groups.files,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'accessibility', 'createdAt'],
    listSearchableFields: ['filename', 'alt'],
    pagination: { defaultLimit: 25 },
    components: { beforeListTable: ['/admin/uploads/AddToList.tsx#AddToList'] },
    description:
      'All files of the website, newest first. You can upload files in every form. Come here to correct a description or to replace a file.',
  },
  defaultSort: '-createdAt',
  // Duplicating is off, because the copy would have no file.
  disableDuplicate: true,
  upload: {
    ...storedFiles.upload,
    mimeTypes: [...allowedTypes],
    imageSizes: copies,
    adminThumbnail: 'webp320',
    // Cropping is off, because it would change the size that the file name contains.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    // AddToList uploads many.
    bulkUpload: false,
    // ReplaceFile has words instead of Payload's cross.
    hideRemoveFile: true,
  },
  access: {
    create: contributors,
    read: readFiles,
    update: changeOwnFiles,
    delete: changeOwnFiles,
  },
  custom: {
    ...notSearched,
    hiddenFields: () => privateFields,
    ...sheet<StoredMedia>({
      fields: ['filename', 'alt', 'mimeType', 'filesize', 'createdAt'],
      keys: [],
    }),
  },
  hooks: {
    ...storedFiles.hooks,
    beforeOperation: [...storedFiles.hooks.beforeOperation, searchFileNames, prepareUpload],
    beforeChange: [
      refuseReplacement,
      ...storedFiles.hooks.beforeChange,
      ...addressHooks.beforeChange,
    ],
    afterChange: [...addressHooks.afterChange, ...extractionHooks.afterChange],
    afterDelete: [...storedFiles.hooks.afterDelete, ...extractionHooks.afterDelete],
  },
  fields: [
    {
      name: 'replace_file',
      label: 'Replace the file',
      type: 'ui',
      admin: {
        components: { Field: '/admin/fields/ReplaceFile.tsx#ReplaceFile' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      name: 'alt',
      label: 'Description or name',
      type: 'text',
      localized: true,
      admin: {
        description:
          'For a picture, describe what it shows. It is read aloud to people who cannot see it. For a document, enter the name that visitors see on its link.',
      },
      validate: validateAlt,
    },
    documentFields,
    filmFields,
    {
      name: 'is_first_frame',
      label: 'The picture was animated before the upload',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodysField, update: nobodysField },
      admin: { hidden: true, disableListColumn: true },
      hooks: {
        beforeChange: [({ req, value }) => (req.file ? req.context.isFirstFrame === true : value)],
      },
    },
    {
      name: 'has_place',
      label: 'The photo had its place before the upload',
      type: 'checkbox',
      defaultValue: false,
      ...fromCamera('has_place'),
    },
    {
      name: 'taken_on',
      label: 'Day on which the photo was taken',
      type: 'text',
      ...fromCamera('taken_on'),
    },
    {
      name: 'moving_picture',
      label: 'Animated picture',
      type: 'ui',
      admin: {
        components: { Field: '/admin/fields/MovingPicture.tsx#MovingPicture' },
        disableListColumn: true,
      },
    },
    {
      name: 'file_text',
      label: 'Text of the file',
      type: 'ui',
      admin: {
        components: { Field: '/admin/fields/file-text/FileText.tsx#FileText' },
        disableListColumn: true,
      },
    },
    {
      name: 'accessibility',
      label: 'Accessibility',
      type: 'select',
      index: true,
      options: accessibilityOptions,
      access: { create: nobodysField, update: nobodysField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ accessibility }) => Boolean(accessibility),
        description: 'Read from the PDF and its text.',
      },
      hooks: { beforeChange: [({ req, value }) => (req.file ? null : value)] },
    },
    {
      name: 'address',
      label: 'Name in the file address',
      type: 'text',
      unique: true,
      access: { create: nobodysField, update: nobodysField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ address }) => Boolean(address),
        components: { Field: '/admin/fields/FileAddress.tsx#FileAddress' },
      },
    },
    {
      name: 'uploaded_by',
      label: 'Uploaded by',
      type: 'relationship',
      relationTo: 'users',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ uploaded_by }) => Boolean(uploaded_by),
      },
      hooks: {
        beforeChange: [
          ({ operation, req, value }) => (operation === 'create' ? req.user?.id : value),
        ],
      },
    },
  ],
} satisfies CollectionConfig;
