import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenBy, qualityEditors } from '../../access.ts';
import type { PassFigure } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { academicYearField, countField } from '../checked-fields.ts';
import { attachments, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { proofLink } from './proof-link.ts';

const appeared = { of: 'appeared', label: 'Students who appeared' };

export const PassFigures = {
  slug: 'pass-figures',
  labels: { singular: 'Pass figure', plural: 'Pass figures' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'programme',
    defaultColumns: ['programme', 'code', 'year', 'appeared', 'passed'],
    listSearchableFields: ['programme', 'code', 'year'],
    description: 'Results of the final year, one record for each programme and academic year.',
  },
  defaultSort: ['year', 'programme'],
  access: publicWrittenBy(qualityEditors),
  custom: {
    ...notSearched,
    ...sheet<PassFigure>({
      fields: ['programme', 'code', 'year', 'appeared', 'passed', 'uploads', 'link'],
      keys: [['programme', 'year']],
      examples: [
        {
          programme: 'B.Sc. Physics',
          code: 'BSCPHY',
          year: '2024-25',
          appeared: '40',
          passed: '37',
        },
      ],
    }),
  },
  fields: [
    { ...plain('programme', 'Programme'), required: true },
    plain('code', 'Programme code'),
    { ...academicYearField('year', 'Academic year'), required: true },
    {
      type: 'row',
      fields: [
        { ...countField(appeared.of, appeared.label), required: true },
        {
          ...countField('passed', 'Students who passed', { part: appeared }),
          required: true,
        },
      ],
    },
    attachments('uploads', 'Document', 'The result sheet of the university, as a PDF.'),
    proofLink,
  ],
} satisfies CollectionConfig;
