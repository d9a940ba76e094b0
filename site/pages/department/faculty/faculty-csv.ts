import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvFields, csvResponse } from '../../../components/tables/record-csv.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../not-found.ts';
import { getTableFields, type RecordRow, recordHeading } from '../../../records/records.ts';
import { getActivityTable, isActivitySubId, isPersonTable } from './faculty-tables.ts';
import { parseQuarter } from './read-faculty.ts';

export const query = ['id', 'table', 'qr'];

/** Answers with one table of a person as CSV, for one quarter or all. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, strings } = context.get(loaderContext);
  const url = new URL(request.url);
  const id = url.searchParams.get('id');
  const tableName = url.searchParams.get('table') ?? '';
  if (!id || !(isActivitySubId(tableName) || isPersonTable(tableName))) throw notFound();
  const profile = await call.getmyprofiledataqreport({ id, qr: parseQuarter(url) });
  if (profile === 0) throw notFound();
  let rows: readonly RecordRow[];
  let fields: readonly string[] | undefined;
  if (isPersonTable(tableName)) rows = profile[tableName];
  else {
    const table = getActivityTable(profile.activities.blocks, tableName, strings.faculty);
    rows = table.rows;
    fields = [...table.fields, 'quarter'];
  }
  const columns = getTableFields(rows, fields);
  const headings = columns.map((field) => recordHeading(field, strings.fields));
  const lines = rows.map((row) => csvFields(row, columns, url.origin));
  return csvResponse(`${profile.name}-${tableName}.csv`, csvText([headings, ...lines]));
}
