import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { Course } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { line, order, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Courses = {
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.departments,
    useAsTitle: 'label',
    defaultColumns: ['label', 'name', 'order'],
    listSearchableFields: ['label', 'name'],
    description: 'The choices for alumni and students who send a message.',
  },
  defaultSort: 'order',
  custom: {
    ...notSearched,
    ...sheet<Course>({
      fields: ['label', 'name', 'order'],
      keys: [['name']],
      examples: [{ label: 'Bachelor of Science', name: 'BSC' }],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('label', 'Name', 'For example: Bachelor of Science.'), required: true },
    {
      ...plain('name', 'Code', 'Short, for example BSC. Do not change it later.'),
      required: true,
      unique: true,
      index: true,
    },
    order(),
  ],
} satisfies CollectionConfig;
