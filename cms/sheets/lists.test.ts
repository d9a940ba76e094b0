/** Labels of lists and of their tables. */
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { type ListName, labelOf } from './lists.ts';

const employees = {
  labels: { plural: { en: 'Staff', as: 'কৰ্মচাৰী' } },
  flattenedFields: [{ name: 'awards', label: { en: 'Awards', as: 'বঁটা' } }],
};
const payload = { collections: { employees: { config: employees } } } as unknown as Payload;
const listOf = (table?: string) => ({ slug: 'employees', table }) as ListName;

it.each([
  ['en', undefined, 'Staff'],
  ['as', undefined, 'কৰ্মচাৰী'],
  ['as', 'awards', 'কৰ্মচাৰী: বঁটা'],
])('labels a list in %s with the table %s: “%s”', (language, table, label) => {
  expect(labelOf(listOf(table), payload, language)).toBe(label);
});

it('labels a list in English if no language is given', () => {
  expect(labelOf(listOf(), payload)).toBe('Staff');
});
