/** Columns of a list with fields of every type. */
import type { FlattenedField, Payload } from 'payload';
import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import type { ListName } from './lists.ts';

const flattenedFields = [
  { name: 'name', type: 'text', label: 'Name', localized: true, required: true },
  { name: 'email', type: 'email', label: 'Email' },
  { name: 'grade', type: 'text' },
  {
    name: 'awards',
    type: 'array',
    label: 'Awards',
    flattenedFields: [
      { name: 'award', type: 'text', label: 'Award' },
      { name: 'id', type: 'text' },
      { name: 'photos', type: 'array', flattenedFields: [] },
    ],
  },
] as unknown as FlattenedField[];
const payload = { collections: { employees: { config: { flattenedFields } } } };
const listOf = (fields: string[], table?: string) =>
  ({
    slug: 'employees',
    list: { fields, keys: [['email'], ['email', 'name']] },
    table,
  }) as unknown as ListName;
const columns = (fields: string[], table?: string) =>
  columnsOf(listOf(fields, table), payload as unknown as Payload).map(
    ({ key, locale, ofTable, required }) => ({ key, locale, ofTable, required }),
  );
const own = { locale: undefined, ofTable: false, required: false };

it('gives a localized field a column for each language', () => {
  expect(columns(['name', 'email'])).toEqual([
    { ...own, key: 'name', required: true },
    { ...own, key: 'name@as', locale: 'as' },
    { ...own, key: 'email' },
  ]);
});

it('gives a table within a record the columns of its key and its own columns', () => {
  expect(columns(['name'], 'awards')).toEqual([
    { ...own, key: 'email' },
    { ...own, key: 'name', required: true },
    { ...own, key: 'awards.award', ofTable: true },
  ]);
});

it('labels a column like its field, or by its key if the field has no label', () => {
  const [name, grade] = columnsOf(listOf(['email', 'grade']), payload as unknown as Payload);
  expect([name?.label, grade?.label, grade?.labelIn('as')]).toEqual(['Email', 'Grade', 'Grade']);
});

it('refuses unknown fields and tables', () => {
  expect(() => columns(['unheard'])).toThrow('There is no field unheard.');
  expect(() => columns(['name'], 'email')).toThrow('employees keeps no table email.');
});
