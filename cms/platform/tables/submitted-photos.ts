import type { CollectionConfig } from 'payload';
import { nobody, notesReaders } from '../../access.ts';
import { fileCollection } from '../files/file-collection.ts';
import { folders } from '../files/storage-types.ts';

const storedFiles = fileCollection(folders.photos);

/** Photos of visitors, stored outside the public folder. Only moderators see them. */
export const SubmittedPhotos = {
  slug: 'submitted-photos',
  labels: { singular: 'Submitted photo', plural: 'Submitted photos' },
  admin: { hidden: true },
  upload: {
    ...storedFiles.upload,
    mimeTypes: ['image/jpeg'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store');
      return headers;
    },
  },
  hooks: storedFiles.hooks,
  // Only the public call creates them, because it re-encodes every picture first.
  access: { create: nobody, read: notesReaders, update: nobody, delete: nobody },
  fields: [
    /** Reference of the submission with this photo. Photos without one are deleted by the sweep. */
    { name: 'taken_by', type: 'text', index: true },
    /** Mailbox of the sender. */
    { name: 'sender', type: 'text', index: true },
  ],
} satisfies CollectionConfig;
