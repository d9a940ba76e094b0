import { csvText } from '@college/server/csv';
import type { LoaderFunctionArgs } from 'react-router';
import { csvAnswer, csvFields } from '../../../components/tables/record-csv.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../layout/errors/not-found.ts';
import { type RecordRow, recordHeading, shownFields } from '../../../records/records.ts';
import { activityTable, isActivitySubId, isPersonTable } from './faculty-tables.ts';
import { askedQuarter } from './read-faculty.ts';

export const query = ['id', 'table', 'qr'];

/** One table of a person, of one quarter or all, as CSV. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, strings } = context.get(loaderContext);
  const url = new URL(request.url);
  const id = url.searchParams.get('id');
  const sub = url.searchParams.get('table') ?? '';
  if (!id || !(isActivitySubId(sub) || isPersonTable(sub))) throw notFound();
  const profile = await call.getmyprofiledataqreport({ id, qr: askedQuarter(url) });
  if (profile === 0) throw notFound();
  let rows: readonly RecordRow[];
  let fields: readonly string[] | undefined;
  if (isPersonTable(sub)) rows = profile[sub];
  else {
    const table = activityTable(profile.activities.blocks, sub, strings.faculty);
    rows = table.rows;
    fields = [...table.fields, 'quarter'];
  }
  const shown = shownFields(rows, fields);
  const headings = shown.map((field) => recordHeading(field, strings.fields));
  const lines = rows.map((row) => csvFields(row, shown, url.origin));
  return csvAnswer(`${profile.name}-${sub}.csv`, csvText([headings, ...lines]));
}
