import type { SanitizedCollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { columnStyles } from './column-styles.ts';

const fields = ['title', 'deadline', 'order', 'shown', 'files'].map((name) => ({
  name,
  type: name === 'deadline' ? 'date' : 'text',
}));
const collection = {
  slug: 'notices',
  admin: { useAsTitle: 'title' },
  fields: [...fields, { name: 'planned', type: 'ui' }],
  flattenedFields: fields,
} as unknown as SanitizedCollectionConfig;

/** Columns that are hidden in any case. */
const hidden = (...rows: object[]) =>
  [
    ...columnStyles(collection, rows as Record<string, unknown>[]).matchAll(
      /(?<!\)) :is\(#heading-(\w+)/g,
    ),
  ].map(([, name]) => name);

it('hides columns without a value in any row, and never the title', () => {
  expect(hidden({ title: '', order: 0, shown: false, files: [] })).toEqual([
    'deadline',
    'shown',
    'files',
  ]);
  expect(hidden({ deadline: null }, { deadline: '2026-12-05', shown: true, files: [1] })).toEqual([
    'order',
  ]);
});

it('hides a column without a field while its cells are empty', () => {
  expect(columnStyles(collection, [{}])).toContain(
    '.table:not(:has(.cell-planned:not(:empty))) :is(#heading-planned, .cell-planned){display:none}',
  );
});
