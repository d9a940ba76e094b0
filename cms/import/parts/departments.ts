import { isOwnFaculty } from '@college/contract/codes';
import type { Department, ProfileRow } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import type { DepartmentList } from '@college/contract/profile';
import {
  dateColumns,
  numericColumns,
  profileTables,
} from '../../content/departments/department-columns.ts';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { eachOf, mainOf } from '../source.ts';
import type { Tools } from '../writer.ts';

/** Imports departments. Returns their ids here by the source's code. */
export async function importDepartments(importer: Importer): Promise<Map<string, number>> {
  const { source, report, saveRecord } = importer;
  const ids = new Map<string, number>();
  const listed = await source.ask('getdepartments', {});
  for (const { dept_code } of mainOf(listed) ?? []) {
    const answer = await source.ask('getdeptdata', { dept_code });
    const main = mainOf(answer);
    if (!answer || !main) continue;
    const rows = eachOf(answer, (row, locale) => ({
      ...(row || main),
      ...(locale === ASSAMESE && { dept_name: main.dept_name_as || main.dept_name }),
    }));
    reportUnknownColumns(main, report.skipped);
    const id = await saveRecord({
      collection: 'departments',
      key: dept_code,
      rows,
      data: (row, tools) => recordOf(row, tools),
    });
    if (id !== undefined) ids.set(dept_code, id);
  }
  return ids;
}

const listNames = Object.keys(profileTables) as DepartmentList[];

async function recordOf(row: Department, { html, files }: Tools) {
  const what = row.dept_name;
  const lists: Partial<Record<DepartmentList, object[]>> = {};
  for (const list of listNames)
    lists[list] = await Promise.all(row[list].map((entry) => listRow(list, entry, { files })));
  return {
    dept_code: row.dept_code,
    dept_name: what,
    stream: row.stream,
    other_stream: row.other_stream,
    is_dual: row.is_dual === 1,
    own_faculty: isOwnFaculty(row),
    banner: await files.all(row.banner, what),
    estd: row.estd,
    examination_system: row.examination_system,
    activity: await html(row.activity),
    online_classes: await html(row.online_classes),
    gallery: await html(row.gallery),
    department_about: await html(row.department_about),
    vision: await html(row.vision),
    courses: await html(row.courses),
    contact_details: await html(row.contact_details),
    research: await html(row.research),
    facilities: await Promise.all(
      row.facilities.map(async ({ title, description }) => ({
        title,
        description: await html(description),
      })),
    ),
    ...lists,
    external_resource_link: row.external_resource_link,
    student_login_link: row.student_login_link,
  };
}

const columnsOf = (list: DepartmentList) => Object.keys(profileTables[list].columns);

async function listRow(list: DepartmentList, row: ProfileRow, { files }: Pick<Tools, 'files'>) {
  const cells = columnsOf(list).map((column) => {
    const value = row[column];
    const text = Array.isArray(value) ? '' : (value ?? '');
    if (dateColumns.includes(column)) return [column, storedDay(String(text)) ?? ''];
    return [column, numericColumns.includes(column) && text !== '' ? Number(text) : String(text)];
  });
  const attached = Object.values(row).flatMap((value) => (Array.isArray(value) ? value : []));
  return {
    ...Object.fromEntries(cells.filter(([, value]) => value !== '')),
    attachments: await files.all(attached, profileTables[list].label),
  };
}

function reportUnknownColumns(
  department: Department,
  skipped: (kind: string, what: string, reason: string) => void,
): void {
  for (const list of listNames) {
    const known = new Set(columnsOf(list));
    const unknown = new Set(
      department[list].flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          known.has(name) || Array.isArray(value) ? [] : [name],
        ),
      ),
    );
    for (const name of unknown)
      skipped(
        'column',
        `${list}.${name} of ${department.dept_code}`,
        'this column does not exist here',
      );
  }
}
