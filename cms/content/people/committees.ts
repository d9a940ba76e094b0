import { IQAC_COMMITTEES } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { anybody, codeOfCommittee, editors, hiddenFrom, qualityCommittees } from '../../access.ts';
import type { Committee } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { attachments, line, longText, order, plain, rowLabels, rowTitle } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Committees = {
  slug: 'committees',
  labels: { singular: 'Committee', plural: 'Committees' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'order', 'updatedAt'],
    listSearchableFields: ['name', 'code'],
    description: 'Their members, tasks and minutes of meetings.',
  },
  defaultSort: ['order', 'id'],
  custom: {
    ...searched<Committee>({
      kind: 'committee',
      title: ['name'],
      key: ['code'],
      text: ['objectives', 'members', 'tasks'],
    }),
    ...sheet<Committee>({
      fields: ['name', 'code', 'order', 'objectives'],
      keys: [['name']],
      examples: [{ name: 'Library committee', objectives: 'Chooses books and journals.' }],
      tables: ['members', 'tasks'],
    }),
  },
  access: {
    create: qualityCommittees.create(editors),
    read: anybody,
    update: qualityCommittees.change(editors),
    delete: qualityCommittees.change(editors),
  },
  fields: [
    { ...line('name', 'Name'), required: true },
    {
      ...plain('code', 'Code'),
      index: true,
      // Committees of a coordinator always belong to the quality cell.
      hooks: { beforeValidate: [({ req, value }) => codeOfCommittee(req) ?? value] },
      admin: {
        position: 'sidebar',
        placeholder: IQAC_COMMITTEES,
        description: `${IQAC_COMMITTEES}: the committee is also shown on the IQAC pages. Otherwise any short word, or empty.`,
      },
    },
    order('The first committee is open when the page loads.'),
    longText('objectives', 'Objectives'),
    {
      name: 'members',
      label: 'Members',
      type: 'array',
      labels: { singular: 'member', plural: 'members' },
      admin: { components: rowLabels('member', 'member_name') },
      fields: [
        {
          type: 'row',
          fields: [
            rowTitle('member_name', 'Name'),
            line('member_designation', 'Designation', 'For example: Chairperson, Coordinator.'),
          ],
        },
      ],
    },
    {
      name: 'tasks',
      label: 'Tasks and activities',
      type: 'array',
      labels: { singular: 'task', plural: 'tasks' },
      admin: { initCollapsed: true, components: rowLabels('task', 'title') },
      fields: [
        rowTitle('title', 'Title'),
        longText('description', 'Description'),
        attachments('uploads', 'Files', 'Pictures, PDF or office documents.'),
      ],
    },
    attachments('minutes', 'Minutes of meetings', 'In this order.'),
  ],
} satisfies CollectionConfig;
