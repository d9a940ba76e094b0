/** What every submission has that waits for approval: its state, its photo, and who decided what. */

import type { Field, PayloadRequest, TextField } from 'payload';
import { nobodysField, notesReadersField } from '../../access.ts';
import { say } from '../../words/say.ts';

/** What the sender wrote stays as it was written, and is for moderators alone. */
const ofSender = { read: notesReadersField, create: nobodysField, update: nobodysField };
const sent = (data: { reference?: unknown } | undefined) => Boolean(data?.reference);

export const written = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  access: ofSender,
  admin: { readOnly: true, condition: sent },
});

const option = (value: string, label: string) => ({ value, label });

const reference: TextField = {
  name: 'reference',
  type: 'text',
  unique: true,
  access: { create: nobodysField, update: nobodysField },
  admin: { readOnly: true, position: 'sidebar', condition: sent },
};

/** A select for those who change their mind; the buttons below it are the usual way. */
const statusAndReason = (approved: string): Field[] => [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'pending',
    index: true,
    options: [
      option('pending', 'Waiting for approval'),
      option('approved', approved),
      option('rejected', 'Rejected'),
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'reason',
    label: 'Reason for rejection',
    type: 'textarea',
    maxLength: 500,
    admin: {
      position: 'sidebar',
      condition: (data) => data.status === 'rejected',
      description: 'The sender gets it by e-mail.',
    },
    validate: (
      value: unknown,
      { data, req }: { data: { status?: unknown }; req: PayloadRequest },
    ) =>
      data.status !== 'rejected' ||
      /\S/.test(String(value ?? '')) ||
      say(req.i18n.language, 'Enter a reason. The sender will read it.'),
  },
  {
    name: 'decide',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/admin/inbox/Decide.tsx#Decide' },
    },
  },
  /** For the order of the list: what waits stands first. */
  {
    name: 'waiting',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { hidden: true },
  },
];

const photo: Field[] = [
  {
    name: 'photos',
    type: 'upload',
    relationTo: 'submitted-photos',
    hasMany: true,
    access: ofSender,
    admin: { hidden: true },
  },
  {
    name: 'sentPhotos',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      condition: sent,
      components: { Field: '/admin/inbox/SentPhotos.tsx#SentPhotos' },
    },
  },
];

const received: Field = {
  name: 'received_at',
  label: 'Received',
  type: 'date',
  index: true,
  access: { create: nobodysField, update: nobodysField },
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: sent,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
  },
};

/** The language in which it was sent, and is answered. */
const locale: TextField = {
  name: 'locale',
  type: 'text',
  access: ofSender,
  admin: { hidden: true },
};

/** The trail: nobody in the admin can change it. */
const decisions: Field = {
  name: 'decisions',
  label: 'Who decided what',
  type: 'array',
  labels: { singular: 'Decision', plural: 'Decisions' },
  access: { read: notesReadersField, create: nobodysField, update: nobodysField },
  admin: {
    readOnly: true,
    initCollapsed: false,
    condition: (data) => Array.isArray(data.decisions) && data.decisions.length > 0,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'at',
          label: 'When',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' } },
        },
        { name: 'by', label: 'Who', type: 'text', required: true },
        { name: 'what', label: 'Decision', type: 'text', required: true },
      ],
    },
    {
      name: 'reason',
      type: 'textarea',
      admin: { condition: (_, { reason }) => Boolean(reason) },
    },
  ],
};

/** The fields of what was sent, between photo and buttons beside them and the trail below. */
export const moderated = (approved: string, fields: Field[]): Field[] => [
  ...photo,
  ...statusAndReason(approved),
  reference,
  received,
  locale,
  ...fields,
  decisions,
];
