import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { ImportantFile } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { atNoon, today } from '../../time-zone/dates.ts';
import { attachments, day, line, linkAdvice, longText } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const ImportantFiles = {
  slug: 'important-files',
  labels: { singular: 'Important file', plural: 'Important files' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.files,
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', 'updatedAt'],
    listSearchableFields: ['title'],
    description: 'Files that people often ask the office for, newest first.',
  },
  defaultSort: '-date',
  custom: {
    ...searched<ImportantFile>({
      kind: 'important-file',
      title: ['title'],
      text: ['description'],
      date: 'date',
    }),
    ...sheet<ImportantFile>({
      fields: ['title', 'date', 'description', 'uploads'],
      keys: [['title']],
      examples: [{ title: 'Prospectus', date: '01-06-2026', uploads: 'prospectus.pdf' }],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('title', 'Title'), required: true },
    { ...day('date', 'Date', true), defaultValue: () => atNoon(today()) },
    longText('description', 'Text', 'Who needs the file, and what to do with it.'),
    { ...attachments('uploads', 'Files'), required: true },
    linkAdvice,
  ],
} satisfies CollectionConfig;
