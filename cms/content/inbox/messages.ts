import { messageTypes } from '@college/contract/codes';
import { years } from '@college/contract/days/years';
import { rulesOf } from '@college/contract/field-rules';
import type { CollectionConfig } from 'payload';
import { hiddenFrom, messageEditors, readable } from '../../access.ts';
import type { Message } from '../../payload-types.ts';
import { fallBackToMainLanguage } from '../../platform/translations/main-language-fallback.ts';
import { notTranslated } from '../../platform/translations/with-translations.ts';
import { notSearched } from '../../search/searched.ts';
import { messageDecisions } from '../../submissions/moderation.ts';
import { line, picture, sentences } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { moderated, senderText } from './moderation.ts';

export const Messages = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages of alumni & students' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator'),
    group: groups.inbox,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'message', 'status', 'createdAt'],
    listSearchableFields: ['name', 'reference'],
    description: 'Approved messages are shown on the home page.',
  },
  defaultSort: ['-waiting', '-createdAt'],
  custom: {
    ...notSearched,
    ...notTranslated,
    ...sheet<Message>({
      fields: ['reference', 'received_at', 'status', 'type', 'name', 'message', 'email', 'course'],
      keys: [],
    }),
  },
  access: {
    create: messageEditors,
    read: readable({ status: { equals: 'approved' } }, 'administrator', 'editor', 'moderator'),
    update: messageEditors,
    delete: messageEditors,
  },
  hooks: messageDecisions,
  fields: moderated('Approved: on the website', [
    {
      name: 'type',
      label: 'Sender',
      type: 'select',
      required: true,
      options: messageTypes.map((value) => ({
        value,
        label: value === 'ALUMNI' ? 'Alumnus or alumna' : 'Student',
      })),
      admin: { position: 'sidebar' },
    },
    fallBackToMainLanguage({ ...line('name', 'Name'), required: true }, { collection: 'messages' }),
    fallBackToMainLanguage(
      {
        ...sentences('message', 'Message'),
        required: true,
        maxLength: rulesOf('add-message', ['message']).message.most,
      },
      { collection: 'messages' },
    ),
    picture('dp', 'Photo', 'When you approve a message, its photo is added here.'),
    {
      type: 'row',
      fields: [
        { name: 'batch_from', label: 'Batch from', type: 'number', ...years },
        { name: 'batch_to', label: 'Batch to', type: 'number', ...years },
      ],
    },
    line('current_profession', 'Current profession'),
    line('company_name', 'Company or institution'),
    senderText('email', 'E-mail (verified)'),
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
        senderText('course', 'Course'),
      ],
    },
  ]),
} satisfies CollectionConfig;
