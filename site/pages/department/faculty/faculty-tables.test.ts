import { ActivityBlock } from '@college/contract/profile';
import { expect, test } from 'vitest';
import { en } from '../../../strings/en.ts';
import { activitySubIds, getActivityTable } from './faculty-tables.ts';

const block = (activity_sub_id: string, activity_data: unknown[], activity_name = '') =>
  ActivityBlock.parse({ activity_name, activity_sub_id, activity_data });
const words = en.faculty;

test('nine tables in the order of their sub-ids, all with headings', () => {
  expect(activitySubIds).toEqual(['1.1', '1.2', '1.3', '1.4', '2', '3', '4.1', '4.2', '4.3']);
  for (const id of activitySubIds) {
    const { fields, rows, title } = getActivityTable([], id, words);
    expect([rows, title]).toEqual([[], words.activities[id]]);
    for (const field of fields) expect(en.fields).toHaveProperty(field);
  }
});

test('a table has exactly its columns, whatever else a row has', () => {
  const projects = block('4.1', [
    { title: 'Wells', type: 'Minor', fund: '3.5', quarter: '2025-1st' },
  ]);
  const table = getActivityTable([projects], '4.1', words);
  expect(table.fields).toEqual([
    'title',
    'sponsored_by',
    'duration',
    'fund',
    'fund_received',
    'co_researcher',
    'status',
    'commencement_date',
    'submission_date',
  ]);
});

test('rows of sections have the name of their section', () => {
  const sections = [
    { section_name: 'Mentoring', section_data: [{ activity: 'A' }, { activity: 'B' }] },
    { section_name: 'Examination', section_data: [{ activity: 'C' }] },
  ];
  const { rows } = getActivityTable([block('3', sections)], '3', words);
  expect(rows.map(({ section_name, activity }) => `${section_name} ${activity}`)).toEqual([
    'Mentoring A',
    'Mentoring B',
    'Examination C',
  ]);
});

test("the college's name of a table comes first, categories have labels", () => {
  const blocks = [
    block(
      '4.3',
      [{ category: 'E_CONTENT' }, { category: 'A talk' }],
      'Publications of other kinds',
    ),
    block('4.2', []),
  ];
  const { title, rows } = getActivityTable(blocks, '4.3', words);
  expect(title).toBe('Publications of other kinds');
  expect(rows.map(({ category }) => category)).toEqual(['E-content', 'A talk']);
});
