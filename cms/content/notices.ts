import { departmentNoticeTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import {
  changeInDepartment,
  createInDepartment,
  departmentOf,
  hiddenFrom,
  readInDepartment,
  readVersionsInDepartment,
} from '../access.ts';
import { attachments, day, department, line, longText, picturesOf, webAddress } from './fields.ts';
import { groups } from './groups.ts';
import { noticeOptions } from './notice-labels.ts';
import { previewAddress } from './preview.ts';

const ofDepartments: readonly string[] = departmentNoticeTypes;

export const Notices = {
  slug: 'notices',
  labels: { singular: 'Notice or event', plural: 'Notices & events' },
  admin: {
    hidden: hiddenFrom('moderator'),
    group: groups.notices,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'date', 'department', '_status'],
    listSearchableFields: ['title', 'posted_as'],
    description:
      'Everything that is dated: notices, events, achievements, reports, facility texts.',
    preview: (doc) => previewAddress(doc),
  },
  defaultSort: '-date',
  versions: { drafts: true, maxPerDoc: 20 },
  indexes: [
    { fields: ['type', 'department', '_status', 'date'] },
    { fields: ['type', '_status', 'date'] },
  ],
  access: {
    create: createInDepartment,
    read: readInDepartment({ _status: { equals: 'published' } }),
    update: changeInDepartment(),
    delete: changeInDepartment(),
    readVersions: readVersionsInDepartment,
  },
  fields: [
    { ...line('title', 'Title'), required: true },
    {
      name: 'type',
      label: 'Where it appears',
      type: 'select',
      required: true,
      index: true,
      options: noticeOptions,
      filterOptions: ({ options, req }) =>
        departmentOf(req) === undefined
          ? options
          : options.filter((option) =>
              ofDepartments.includes(typeof option === 'string' ? option : option.value),
            ),
      admin: { position: 'sidebar' },
    },
    {
      ...day('date', 'Date', true),
      defaultValue: () => new Date().toISOString(),
    },
    department('Leave empty for a notice of the college itself.'),
    longText('description', 'Text'),
    attachments('uploads', 'Attachments', 'PDF, office documents or pictures, in this order.'),
    picturesOf('featured_photos', 'Photos', 'The first one stands on the cards of events.'),
    line('caption', 'Caption'),
    line('posted_as', 'Posted as', 'For instance: Principal, or Academic Branch.'),
    webAddress('link', 'Link', 'A page elsewhere that the notice leads to.'),
  ],
} satisfies CollectionConfig;
