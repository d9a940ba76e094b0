import type { CollectionConfig } from 'payload';
import { evidenceOf, hiddenFrom } from '../../access.ts';
import type { EvidenceQuestion } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { plain, sentences } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { fillText, hasText, isMetric } from './is-metric.ts';
import { fillName, nameField, renameDescendants } from './names.ts';

export const EvidenceQuestions = {
  slug: 'evidence-questions',
  labels: { singular: 'Question', plural: '3. Questions' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'metric_question', 'criterion'],
    listSearchableFields: ['name', 'metric_question'],
    description: 'The questions of the criteria. Each question has files.',
  },
  defaultSort: ['criterion', 'sr_no'],
  access: evidenceOf('criterion.group._status'),
  custom: {
    ...searched<EvidenceQuestion>({
      kind: 'metric',
      title: ['sr_no', 'metric_question'],
      text: ['name'],
    }),
    ...sheet<EvidenceQuestion>({
      fields: ['criterion', 'sr_no', 'metric_question', 'claimed'],
      keys: [['sr_no', 'criterion']],
      examples: [
        {
          criterion: 'AQAR 2025-26 · 1. Curricular aspects',
          sr_no: '1.1.1',
          metric_question: 'How is the delivery of the curriculum planned?',
        },
      ],
    }),
  },
  hooks: { beforeChange: [fillName], afterChange: [renameDescendants] },
  fields: [
    nameField,
    {
      name: 'criterion',
      label: 'Criterion',
      type: 'relationship',
      relationTo: 'evidence-criteria',
      required: true,
      index: true,
      admin: {
        description: 'It is easiest to open the criterion and to add the question there.',
      },
    },
    {
      ...plain(
        'sr_no',
        'Number',
        'As in the NAAC manual, for example 1.1.1. Questions are sorted by it.',
      ),
      required: true,
      validate: isMetric,
    },
    {
      ...sentences(
        'metric_question',
        'Question',
        'Leave empty to use the text from the manual of the report.',
      ),
      required: true,
      validate: hasText,
      hooks: { beforeValidate: [fillText] },
    },
    {
      name: 'claimed',
      label: 'Number that the report claims',
      type: 'number',
      min: 0,
      admin: {
        description:
          'For example the number of papers, or a percentage. The rehearsal compares it with the sheet. Visitors do not see it.',
      },
    },
    {
      name: 'files',
      label: 'Files',
      type: 'join',
      collection: 'evidence-files',
      on: 'question',
      defaultLimit: 30,
      admin: { description: 'Save first, then add the files here.' },
    },
  ],
} satisfies CollectionConfig;
