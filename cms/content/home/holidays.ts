import type { CollectionConfig, Where } from 'payload';
import { editors, hiddenFrom, publicWrittenBy, readable } from '../../access.ts';
import type { Holiday } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { endOfToday, startOfToday } from '../../time-zone/dates.ts';
import { attachments, day, line, linkAdvice, longText } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

/** Condition for holidays that include today. */
export const includesToday = (): Where => ({
  and: [
    { start_date: { less_than: endOfToday().toISOString() } },
    { end_date: { greater_than_equal: startOfToday().toISOString() } },
  ],
});

export const Holidays = {
  slug: 'holidays',
  labels: { singular: 'Holiday', plural: 'Holidays' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    useAsTitle: 'title',
    defaultColumns: ['title', 'start_date', 'end_date'],
    description: 'On these days the website shows a greeting to visitors.',
  },
  defaultSort: '-start_date',
  custom: {
    ...notSearched,
    ...sheet<Holiday>({
      fields: ['title', 'start_date', 'end_date', 'description'],
      keys: [['title', 'start_date']],
      examples: [{ title: 'Rongali Bihu', start_date: '14-04-2027', end_date: '16-04-2027' }],
    }),
  },
  access: { ...publicWrittenBy(editors), read: readable(includesToday, 'administrator', 'editor') },
  fields: [
    { ...line('title', 'Title'), required: true },
    {
      type: 'row',
      fields: [
        day('start_date', 'First day', true),
        {
          ...day('end_date', 'Last day', true),
          // A one-day holiday needs no end date: it is filled with the start date.
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
