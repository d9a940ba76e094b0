import type { CollectionConfig, Field } from 'payload';
import { hiddenFrom, nobody, notesReaders } from '../../access.ts';
import type { VisitorNote } from '../../payload-types.ts';
import { answerSender, readIfAnswered } from '../../submissions/answer-sender.ts';
import { refuseRestoringWithdrawn } from '../../submissions/withdraw.ts';
import { yesNo } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { answered, locale } from './moderation.ts';

/** Access that keeps the visitor's texts unchanged. */
const readOnly = { update: () => false };

const visitorText = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  access: readOnly,
  admin: { readOnly: true },
});

export const VisitorNotes = {
  slug: 'visitor-notes',
  labels: { singular: "Visitor's note", plural: "Visitors' notes" },
  admin: {
    hidden: hiddenFrom('editor', 'department-editor', 'iqac-coordinator'),
    group: groups.inbox,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'message', 'receivedAt', 'answered_at'],
    components: { beforeListTable: ['/admin/inbox/AnswerFigures.tsx#AnswerFigures'] },
    listSearchableFields: ['reference', 'name', 'email', 'message'],
    description: 'Notes from the form on the website.',
  },
  defaultSort: '-receivedAt',
  // Created only by the public call, which checks the proof of work first.
  access: { create: nobody, read: notesReaders, update: notesReaders, delete: notesReaders },
  hooks: {
    beforeValidate: [refuseRestoringWithdrawn],
    beforeChange: [answerSender, readIfAnswered],
  },
  custom: sheet<VisitorNote>({
    fields: [
      'reference',
      'receivedAt',
      'read',
      'answered_at',
      'name',
      'email',
      'phone',
      'contact',
      'message',
    ],
    keys: [],
  }),
  fields: [
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      access: readOnly,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'receivedAt',
      label: 'Received',
      type: 'date',
      required: true,
      index: true,
      access: readOnly,
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
      },
    },
    {
      name: 'read',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        components: yesNo,
        description: 'Tick and save to remove it from the dashboard.',
      },
    },
    {
      name: 'answered_at',
      label: 'Answered',
      type: 'date',
      access: readOnly,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.answered_at),
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
      },
    },
    locale,
    visitorText('name', 'Name'),
    visitorText('email', 'E-mail'),
    visitorText('phone', 'Phone'),
    visitorText('contact', 'Contact'),
    {
      name: 'message',
      type: 'textarea',
      access: readOnly,
      admin: { readOnly: true, rows: 12 },
    },
    ...answered,
  ],
} satisfies CollectionConfig;
