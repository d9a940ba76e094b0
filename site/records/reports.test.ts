import { Activities } from '@college/contract/profile';
import { expect, test } from 'vitest';
import { en } from '../strings/en.ts';
import { getTableFields, recordHeading } from './records.ts';
import { getReportRows, reportNames, reports } from './reports.ts';

const publication = (title: string, category: string) => ({ title, category });
const activities = Activities.parse({
  blocks: [
    { activity_name: 'P', activity_sub_id: '4.1', activity_data: [{ title: 'Wells' }] },
    {
      activity_name: 'O',
      activity_sub_id: '4.3',
      activity_data: [
        publication('A chapter', 'CHAPTER_IN_BOOK'),
        publication('A lesson', 'E_CONTENT'),
        publication('A poem', 'Poetry'),
        publication('A leaflet', ''),
        publication('A reader', 'EDITED_BOOK_OR_JOURNAL'),
        publication('A column', 'ARTICLE_IN_POPULAR_BOOK'),
        publication('A letter', 'NEWSPAPER_PUBLICATION'),
      ],
    },
  ],
});
const titles = (name: (typeof reportNames)[number]) =>
  getReportRows(activities, name).map(({ title }) => title);

test('each report shows its own records, and every record is in one', () => {
  expect(titles('projects')).toEqual(['Wells']);
  expect(titles('publications')).toEqual([]);
  expect(titles('chapters')).toEqual(['A chapter']);
  expect(titles('econtent')).toEqual(['A lesson']);
  expect(titles('other')).toEqual(['A poem', 'A leaflet']);
  expect(titles('edited')).toEqual(['A reader']);
  expect(titles('popular')).toEqual(['A column']);
  expect(titles('newspaper')).toEqual(['A letter']);
  expect(reportNames.flatMap(titles)).toHaveLength(8);
});

test('every column of a report has a heading', () => {
  for (const name of reportNames)
    for (const field of reports[name].fields) expect(en.fields).toHaveProperty(field);
});

test('shows requested columns even if empty, others only with a value; attachments come last', () => {
  const rows = [
    { title: 'a', isbn: '', file: [] },
    { title: 'b', isbn: '1', file: [] },
  ];
  expect(getTableFields(rows, ['title', 'volume', 'isbn'])).toEqual(['title', 'volume', 'isbn']);
  expect(getTableFields(rows)).toEqual(['title', 'isbn']);
  expect(getTableFields([{ title: '', fund: 0 }])).toEqual(['fund']);
  const file = [{}] as never;
  expect(getTableFields([{ file, title: 'a' }])).toEqual(['title', 'file']);
  expect(getTableFields([{ file, title: 'a' }], ['title', 'isbn'])).toEqual([
    'title',
    'isbn',
    'file',
  ]);
});

test('an unknown field has its own name as heading', () => {
  expect(recordHeading('no_of_students-girls', en.fields)).toBe('No of students girls');
  expect(recordHeading('isbn', en.fields)).toBe('ISSN/ISBN');
  expect(recordHeading('_seats_', en.fields)).toBe('Seats');
  expect(recordHeading('constructor', en.fields)).toBe('Constructor');
});
