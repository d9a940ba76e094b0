import type { GlobalConfig } from 'payload';
import { administrators, hiddenFrom } from '../../access.ts';
import { groups } from '../groups.ts';

/** What the college asks of all who sign in. */
export const AccountRules = {
  slug: 'account-rules',
  label: 'Rules for accounts',
  admin: {
    hidden: hiddenFrom('editor', 'department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.administration,
    description: 'What the college asks of everybody who signs in.',
  },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'two_factor_required',
      label: 'Administrators and moderators sign in with two factors',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Whoever of them has no authenticator app yet is led to setting it up, and can do nothing else before.',
      },
    },
    {
      name: 'profiles_public',
      label: 'What teachers write in their profiles goes public',
      type: 'select',
      required: true,
      defaultValue: 'at-once',
      options: [
        { value: 'at-once', label: 'At once' },
        { value: 'approved', label: 'After the head of department has approved it' },
      ],
      admin: {
        description:
          'Until it is approved, visitors see the profile as it was. Administrators and editors approve as well.',
      },
    },
  ],
} satisfies GlobalConfig;
