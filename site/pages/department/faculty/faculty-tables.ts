/** The tables of a profile: activities by sub-id with the specification's columns, and other tables by name. */
import { publicationCategories } from '@college/contract/codes';
import type { ActivityBlock, ActivitySubId } from '@college/contract/profile';
import { csvText } from '@college/server/csv';
import { csvFields, csvResponse } from '../../../components/tables/RecordTable.tsx';
import { type FileModule, loaderContext } from '../../../context.ts';
import { notFound } from '../../../not-found.ts';
import { getTableFields, type RecordRow, recordHeading } from '../../../records/records.ts';
import type { Strings } from '../../../strings/en.ts';
import { parseQuarter } from './read-faculty.ts';

const sectionColumns = ['section_name', 'activity', 'remark', 'student_count', 'file'] as const;
const publication = ['title', 'journal_name'] as const;

const activityTables = {
  '1.1': ['label', 'semester', 'paper_code', 'paper_name'],
  '1.2': sectionColumns,
  '1.3': ['title', 'category', 'organizer', 'from', 'till'],
  '1.4': ['title', 'type', 'from', 'till', 'collaborating_unit', 'category', 'participant'],
  '2': ['title', 'primary_unit', 'collaborating_unit', 'participant', 'from', 'till'],
  '3': sectionColumns,
  '4.1': [
    'title',
    'sponsored_by',
    'duration',
    'fund',
    'fund_received',
    'co_researcher',
    'status',
    'commencement_date',
    'submission_date',
  ],
  '4.2': [
    ...publication,
    'ugc_care',
    'impact_factor',
    'citation_index',
    'h_index',
    'category',
    'page_no',
    'volume',
    'isbn',
  ],
  '4.3': [...publication, 'category', 'publication_date', 'page_no', 'volume', 'isbn'],
} as const satisfies Record<ActivitySubId, readonly string[]>;

/**
 * Columns that name a row if the first column is not unique, because many papers share a level and many activities a
 * section.
 */
const nameColumns: Partial<Record<ActivitySubId, string>> = {
  '1.1': 'paper_name',
  '1.2': 'activity',
  '3': 'activity',
};

/** The order of the specification. The keys of an object would put '2' and '3' first. */
export const activitySubIds = ['1.1', '1.2', '1.3', '1.4', '2', '3', '4.1', '4.2', '4.3'] as const;
const isActivitySubId = (name: string): name is ActivitySubId =>
  Object.hasOwn(activityTables, name);

export interface ActivityTable {
  id: ActivitySubId;
  title: string;
  fields: readonly string[];
  naming: string | undefined;
  rows: RecordRow[];
}

/** Returns one activity table of a profile. */
export function getActivityTable(
  blocks: readonly ActivityBlock[],
  id: ActivitySubId,
  words: Strings['faculty'],
): ActivityTable {
  const own = blocks.filter(({ activity_sub_id }) => activity_sub_id === id);
  return {
    id,
    title: own[0]?.activity_name || words.activities[id],
    fields: activityTables[id],
    naming: nameColumns[id],
    rows: own.flatMap(rowsOf).map((row) => withCategory(row, words)),
  };
}

/** Returns the rows of a block. Rows in sections get the name of their section. */
function rowsOf(block: ActivityBlock): RecordRow[] {
  if (block.activity_sub_id !== '1.2' && block.activity_sub_id !== '3') return block.activity_data;
  return block.activity_data.flatMap(({ section_name, section_data }) =>
    section_data.map((row) => ({ section_name, ...row })),
  );
}

function withCategory(row: RecordRow, { categories }: Strings['faculty']): RecordRow {
  const category = publicationCategories.find((name) => name === row.category);
  return category ? { ...row, category: categories[category] } : row;
}

/** Tables of a profile besides activities and degrees. Each is available as CSV. */
const namedTables = ['awards', 'achievements', 'college_activities', 'social_activities'] as const;
export type NamedTable = (typeof namedTables)[number];
type PersonTable = NamedTable | 'guideship';

const isPersonTable = (name: string): name is PersonTable =>
  name === 'guideship' || namedTables.some((table) => table === name);

/** Tables of the quarterly report, which leaves out empty ones. */
export const reportedTables: readonly NamedTable[] = namedTables;

export const tableAddress = (csv: string, table: PersonTable): string => `${csv}&table=${table}`;

/** One table of a person as CSV, for one quarter or all. */
export const facultyCsv: FileModule = {
  query: ['id', 'table', 'qr'],
  async loader({ request, context }) {
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
  },
};
