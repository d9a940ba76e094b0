import { type MemberType, memberTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, keptBy } from '../access.ts';
import { day, line, order, picture, plain } from './fields.ts';
import { groups } from './groups.ts';

const labels: Record<MemberType, string> = {
  ALUMNI_COMMITTEE: 'Alumni committee',
  PCSU: "Students' union",
  GOVERNING_BODY: 'Governing body',
};

/** The address of an alumna or alumnus is their own; all others give one of their office. */
export const needsConsent = ({ type }: { type?: MemberType }): boolean =>
  type === 'ALUMNI_COMMITTEE';

export const Members = {
  slug: 'members',
  labels: { singular: 'Member', plural: 'Governing body & unions' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator', 'iqac-coordinator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'designation', 'type', 'order'],
    listSearchableFields: ['name', 'email'],
    description: "Members of the governing body, the alumni committee and the students' union.",
  },
  defaultSort: ['type', 'order'],
  access: keptBy(editors),
  fields: [
    { ...line('name', 'Name'), required: true },
    {
      name: 'type',
      label: 'Member of',
      type: 'select',
      required: true,
      index: true,
      options: memberTypes.map((value) => ({ value, label: labels[value] })),
      admin: { position: 'sidebar' },
    },
    order(),
    line('designation', 'Designation', 'For instance: President, Secretary.'),
    picture('dp', 'Photo'),
    day('date_of_joining', 'Member since'),
    {
      name: 'show_contact',
      label: 'Agreed that e-mail and phone are shown',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: needsConsent,
        description: 'Without consent both stay in the office.',
      },
    },
    {
      type: 'row',
      fields: [{ name: 'email', label: 'E-mail', type: 'email' }, plain('phone', 'Phone')],
    },
  ],
} satisfies CollectionConfig;
