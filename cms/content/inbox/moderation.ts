/** Fields of every submission that needs approval: state, photo and decisions. */

import type { Field, PayloadRequest, TextField } from 'payload';
import { nobodysField, notesReadersField } from '../../access.ts';
import { say } from '../../words/say.ts';

/** Access of the sender's own texts: moderators read them, and nobody changes them. */
const senderAccess = { read: notesReadersField, create: nobodysField, update: nobodysField };
const sent = (data: { reference?: unknown } | undefined) => Boolean(data?.reference);

export const senderText = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  access: senderAccess,
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

/**
 * The state and the reason. The buttons below are the usual way to decide; the select allows a
 * decision to be changed later.
 */
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
    admin: { position: 'sidebar', disableBulkEdit: true },
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
  /** Sort key that puts undecided submissions first. */
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
    access: senderAccess,
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

/** The language of the sender, in which replies are written. */
const locale: TextField = {
  name: 'locale',
  type: 'text',
  access: senderAccess,
  admin: { hidden: true },
};

/** The log of decisions. Nobody can change it in the admin. */
const decisions: Field = {
  name: 'decisions',
  label: 'History of decisions',
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

/** Combines the shared fields with those of the submission: photo, fields, buttons, log. */
export const moderated = (approved: string, fields: Field[]): Field[] => [
  ...photo,
  ...statusAndReason(approved),
  reference,
  received,
  locale,
  ...fields,
  decisions,
];
