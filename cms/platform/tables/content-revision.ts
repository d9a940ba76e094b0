import type { GlobalConfig } from 'payload';
import { nobody } from '../../access.ts';

export const ContentRevision = {
  slug: 'content-revision',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'token', type: 'text' }],
} satisfies GlobalConfig;
