import type { CollectionConfig } from 'payload';
import { hiddenFrom, keptBy, qualityKeepers } from '../../access.ts';
import { attachments, line, plain } from '../fields.ts';
import { groups } from '../groups.ts';

export const EvidenceFiles = {
  slug: 'evidence-files',
  labels: { singular: 'Set of files', plural: '4. Files' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'title',
    defaultColumns: ['sr_no', 'title', 'question', 'updatedAt'],
    listSearchableFields: ['sr_no', 'title'],
    description: 'What proves the answer to a question. Easiest from the question itself.',
  },
  defaultSort: ['question', 'sr_no'],
  access: keptBy(qualityKeepers),
  fields: [
    {
      name: 'question',
      label: 'Question',
      type: 'relationship',
      relationTo: 'evidence-questions',
      required: true,
      index: true,
    },
    { ...plain('sr_no', 'Number', 'Files stand in this order: 1.1.1 (a).'), required: true },
    { ...line('title', 'Title'), required: true },
    { ...attachments('uploads', 'Files', 'PDF, tables or pictures.'), required: true },
  ],
} satisfies CollectionConfig;
