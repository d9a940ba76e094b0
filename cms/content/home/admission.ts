import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import { line, linkAdvice, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';

export const Admission = {
  slug: 'admission',
  label: 'Online admission',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    description: 'The admission button of the website.',
  },
  access: { read: anybody, update: editors },
  fields: [
    { name: 'open', label: 'Admission is open', type: 'checkbox', defaultValue: false },
    line('session', 'Session', 'For example: 2026-27'),
    webAddress('link', 'Address of the admission portal'),
    linkAdvice,
  ],
} satisfies GlobalConfig;
