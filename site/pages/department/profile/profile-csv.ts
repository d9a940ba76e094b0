import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvFields, csvResponse } from '../../../components/tables/record-csv.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../not-found.ts';
import {
  getTableFields,
  parseQuarterRange,
  type RecordRow,
  recordHeading,
} from '../../../records/records.ts';
import { readDepartment } from '../read-department.ts';
import {
  facultyTables,
  getRowsByPerson,
  isDepartmentList,
  isFacultyTable,
} from './profile-tables.ts';

export const query = ['table', 'from', 'to'];

/** Answers with one table of a department's profile as CSV. Rows of faculty tables name the person. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { call, today, strings } = args.context.get(loaderContext);
  const url = new URL(args.request.url);
  const table = url.searchParams.get('table') ?? '';
  const department = await readDepartment(args);
  const { dept_code } = department;
  let rows: readonly RecordRow[];
  let fields: readonly string[] | undefined;
  if (isDepartmentList(table)) rows = department[table];
  else if (isFacultyTable(table)) {
    const faculty = await call.employeeprofilewithdeptcode({ dept_code });
    rows = getRowsByPerson(faculty, table, parseQuarterRange(url, today)).flatMap((person) =>
      person.rows.map((row) => ({ ...row, employee: person.name })),
    );
    fields = ['employee', ...facultyTables[table], 'quarter'];
  } else throw notFound();
  const columns = getTableFields(rows, fields);
  const headings = columns.map((field) => recordHeading(field, strings.fields));
  const lines = rows.map((row) => csvFields(row, columns, url.origin));
  return csvResponse(`${dept_code}-${table}.csv`, csvText([headings, ...lines]));
}
