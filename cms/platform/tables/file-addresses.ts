import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * Every name that a file ever had. A name is never given to another file, even after the file is
 * deleted.
 */
export const FileAddresses = {
  slug: 'file-addresses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** Key of the name (see `addressKey`). A picture and its sizes share one. */
    { name: 'name', type: 'text', required: true, unique: true },
    /** The id of a file, which may have been deleted. */
    { name: 'file', type: 'number', index: true },
    /** True if visitors saw the file on a page. Only such files are reported as withdrawn. */
    { name: 'seen', type: 'checkbox', required: true, defaultValue: false },
  ],
} satisfies CollectionConfig;
