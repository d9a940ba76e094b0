import type { CollectionConfig } from 'payload';
import { administrators, administratorsField, nobody, ownAccount, roles } from '../access.ts';
import { environment } from '../environment.ts';
import { groups } from './groups.ts';

const labels: Record<(typeof roles)[number], string> = {
  administrator: 'Administrator: everything, accounts included',
  editor: 'Editor: all content',
  'department-editor': 'Department editor: their own department',
  'iqac-coordinator': 'IQAC coordinator: quality assurance',
  moderator: 'Moderator: inbox',
};

/** One sentence for each reason: whoever guesses learns neither which accounts there are nor which are locked. */
export const refusedLogin =
  'The e-mail address or the password is wrong, or the account is locked: five wrong passwords lock it for 15 minutes.';

const rights = { create: administratorsField, update: administratorsField };

export const Users = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: groups.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'department'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 15 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: environment.CMS_URL.startsWith('https:') },
  },
  access: {
    create: administrators,
    read: ownAccount,
    update: ownAccount,
    delete: administrators,
    unlock: administrators,
    readVersions: nobody,
  },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      // The weakest by default: rights are given, never assumed.
      defaultValue: 'moderator',
      options: roles.map((value) => ({ value, label: labels[value] })),
      access: rights,
    },
    {
      name: 'department',
      type: 'relationship',
      relationTo: 'departments',
      access: rights,
      admin: { condition: (data) => data.role === 'department-editor' },
      validate: (value: unknown, { data }: { data: { role?: unknown } }) =>
        data.role !== 'department-editor' || Boolean(value) || 'Choose the department.',
    },
  ],
} satisfies CollectionConfig;
