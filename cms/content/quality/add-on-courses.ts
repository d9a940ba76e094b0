import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenBy, qualityEditors } from '../../access.ts';
import type { AddOnCourse } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { academicYearField, countField } from '../checked-fields.ts';
import { attachments, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { proofLink } from './proof-link.ts';

const enrolled = { of: 'enrolled', label: 'Students enrolled' };

export const AddOnCourses = {
  slug: 'add-on-courses',
  labels: { singular: 'Add-on course', plural: 'Add-on courses' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'year', 'enrolled', 'completed'],
    listSearchableFields: ['name', 'code', 'year'],
    description: 'Add-on and certificate courses, one record for each academic year.',
  },
  defaultSort: ['year', 'name'],
  access: publicWrittenBy(qualityEditors),
  custom: {
    ...notSearched,
    ...sheet<AddOnCourse>({
      fields: [
        'name',
        'code',
        'year',
        'times_offered',
        'duration',
        'enrolled',
        'completed',
        'uploads',
        'link',
      ],
      keys: [['name', 'year']],
      examples: [
        {
          name: 'Spoken English',
          code: 'AOC-1',
          year: '2024-25',
          times_offered: '2',
          duration: '30 hours',
          enrolled: '60',
          completed: '54',
        },
      ],
    }),
  },
  fields: [
    { ...plain('name', 'Name of the course'), required: true },
    plain('code', 'Course code'),
    { ...academicYearField('year', 'Academic year'), required: true },
    {
      type: 'row',
      fields: [
        countField('times_offered', 'Times offered in the year'),
        plain('duration', 'Duration', 'For example: 30 hours.'),
      ],
    },
    {
      type: 'row',
      fields: [
        countField(enrolled.of, enrolled.label),
        countField('completed', 'Students who completed it', { part: enrolled }),
      ],
    },
    attachments('uploads', 'Document', 'Syllabus, notice or report, as a PDF.'),
    proofLink,
  ],
} satisfies CollectionConfig;
