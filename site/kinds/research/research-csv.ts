/** One report of one department as CSV, for the same quarters as the page. */
import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvFields, csvResponse } from '../../components/tables/record-csv.ts';
import { loaderContext } from '../../context.ts';
import { parseQuarterRange, recordHeading } from '../../records/records.ts';
import { parseReport, reportNames, reports } from '../../records/reports.ts';
import { getFacultyRows } from './FacultyRecords.tsx';
import { findDepartment } from './ResearchFrame.tsx';

export const query = ['report', 'from', 'to'];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, today, strings } = context.get(loaderContext);
  const url = new URL(request.url);
  const dept_code = params.dept_code ?? '';
  findDepartment(await call.getdepartments(), dept_code);
  const report = parseReport(url, reportNames);
  const range = parseQuarterRange(url, today);
  const people = await call.employeeprofilewithdeptcode({ dept_code });
  const fields = [...reports[report].fields, 'quarter', 'file'];
  const headings = ['employee', ...fields].map((field) => recordHeading(field, strings.fields));
  const lines = getFacultyRows(people, report, range).flatMap(({ person, rows }) =>
    rows.map((row) => [person.name, ...csvFields(row, fields, url.origin)]),
  );
  return csvResponse(`${dept_code}-${report}.csv`, csvText([headings, ...lines]));
}
