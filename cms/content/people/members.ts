import { memberTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { contactAccess, editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { Member } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { day, line, order, picture, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { addedPage, addedPageOption, placeField } from '../site-map/added-page.ts';

const labels: Record<(typeof memberTypes)[number], string> = {
  ALUMNI_COMMITTEE: 'Alumni committee',
  PCSU: "Students' union",
  GOVERNING_BODY: 'Governing body',
};

/**
 * True if the address is private and needs consent. Only alumni give their own; all others give an
 * office's.
 */
export const needsConsent = ({ type }: { type?: unknown }): boolean => type === 'ALUMNI_COMMITTEE';

/**
 * Access to the address: with consent, or for a type that gives an office's address. Closed if the
 * type is unknown, because it decides.
 */
const access = contactAccess(
  (member) => member.show_contact === true || (member.type !== undefined && !needsConsent(member)),
);

export const Members = {
  slug: 'members',
  labels: { singular: 'Member', plural: 'Governing body & unions' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator', 'iqac-coordinator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'designation', 'type', 'order'],
    listSearchableFields: ['name'],
    description: "Members of the governing body, the alumni committee and the students' union.",
  },
  defaultSort: ['type', 'order'],
  // Duplicating is off, because a copy of a private record could be published.
  disableDuplicate: true,
  custom: {
    ...searched<Member>({
      kind: 'member',
      title: ['name'],
      key: ['designation', 'type'],
      text: [],
    }),
    ...sheet<Member>({
      fields: [
        'name',
        'type',
        'designation',
        'order',
        'date_of_joining',
        'show_contact',
        'email',
        'phone',
      ],
      keys: [['name', 'type']],
      examples: [{ name: 'Pranab Sarma', type: 'Governing body', designation: 'President' }],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('name', 'Name'), required: true },
    {
      name: 'type',
      label: 'Member of',
      type: 'select',
      required: true,
      index: true,
      access: { update: access.update },
      options: [...memberTypes.map((value) => ({ value, label: labels[value] })), addedPageOption],
      ...placeField,
      admin: { ...placeField.admin, position: 'sidebar' },
    },
    addedPage('type', 'members', 'people'),
    order(),
    line('designation', 'Designation', 'For example: President, Secretary.'),
    picture('dp', 'Photo'),
    day('date_of_joining', 'Member since'),
    {
      name: 'show_contact',
      label: 'Agrees that e-mail and phone are shown',
      type: 'checkbox',
      defaultValue: false,
      access: { update: access.update },
      admin: {
        condition: needsConsent,
        description: 'Without consent only administrators and moderators see them.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'email', label: 'E-mail', type: 'email', access },
        { ...plain('phone', 'Phone'), access },
      ],
    },
  ],
} satisfies CollectionConfig;
