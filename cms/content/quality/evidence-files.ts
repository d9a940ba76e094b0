import type { CollectionConfig } from 'payload';
import { evidenceOf, hiddenFrom } from '../../access.ts';
import type { EvidenceFile } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { attachments, line, order, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { fillName, nameField } from './names.ts';

export const EvidenceFiles = {
  slug: 'evidence-files',
  labels: { singular: 'Set of files', plural: '4. Files' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sr_no', 'updatedAt', '_status'],
    listSearchableFields: ['name', 'sr_no'],
    description:
      'Files that prove the answer to a question. It is easiest to add them in the question.',
  },
  defaultSort: ['question', 'order', 'sr_no'],
  versions: { drafts: true, maxPerDoc: 20 },
  access: evidenceOf('_status', 'question.criterion.group._status'),
  // Without a title field, because many sets have the same title as each other or as a page and
  // would outrank it.
  custom: {
    ...searched<EvidenceFile>({
      kind: 'metric',
      title: [],
      key: ['sr_no', 'title'],
      text: ['name'],
    }),
    ...sheet<EvidenceFile>({
      fields: ['question', 'sr_no', 'title', 'uploads', 'order', '_status'],
      keys: [['sr_no', 'question', 'title']],
      examples: [
        {
          question: 'AQAR 2025-26 · 1.1.1',
          sr_no: '1.1.1 (a)',
          title: 'Academic calendar',
          uploads: '1.1.1-calendar.pdf',
        },
      ],
    }),
  },
  hooks: { beforeChange: [fillName] },
  fields: [
    nameField,
    {
      name: 'question',
      label: 'Question',
      type: 'relationship',
      relationTo: 'evidence-questions',
      required: true,
      index: true,
    },
    {
      ...plain(
        'sr_no',
        'Number',
        'Sets with the same order number are sorted by this, for example 1.1.1 (a).',
      ),
      required: true,
    },
    { ...line('title', 'Title'), required: true },
    { ...attachments('uploads', 'Files', 'PDF, tables or pictures.'), required: true },
    order(),
  ],
} satisfies CollectionConfig;
