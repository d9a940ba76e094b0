import type { GlobalConfig } from 'payload';
import { administrators, nobodysField } from '../../access.ts';
import { setUpSteps } from './set-up-steps.ts';

/**
 * State of the set-up that cannot be read from the content. Whether a step is done is read from the
 * content.
 */
export const SetUp = {
  slug: 'set-up',
  admin: { hidden: true },
  access: { read: administrators, update: administrators },
  fields: [
    { name: 'skipped', type: 'select', hasMany: true, options: [...setUpSteps] },
    { name: 'dismissed', type: 'checkbox', defaultValue: false },
    {
      name: 'is_demo',
      type: 'checkbox',
      defaultValue: false,
      access: { update: nobodysField },
    },
  ],
} satisfies GlobalConfig;
