import type { CollectionConfig } from 'payload';
import { nobody, notesReaders } from '../../access.ts';
import { fileCollection } from '../files/file-collection.ts';
import { folders } from '../files/storage-types.ts';

const kept = fileCollection(folders.photos);

/** Photos as visitors sent them: outside of the published folder, and shown to moderators alone. */
export const SubmittedPhotos = {
  slug: 'submitted-photos',
  labels: { singular: 'Submitted photo', plural: 'Submitted photos' },
  admin: { hidden: true },
  upload: {
    ...kept.upload,
    mimeTypes: ['image/jpeg'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store');
      return headers;
    },
  },
  hooks: kept.hooks,
  // Only the call makes them: it makes every picture anew first.
  access: { create: nobody, read: notesReaders, update: nobody, delete: nobody },
  fields: [
    /** Reference of the submission that took it; swept while there is none. */
    { name: 'taken_by', type: 'text', index: true },
    /** The mailbox of who sent it. */
    { name: 'sender', type: 'text', index: true },
  ],
} satisfies CollectionConfig;
