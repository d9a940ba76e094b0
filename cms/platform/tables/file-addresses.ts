import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Every name under which a file was ever sent: none is given to another file, also when the file is gone. */
export const FileAddresses = {
  slug: 'file-addresses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** As `addressKey` says it: a picture and its copies share one. */
    { name: 'name', type: 'text', required: true, unique: true },
    /** The number of a file, which may be gone. */
    { name: 'file', type: 'number', index: true },
    /** Something that visitors saw has shown it: they may be told that it was withdrawn. */
    { name: 'seen', type: 'checkbox', required: true, defaultValue: false },
  ],
} satisfies CollectionConfig;
