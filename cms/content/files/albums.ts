import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenByDepartment } from '../../access.ts';
import type { Album } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { atNoon, today } from '../../time-zone/dates.ts';
import { day, department, line, picturesOf } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Albums = {
  slug: 'albums',
  labels: { singular: 'Album', plural: 'Albums' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.files,
    useAsTitle: 'caption',
    defaultColumns: ['caption', 'department', 'date'],
    listSearchableFields: ['caption'],
    description: 'Pictures of one event, newest album first.',
  },
  defaultSort: '-date',
  indexes: [{ fields: ['department', 'date'] }],
  custom: {
    ...searched<Album>({
      kind: 'album',
      title: ['caption'],
      isCalledSo: true,
      text: [],
      date: 'date',
      department: 'department',
    }),
    ...sheet<Album>({ fields: ['caption', 'date', 'department', 'pictures'], keys: [] }),
  },
  access: publicWrittenByDepartment,
  fields: [
    { ...line('caption', 'Caption'), required: true },
    { ...day('date', 'Date', true), defaultValue: () => atNoon(today()) },
    department('Leave empty for an album of the college itself.'),
    {
      ...picturesOf('pictures', 'Pictures', 'In the order in which they are shown.'),
      required: true,
    },
  ],
} satisfies CollectionConfig;
