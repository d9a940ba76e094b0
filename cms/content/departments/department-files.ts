import { type DepartmentFileType, departmentFileTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenByDepartment } from '../../access.ts';
import type { DepartmentFile } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { atNoon, today } from '../../time-zone/dates.ts';
import { attachments, day, department, line, linkAdvice, longText } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

const labels: Record<DepartmentFileType, string> = {
  ACHIEVEMENTS: 'Achievements',
  SYLLABUS: 'Syllabus',
  JOURNAL: 'Journal',
  CO_PO: 'Course and programme outcomes (COs & POs)',
  WALL_MAGAZINE: 'Wall magazine',
};

export const DepartmentFiles = {
  slug: 'department-files',
  labels: { singular: 'File of a department', plural: 'Files of departments' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.departments,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'department', 'date'],
    listSearchableFields: ['title'],
    description: 'Syllabi, journals, outcomes, wall magazines and achievements, newest first.',
  },
  defaultSort: '-date',
  indexes: [{ fields: ['department', 'type', 'date'] }],
  custom: {
    ...searched<DepartmentFile>({
      kind: 'department-file',
      title: ['title'],
      key: ['type'],
      text: ['description'],
      date: 'date',
      department: 'department',
    }),
    ...sheet<DepartmentFile>({
      fields: ['title', 'type', 'date', 'department', 'description', 'uploads'],
      keys: [['title', 'type', 'department']],
      examples: [
        { title: 'Syllabus', type: 'Syllabus', date: '01-08-2026', department: 'Physics' },
      ],
    }),
  },
  access: publicWrittenByDepartment,
  fields: [
    { ...line('title', 'Title'), required: true },
    {
      name: 'type',
      label: 'Page of the department',
      type: 'select',
      required: true,
      index: true,
      options: departmentFileTypes.map((value) => ({ value, label: labels[value] })),
      admin: { position: 'sidebar' },
    },
    { ...day('date', 'Date', true), defaultValue: () => atNoon(today()) },
    { ...department('The department of this file.'), required: true },
    longText('description', 'Text'),
    attachments('uploads', 'Files', 'A wall magazine can be a PDF or several pictures.'),
    linkAdvice,
  ],
} satisfies CollectionConfig;
