import type { CollectionConfig } from 'payload';
import { onlyTold, readOnlyLine, trailAccess } from './imports.ts';

/** Changes of two-factor sign-in that are logged. */
export const changes = {
  on: 'Two-factor sign-in switched on',
  codes: 'New recovery codes',
  off: 'Two-factor sign-in switched off',
  'off-by-administrator': 'Two-factor sign-in switched off by an administrator',
  'off-by-operator': 'Two-factor sign-in switched off on the server (npm run password)',
} as const;
export type Change = keyof typeof changes;

/** The log of changes to how accounts sign in. Nobody can change it in the admin. */
export const AccountChanges = {
  slug: 'account-changes',
  labels: { singular: 'Sign-in change', plural: 'Sign-in changes' },
  admin: {
    ...onlyTold,
    useAsTitle: 'account_email',
    defaultColumns: ['account_email', 'what', 'by_email', 'createdAt'],
    description:
      'Who switched two-factor sign-in on or off, for whom, and when. All sign-ins are in Who did what, below the recent changes.',
  },
  defaultSort: '-createdAt',
  access: trailAccess,
  fields: [
    readOnlyLine('account_email', 'Account'),
    {
      name: 'what',
      label: 'What',
      type: 'select',
      required: true,
      options: Object.entries(changes).map(([value, label]) => ({ value, label })),
      admin: { readOnly: true },
    },
    readOnlyLine('by_email', 'Who'),
  ],
} satisfies CollectionConfig;
