import { years } from '@college/contract/days/years';
import type { CollectionConfig, Field } from 'payload';
import { hiddenFrom, nobody, nobodysField, notesReaders } from '../../access.ts';
import type { AlumniRegistration } from '../../payload-types.ts';
import { registrationDecisions } from '../../submissions/moderation.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { moderated, senderText } from './moderation.ts';

const readOnlyAccess = { create: nobodysField, update: nobodysField };

const year = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  ...years,
});

export const AlumniRegistrations = {
  slug: 'alumni-registrations',
  labels: { singular: 'Alumni registration', plural: 'Alumni registrations' },
  admin: {
    hidden: hiddenFrom('editor', 'department-editor', 'iqac-coordinator'),
    group: groups.inbox,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'department', 'batch_to', 'received_at'],
    listSearchableFields: ['name', 'reference', 'email'],
    description:
      'Registrations from the form on the website. When you approve one, it is added to the list of alumni.',
  },
  defaultSort: ['-waiting', '-received_at'],
  // Created only by the public call, which checks address, photo and proof of work first.
  access: { create: nobody, read: notesReaders, update: notesReaders, delete: notesReaders },
  hooks: registrationDecisions,
  custom: sheet<AlumniRegistration>({
    fields: [
      'reference',
      'received_at',
      'status',
      'name',
      'department',
      'department_written',
      'batch_from',
      'batch_to',
      'occupation',
      'highest_qualification',
      'email',
      'phone',
      'whatsapp_number',
      'address',
      'show_contact',
    ],
    keys: [],
  }),
  fields: moderated('Approved: in the list of alumni', [
    // Moderators may correct what will be published: name, department and year.
    { name: 'name', label: 'Name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'department',
          label: 'Department',
          type: 'relationship',
          relationTo: 'departments',
          index: true,
          admin: { allowCreate: false, allowEdit: false },
        },
        senderText('department_written', 'Department as the sender wrote it'),
      ],
    },
    { type: 'row', fields: [year('batch_from', 'Batch from'), year('batch_to', 'Batch to')] },
    { name: 'occupation', label: 'Occupation', type: 'text' },
    { name: 'highest_qualification', label: 'Highest qualification', type: 'text' },
    {
      type: 'collapsible',
      label: 'Contact of the sender',
      fields: [
        senderText('email', 'E-mail (verified)'),
        {
          type: 'row',
          fields: [senderText('phone', 'Phone'), senderText('whatsapp_number', 'WhatsApp')],
        },
        {
          name: 'address',
          label: 'Postal address',
          type: 'textarea',
          access: readOnlyAccess,
          admin: { readOnly: true },
        },
        {
          name: 'show_contact',
          label: 'Agrees that e-mail and phone are shown',
          type: 'checkbox',
          defaultValue: false,
          access: readOnlyAccess,
          admin: { readOnly: true },
        },
      ],
    },
    {
      name: 'alumnus',
      label: 'Entry in the list of alumni',
      type: 'relationship',
      relationTo: 'alumni',
      index: true,
      access: readOnlyAccess,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.alumnus),
      },
    },
  ]),
} satisfies CollectionConfig;
