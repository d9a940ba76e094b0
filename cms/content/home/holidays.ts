import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, keptBy, onItsDays, readable } from '../../access.ts';
import { notSearched } from '../../search/searched.ts';
import { attachments, day, line, linkAdvice, longText } from '../fields.ts';
import { groups } from '../groups.ts';

export const Holidays = {
  slug: 'holidays',
  labels: { singular: 'Holiday', plural: 'Holidays' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    useAsTitle: 'title',
    defaultColumns: ['title', 'start_date', 'end_date'],
    description: 'On these days the website greets its visitors with a dialog.',
  },
  defaultSort: '-start_date',
  custom: notSearched,
  access: { ...keptBy(editors), read: readable(onItsDays, 'administrator', 'editor') },
  fields: [
    { ...line('title', 'Title'), required: true },
    {
      type: 'row',
      fields: [
        day('start_date', 'First day', true),
        {
          ...day('end_date', 'Last day', true),
          // Lists of offices have one day for most of them.
          hooks: { beforeValidate: [({ siblingData, value }) => value ?? siblingData.start_date] },
          custom: { writtenByItself: true },
        },
      ],
    },
    longText('description', 'Text'),
    attachments('uploads', 'Pictures and files'),
    linkAdvice,
  ],
} satisfies CollectionConfig;
