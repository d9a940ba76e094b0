import type { GlobalConfig } from 'payload';
import { administrators, hiddenFrom } from '../../access.ts';
import { groups } from '../groups.ts';
import { noticeOptions } from '../notices/notice-labels.ts';

/** Sign-in rules for all accounts. */
export const AccountRules = {
  slug: 'account-rules',
  label: 'Rules for accounts',
  admin: {
    hidden: hiddenFrom('editor', 'department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.administration,
    description: 'Rules for everybody who signs in.',
  },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'two_factor_required',
      label: 'Administrators and moderators must use two-factor sign-in',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'At their next sign-in they have to set it up before they can do anything else.',
      },
    },
    {
      name: 'profiles_public',
      label: 'When changes by teachers to their profiles are published',
      type: 'select',
      required: true,
      defaultValue: 'at-once',
      options: [
        { value: 'at-once', label: 'At once' },
        { value: 'approved', label: 'After the head of department approves them' },
      ],
      admin: {
        description:
          'Until then, visitors see the earlier profile. Administrators and editors can approve, too.',
      },
    },
    {
      name: 'approved_notices',
      label: 'Notices that a second account approves',
      type: 'select',
      hasMany: true,
      options: noticeOptions,
      admin: {
        description:
          'Who presses Publish submits them. Another account that may publish them approves or returns them. Nobody approves their own.',
      },
    },
    {
      name: 'approved_pages',
      label: 'A second account approves pages',
      type: 'checkbox',
      defaultValue: false,
    },
  ],
} satisfies GlobalConfig;
