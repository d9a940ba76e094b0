import type { CollectionConfig } from 'payload';
import { evidenceOf, hiddenFrom } from '../../access.ts';
import type { EvidenceGroup } from '../../payload-types.ts';
import { notSearched, withDependents } from '../../search/searched.ts';
import { line, order, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { addedPage, addedPageOption, placeField } from '../site-map/added-page.ts';
import { isManual } from './is-metric.ts';
import { renameDescendants } from './names.ts';

/** NAAC's two types of metrics. */
export const metricTypes = [
  { value: 'QUALITATIVE', label: 'Qualitative metrics' },
  { value: 'QUANTITATIVE', label: 'Quantitative metrics' },
];

export const EvidenceGroups = {
  slug: 'evidence-groups',
  labels: { singular: 'Report', plural: '1. Reports' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'report', 'types', 'order', '_status'],
    listSearchableFields: ['name'],
    description:
      'Reports with their evidence. Visitors go from the report to the criterion, the question and the files. Start here.',
  },
  defaultSort: ['report', 'order'],
  versions: { drafts: true, maxPerDoc: 20 },
  access: evidenceOf('_status'),
  custom: {
    ...notSearched,
    ...withDependents({
      changed: ['name', '_status', 'deletedAt'],
      records: {
        'evidence-questions': 'criterion.group',
        'evidence-files': 'question.criterion.group',
      },
    }),
    ...sheet<EvidenceGroup>({
      fields: ['name', 'report', 'types', 'order', '_status'],
      keys: [['name']],
      examples: [{ name: 'AQAR 2025-26', report: 'IQAC reports (AQAR)' }],
    }),
  },
  hooks: { afterChange: [renameDescendants] },
  fields: [
    {
      ...line('name', 'Name', 'As in the list at the top of the page, for example AQAR 2023-24.'),
      required: true,
    },
    {
      name: 'report',
      label: 'Shown under',
      type: 'select',
      required: true,
      defaultValue: 'IQAC',
      options: [
        { value: 'IQAC', label: 'IQAC reports (AQAR)' },
        { value: 'SSR', label: 'Self study reports (SSR)' },
        addedPageOption,
      ],
      ...placeField,
    },
    addedPage('report', 'evidence'),
    {
      ...plain('manual', 'Manual'),
      validate: isManual,
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/imports/evidence/ManualField.tsx#ManualField' },
      },
    },
    plain(
      'years',
      'Years of the evidence',
      'For example 2019-20 to 2023-24. Leave empty if the name has the year. The rehearsal compares evidence with it.',
    ),
    {
      name: 'types',
      label: 'Tabs',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: metricTypes.map(({ value }) => value),
      options: metricTypes,
    },
    order(),
    {
      name: 'actions',
      label: 'Actions for the whole report',
      type: 'ui',
      admin: {
        components: { Field: '/admin/imports/evidence/ReportActions.tsx#ReportActions' },
      },
    },
    {
      name: 'criteria',
      label: 'Criteria',
      type: 'join',
      collection: 'evidence-criteria',
      on: 'group',
      defaultLimit: 30,
      admin: { description: 'Save first, then add the criteria here.' },
    },
  ],
} satisfies CollectionConfig;
