/** Fields of every submission that needs approval: state, photo and decisions. */

import type { Field, PayloadRequest, TextareaField, TextField } from 'payload';
import { nobodysField, notesReadersField } from '../../access.ts';
import { withdrawnAt } from '../../submissions/withdraw.ts';
import { say } from '../../words/say.ts';

/** Characters of an answer. */
const LONGEST_ANSWER = 5000;

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
export const locale: TextField = {
  name: 'locale',
  type: 'text',
  access: senderAccess,
  admin: { hidden: true },
};

/** The answer to the sender. It is mailed with the next save and then stands in the history; the field is not stored. */
const answer: TextareaField = {
  name: 'answer',
  label: 'Answer by e-mail',
  type: 'textarea',
  virtual: true,
  maxLength: LONGEST_ANSWER,
  access: { read: notesReadersField, create: nobodysField, update: notesReadersField },
  admin: {
    rows: 6,
    // Payload makes virtual fields read-only.
    readOnly: false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    condition: (data) => Boolean(data.email && data.reference),
    components: { afterInput: ['/admin/inbox/Answer.tsx#Answer'] },
  },
};

/** The log of decisions and answers. Nobody can change it in the admin. */
const decisions: Field = {
  name: 'decisions',
  label: 'History',
  type: 'array',
  labels: { singular: 'Entry', plural: 'Entries' },
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
        { name: 'what', label: 'What', type: 'text', required: true },
      ],
    },
    {
      name: 'reason',
      label: 'Reason or answer',
      type: 'textarea',
      admin: { condition: (_, { reason }) => Boolean(reason) },
    },
  ],
};

/** The consents of the sender (`cms/submissions/consents.ts`), and the day on which they were withdrawn. */
const consents: Field[] = [
  {
    name: 'consents',
    type: 'json',
    access: senderAccess,
    admin: { hidden: true, disableListFilter: true, disableListColumn: true },
  },
  {
    name: 'sentConsents',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      condition: sent,
      components: { Field: '/admin/inbox/SentConsents.tsx#SentConsents' },
    },
  },
  withdrawnAt,
];

/** The answer to the sender, the log, and the consents. */
export const answered: Field[] = [answer, decisions, ...consents];

/** Combines the shared fields with those of the submission: photo, fields, buttons, log. */
export const moderated = (approved: string, fields: Field[]): Field[] => [
  ...photo,
  ...statusAndReason(approved),
  reference,
  received,
  locale,
  ...fields,
  ...answered,
];
