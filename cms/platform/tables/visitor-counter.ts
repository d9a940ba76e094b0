import type { GlobalConfig } from 'payload';
import { nobody } from '../../access.ts';

export const VisitorCounter = {
  slug: 'visitor-counter',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'count', type: 'number', required: true, defaultValue: 0 }],
} satisfies GlobalConfig;
