/** Presents departments for answers. */

import type { Department, DepartmentSummary, ProfileRow } from '@college/contract/entities';
import type { DepartmentList } from '@college/contract/profile';
import { dateColumns, profileTables } from '../../content/departments/department-columns.ts';
import { flag } from '../../for-visitors.ts';
import type { Department as StoredDepartment } from '../../payload-types.ts';
import { dateText, formatDate } from '../../time-zone/dates.ts';
import { from, plain, presenter, text } from '../presenter.ts';
import { filesOf, type Related, urlsOf } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

const summary = presenter<StoredDepartment, Omit<DepartmentSummary, 'dept_name_as'>>()({
  dept_code: plain,
  dept_name: plain,
  stream: plain,
  other_stream: text,
  is_dual: flag,
  own_faculty: flag,
  banner: urlsOf,
});

export const summaryFields = summary.select;

/** `assamese` is the name in Assamese, which answers in every language contain. */
export const presentSummary = (
  department: Parameters<typeof summary.present>[0],
  assamese: string,
  related: Related,
): DepartmentSummary => ({ ...summary.present(department, related), dept_name_as: assamese });

type Texts = Omit<Department, keyof DepartmentSummary | DepartmentList | 'share_picture' | 'heads'>;
const texts = presenter<StoredDepartment, Texts>()({
  updated: from('updatedAt', dateText),
  estd: text,
  examination_system: text,
  activity: htmlOf,
  online_classes: htmlOf,
  gallery: htmlOf,
  department_about: htmlOf,
  vision: htmlOf,
  courses: htmlOf,
  contact_details: htmlOf,
  research: htmlOf,
  facilities: (facilities: StoredDepartment['facilities'], related) =>
    (facilities ?? []).map(({ title, description }) => ({
      title: text(title),
      description: htmlOf(description, related),
    })),
  external_resource_link: text,
  student_login_link: text,
});

type Row = { attachments?: (number | { id: number })[] | null };

const lists = Object.keys(profileTables) as DepartmentList[];
const rowsOf = (department: StoredDepartment, list: DepartmentList): Row[] =>
  department[list] ?? [];

/** Only the table's own columns, without ids and fields that the admin may get later. */
function presentRow(list: DepartmentList, row: Row, related: Related): ProfileRow {
  const values = new Map<string, unknown>(Object.entries(row));
  const cells = Object.keys(profileTables[list].columns).map(
    (column): [string, string | number] => {
      const value = values.get(column);
      const cell = dateColumns.includes(column) ? formatDate(text(value as string)).date : value;
      return [column, typeof cell === 'number' ? cell : String(cell ?? '')];
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
): Omit<Department, 'heads'> => ({
  ...presentSummary(department, assamese, related),
  ...texts.present(department, related),
  ...presentLists(department, related),
});
