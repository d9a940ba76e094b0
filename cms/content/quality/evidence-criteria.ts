import type { CollectionConfig } from 'payload';
import { hiddenFrom, keptBy, qualityKeepers } from '../../access.ts';
import { line, order, sentences } from '../fields.ts';
import { groups } from '../groups.ts';
import { metricTypes } from './evidence-groups.ts';

export const EvidenceCriteria = {
  slug: 'evidence-criteria',
  labels: { singular: 'Criterion', plural: '2. Criteria' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'criterion',
    defaultColumns: ['criterion', 'type', 'group', 'order'],
    listSearchableFields: ['criterion', 'metric_question'],
    description: 'What a report answers, and under each criterion its questions.',
  },
  defaultSort: ['group', 'type', 'order'],
  indexes: [{ fields: ['group', 'type', 'order'] }],
  access: keptBy(qualityKeepers),
  fields: [
    {
      name: 'group',
      label: 'Report',
      type: 'relationship',
      relationTo: 'evidence-groups',
      required: true,
      index: true,
    },
    { name: 'type', label: 'Tab', type: 'select', required: true, options: metricTypes },
    { ...line('criterion', 'Criterion', 'For instance: 1. Curricular aspects.'), required: true },
    sentences('metric_question', 'What it asks'),
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
