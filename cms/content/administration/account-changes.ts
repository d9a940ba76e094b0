import type { CollectionConfig } from 'payload';
import { onlyTold, told, trailAccess } from './imports.ts';

/** What the trail tells of two-factor sign-in. */
export const changes = {
  on: 'Two-factor sign-in switched on',
  codes: 'New recovery codes',
  off: 'Two-factor sign-in switched off',
  'off-by-administrator': 'Two-factor sign-in switched off by an administrator',
  'off-by-operator': 'Two-factor sign-in switched off on the server (npm run password)',
} as const;
export type Change = keyof typeof changes;

/** The trail of how accounts are signed in to: nobody in the admin can change it. */
export const AccountChanges = {
  slug: 'account-changes',
  labels: { singular: 'Sign-in change', plural: 'Sign-in changes' },
  admin: {
    ...onlyTold,
    useAsTitle: 'account_email',
    defaultColumns: ['account_email', 'what', 'by_email', 'createdAt'],
    description: 'Who switched two-factor sign-in on or off, for whom, and when.',
  },
  defaultSort: '-createdAt',
  access: trailAccess,
  fields: [
    told('account_email', 'Account'),
    {
      name: 'what',
      label: 'What',
      type: 'select',
      required: true,
      options: Object.entries(changes).map(([value, label]) => ({ value, label })),
      admin: { readOnly: true },
    },
    told('by_email', 'Who'),
  ],
} satisfies CollectionConfig;
