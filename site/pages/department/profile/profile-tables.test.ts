import { Department } from '@college/contract/entities';
import { EmployeeWithActivities } from '@college/contract/profile';
import { expect, test } from 'vitest';
import { parseQuarterRange } from '../../../records/records.ts';
import { en } from '../../../strings/en.ts';
import {
  facultyTables,
  getFilledLists,
  getRowsByPerson,
  isDepartmentList,
} from './profile-tables.ts';

const department = (lists: Record<string, unknown>) =>
  Department.parse({ dept_code: 'PHY', stream: 'SCIENCE', ...lists });
const person = (id: string, quarters: string[]) =>
  EmployeeWithActivities.parse({
    id,
    name: `Dr ${id}`,
    type: 'FACULTY',
    activities: { research: quarters.map((quarter) => ({ title: quarter, quarter })) },
  });
const rangeOf = (query: string) =>
  parseQuarterRange(new URL(`https://c.test/${query}`), '2026-05-01');

test('a list keeps its number if lists before it are empty', () => {
  const lists = getFilledLists(
    department({ programs_offered: [{ programme: 'B.Sc.' }], student_progressions: [{ year: 1 }] }),
  );
  expect(lists.map(({ name, number }) => `${number} ${name}`)).toEqual([
    '1 programs_offered',
    '23 student_progressions',
  ]);
  expect(getFilledLists(department({}))).toEqual([]);
});

test('Home is a section and no list', () => {
  expect(isDepartmentList('home')).toBe(false);
  expect(isDepartmentList('chapter_books')).toBe(true);
  expect(isDepartmentList('toString')).toBe(false);
});

test('keeps only the chosen quarters and people with rows in them', () => {
  const faculty = [
    person('a', ['2025-1st', '2024-4th']),
    person('b', ['2024-4th']),
    person('c', []),
  ];
  const names = (query: string) =>
    getRowsByPerson(faculty, 'research', rangeOf(query)).map(
      ({ id, rows }) => `${id}${rows.length}`,
    );
  expect(names('')).toEqual(['a2', 'b1']);
  expect(names('?from=2025-1st&to=2025-1st')).toEqual(['a1']);
  expect(names('?to=1996-1st')).toEqual([]);
});

test('every column of a faculty table has a heading', () => {
  for (const fields of Object.values(facultyTables))
    for (const field of fields) expect(en.fields).toHaveProperty(field);
});
