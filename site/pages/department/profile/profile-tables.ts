/** The tables of a department's profile: its own, and those of its faculty. */

import type { Department } from '@college/contract/entities';
import {
  type DepartmentList,
  departmentSections,
  type EmployeeWithActivities,
  type ResearchRecord,
} from '@college/contract/profile';
import { filterByQuarter, type QuarterRange, type RecordRow } from '../../../records/records.ts';

export const isDepartmentList = (name: string): name is DepartmentList =>
  name !== 'home' && (departmentSections as readonly string[]).includes(name);

/** Returns the lists with rows and their numbers on the profile; 0 is Home. */
export const getFilledLists = (department: Department) =>
  departmentSections.flatMap((name, number) =>
    name !== 'home' && department[name].length > 0
      ? [{ name, number, rows: department[name] }]
      : [],
  );

export const facultyTables = {
  research: [
    'title',
    'sponsored_by',
    'duration',
    'fund',
    'co_researcher',
    'status',
    'commencement_date',
    'submission_date',
  ],
  research_paper: [
    'title_paper',
    'title_book',
    'published_by',
    'isbn_no',
    'volume',
    'page_nos',
    'date_year',
  ],
  text_book: [
    'title_book',
    'published_by',
    'isbn_no',
    'volume',
    'edition',
    'name_of_authors',
    'date_year',
    'other_info',
  ],
  awards: ['area', 'achievement', 'award', 'other_info'],
  workshop: ['theme', 'organised_by', 'date_year', 'duration', 'sponsored_by'],
} as const satisfies Record<keyof ResearchRecord, readonly string[]>;
export type FacultyTableName = keyof typeof facultyTables;

export const facultyTableNames = Object.keys(facultyTables) as FacultyTableName[];
export const isFacultyTable = (name: string): name is FacultyTableName =>
  Object.hasOwn(facultyTables, name);

export interface PersonRows {
  id: string;
  name: string;
  rows: readonly RecordRow[];
}

/** Returns the rows of one table by person, for these quarters, without people who have none. */
export const getRowsByPerson = (
  faculty: readonly EmployeeWithActivities[],
  table: FacultyTableName,
  range: QuarterRange,
): PersonRows[] =>
  faculty
    .map(({ id, name, activities }) => ({
      id,
      name,
      rows: filterByQuarter(activities[table], range),
    }))
    .filter(({ rows }) => rows.length > 0);
