import { messageTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { hiddenFrom, messageKeepers, readable } from '../access.ts';
import { line, picture } from './fields.ts';
import { groups } from './groups.ts';

const status = (value: string, label: string) => ({ value, label });

export const Messages = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages of alumni & students' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator'),
    group: groups.inbox,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'status', 'createdAt'],
    description: 'Approved messages are shown on the home page.',
  },
  defaultSort: '-createdAt',
  access: {
    create: messageKeepers,
    read: readable({ status: { equals: 'approved' } }, 'administrator', 'editor', 'moderator'),
    update: messageKeepers,
    delete: messageKeepers,
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        status('pending', 'Waiting for approval'),
        status('approved', 'Approved: on the website'),
        status('rejected', 'Rejected'),
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: messageTypes.map((value) => ({
        value,
        label: value === 'ALUMNI' ? 'Alumnus or alumna' : 'Student',
      })),
      admin: { position: 'sidebar' },
    },
    { ...line('name', 'Name'), required: true },
    {
      name: 'message',
      label: 'Message',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 2000,
    },
    picture('dp', 'Photo'),
    {
      type: 'row',
      fields: [
        { name: 'batch_from', label: 'Batch from', type: 'number', min: 1954, max: 2200 },
        { name: 'batch_to', label: 'Batch to', type: 'number', min: 1954, max: 2200 },
      ],
    },
    line('current_profession', 'Current profession'),
    line('company_name', 'Company or institution'),
  ],
} satisfies CollectionConfig;
