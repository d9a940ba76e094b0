import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvAnswer, csvFields } from '../../../components/tables/record-csv.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../layout/errors/not-found.ts';
import { askedQuarters } from '../../../records/quarters.ts';
import { type RecordRow, recordHeading, shownFields } from '../../../records/records.ts';
import { readDepartment } from '../read-department.ts';
import { facultyTables, isDepartmentList, isFacultyTable, rowsByPerson } from './profile-tables.ts';

export const query = ['table', 'from', 'to'];

/** One table of a department's profile; those of its faculty say whose each row is. */
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
    rows = rowsByPerson(faculty, table, askedQuarters(url, today)).flatMap((person) =>
      person.rows.map((row) => ({ ...row, employee: person.name })),
    );
    fields = ['employee', ...facultyTables[table], 'quarter'];
  } else throw notFound();
  const shown = shownFields(rows, fields);
  const headings = shown.map((field) => recordHeading(field, strings.fields));
  const lines = rows.map((row) => csvFields(row, shown, url.origin));
  return csvAnswer(`${dept_code}-${table}.csv`, csvText([headings, ...lines]));
}
