import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { entryOf } from './entry.ts';
import type { AnySearched } from './searched.ts';

const fields = ['name', 'designation', 'address'].map(
  (name) => ({ name, type: 'text' }) as FlattenedField,
);
const search: AnySearched = {
  ...{ kind: 'employee', title: ['name'], key: ['designation'], text: ['address'] },
  ...{ date: 'date', until: 'until', department: 'department' },
};
const record = {
  name: 'Rina',
  designation: 'Librarian',
  address: 'Hill Road',
  department: { id: 7 },
};
const writtenForms = (words: { written: string }[] = []) => words.map((word) => word.written);

it.each([
  [[], 'rina', 'hill road'],
  [['address'], 'rina', ''],
  [['name', 'address'], '', ''],
])('leaves out the words of hidden fields %j', (hidden, name, text) => {
  const entry = entryOf(search, fields, record, { hidden });
  expect(entry?.names.flatMap(writtenForms).join(' ')).toBe(name);
  expect(writtenForms(entry?.key)).toEqual(['librarian']);
  expect(writtenForms(entry?.pages[0]).join(' ')).toBe(text);
});

it.each([
  [{}, { department: 7, date: 0, year: 0, until: null }],
  [
    { date: '2026-03-05T12:00:00.000Z', until: '2026-03-10T12:00:00.000Z', department: 8 },
    {
      ...{ department: 8, date: Date.UTC(2026, 2, 5, 12), year: 2026 },
      until: Date.UTC(2026, 2, 10, 12),
    },
  ],
])('indexes dates and department: %j', (extra, expected) => {
  expect(entryOf(search, fields, { ...record, ...extra }, {})).toMatchObject(expected);
});

it('indexes other names as keys, and makes no entry for a record without a page', () => {
  expect(writtenForms(entryOf(search, fields, record, { called: ['Staff'] })?.key)).toEqual([
    'librarian',
    'staff',
  ]);
  expect(entryOf({ ...search, kind: () => undefined }, fields, record, {})).toBeUndefined();
});
