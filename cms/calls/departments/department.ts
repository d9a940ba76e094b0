/** Departments as they leave. */

import type { Department, DepartmentSummary, ProfileRow } from '@college/contract/entities';
import type { DepartmentList } from '@college/contract/profile';
import { profileTables } from '../../content/departments/department-columns.ts';
import type { Department as StoredDepartment } from '../../payload-types.ts';
import { fields, flag } from '../for-visitors.ts';
import { filesOf, type Related, urlsOf } from '../related.ts';
import { htmlOf } from '../rich-text/to-html.ts';

export const summaryFields = fields(
  'dept_code',
  'dept_name',
  'stream',
  'other_stream',
  'is_dual',
  'own_faculty',
  'banner',
);
type SummaryRow = Pick<StoredDepartment, 'id' | keyof typeof summaryFields>;
type Row = { attachments?: (number | { id: number })[] | null };

const lists = Object.keys(profileTables) as DepartmentList[];
const rowsOf = (department: StoredDepartment, list: DepartmentList): Row[] =>
  department[list] ?? [];

export const presentSummary = (
  department: SummaryRow,
  assamese: string,
  related: Related,
): DepartmentSummary => ({
  dept_code: department.dept_code,
  dept_name: department.dept_name,
  dept_name_as: assamese,
  stream: department.stream,
  other_stream: department.other_stream ?? '',
  is_dual: flag(department.is_dual),
  own_faculty: flag(department.own_faculty),
  banner: urlsOf(department.banner, related),
});

/** Exactly the table's own columns: neither ids nor anything that is added to the admin later. */
function presentRow(list: DepartmentList, row: Row, related: Related): ProfileRow {
  const values = new Map<string, unknown>(Object.entries(row));
  const cells = Object.keys(profileTables[list].columns).map(
    (column): [string, string | number] => {
      const value = values.get(column);
      return [column, typeof value === 'number' ? value : String(value ?? '')];
    },
  );
  return { ...Object.fromEntries(cells), attachments: filesOf(row.attachments, related) };
}

function presentLists(department: StoredDepartment, related: Related) {
  return Object.fromEntries(
    lists.map((list) => [
      list,
      rowsOf(department, list).map((row) => presentRow(list, row, related)),
    ]),
  ) as Record<DepartmentList, ProfileRow[]>;
}

export const presentDepartment = (
  department: StoredDepartment,
  assamese: string,
  related: Related,
): Department => ({
  ...presentSummary(department, assamese, related),
  estd: department.estd ?? '',
  examination_system: department.examination_system ?? '',
  activity: htmlOf(department.activity, related),
  online_classes: htmlOf(department.online_classes, related),
  gallery: htmlOf(department.gallery, related),
  department_about: htmlOf(department.department_about, related),
  vision: htmlOf(department.vision, related),
  courses: htmlOf(department.courses, related),
  contact_details: htmlOf(department.contact_details, related),
  research: htmlOf(department.research, related),
  facilities: (department.facilities ?? []).map(({ title, description }) => ({
    title: title ?? '',
    description: htmlOf(description, related),
  })),
  ...presentLists(department, related),
  external_resource_link: department.external_resource_link ?? '',
  student_login_link: department.student_login_link ?? '',
});
