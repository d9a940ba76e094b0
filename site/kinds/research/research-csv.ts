/** The records of one report of one department as CSV, of the quarters that the page beside it shows. */
import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvAnswer, csvFields } from '../../components/tables/record-csv.ts';
import { loaderContext } from '../../context.ts';
import { askedQuarters } from '../../records/quarters.ts';
import { recordHeading } from '../../records/records.ts';
import { askedReport, reportNames, reports } from '../../records/reports.ts';
import { facultyRows } from './FacultyRecords.tsx';
import { askedDepartment } from './ResearchFrame.tsx';

export const query = ['report', 'from', 'to'];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, today, strings } = context.get(loaderContext);
  const url = new URL(request.url);
  const dept_code = params.dept_code ?? '';
  askedDepartment(await call.getdepartments(), dept_code);
  const report = askedReport(url, reportNames);
  const range = askedQuarters(url, today);
  const people = await call.employeeprofilewithdeptcode({ dept_code });
  const fields = [...reports[report].fields, 'quarter', 'file'];
  const headings = ['employee', ...fields].map((field) => recordHeading(field, strings.fields));
  const lines = facultyRows(people, report, range).flatMap(({ person, rows }) =>
    rows.map((row) => [person.name, ...csvFields(row, fields, url.origin)]),
  );
  return csvAnswer(`${dept_code}-${report}.csv`, csvText([headings, ...lines]));
}
