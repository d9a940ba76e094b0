import type { CollectionConfig } from 'payload';
import {
  administrators,
  administratorsField,
  nobody,
  nobodysField,
  ownAccount,
  roles,
} from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { askPresentPassword } from '../../staff-api/log-in/own-password.ts';
import { groups } from '../groups.ts';

const labels: Record<(typeof roles)[number], string> = {
  administrator: 'Administrator: everything, accounts included',
  editor: 'Editor: all content',
  'department-editor': 'Department editor: their own department',
  'iqac-coordinator': 'IQAC coordinator: quality assurance',
  moderator: 'Moderator: inbox',
};

const rights = { create: administratorsField, update: administratorsField };

export const Users = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: groups.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'department'],
    listSearchableFields: ['email', 'name'],
    description: 'Who may sign in, and what each of them may change.',
  },
  auth: {
    // Payload's lock is anybody's to close: cms/log-in counts instead.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: environment.CMS_URL.startsWith('https:') },
  },
  access: {
    create: administrators,
    read: ownAccount,
    update: ownAccount,
    delete: administrators,
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: { beforeValidate: [askPresentPassword] },
  fields: [
    {
      name: 'present_password',
      label: 'Present password',
      type: 'text',
      // Never kept: only compared, and taken away. May be read, or the form would not show it.
      virtual: true,
      access: { create: nobodysField },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/admin/PresentPassword.tsx#PresentPassword' },
      },
    },
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
