import type { CollectionConfig } from 'payload';
import { evidenceOf, hiddenFrom } from '../../access.ts';
import type { EvidenceCriterion } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { line, order, sentences } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { metricTypes } from './evidence-groups.ts';
import { fillName, nameField, renameDescendants } from './names.ts';

export const EvidenceCriteria = {
  slug: 'evidence-criteria',
  labels: { singular: 'Criterion', plural: '2. Criteria' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'group', 'order'],
    listSearchableFields: ['name', 'metric_question'],
    description: 'The criteria of the reports. Each criterion has questions.',
  },
  defaultSort: ['group', 'type', 'order'],
  indexes: [{ fields: ['group', 'type', 'order'] }],
  access: evidenceOf('group._status'),
  custom: {
    ...notSearched,
    ...sheet<EvidenceCriterion>({
      fields: ['group', 'type', 'criterion', 'metric_question', 'order'],
      keys: [['criterion', 'group', 'type']],
      examples: [
        { group: 'AQAR 2025-26', type: 'Qualitative metrics', criterion: '1. Curricular aspects' },
      ],
    }),
  },
  hooks: { beforeChange: [fillName], afterChange: [renameDescendants] },
  fields: [
    nameField,
    {
      name: 'group',
      label: 'Report',
      type: 'relationship',
      relationTo: 'evidence-groups',
      required: true,
      index: true,
    },
    { name: 'type', label: 'Tab', type: 'select', required: true, options: metricTypes },
    { ...line('criterion', 'Criterion', 'For example: 1. Curricular aspects.'), required: true },
    sentences('metric_question', 'Full text'),
    order(),
    {
      name: 'questions',
      label: 'Questions',
      type: 'join',
      collection: 'evidence-questions',
      on: 'criterion',
      defaultLimit: 30,
      admin: { description: 'Save first, then add the questions here.' },
    },
  ],
} satisfies CollectionConfig;
