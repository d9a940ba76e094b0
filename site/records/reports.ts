/** The research reports: which records each shows and in which columns, for a department, a person or an export. */
import { type PublicationCategory, publicationCategories } from '@college/contract/codes';
import type { Activities, ActivityBlock } from '@college/contract/profile';
import { notFound } from '../layout/errors/not-found.ts';
import type { RecordRow } from './records.ts';

const projects = [
  'title',
  'type',
  'sponsored_by',
  'duration',
  'fund',
  'fund_received',
  'co_researcher',
  'status',
  'commencement_date',
  'submission_date',
] as const;
const articles = [
  'title',
  'journal_name',
  'ugc_care',
  'impact_factor',
  'citation_index',
  'h_index',
  'category',
  'page_no',
  'volume',
  'isbn',
] as const;
const publications = [
  'title',
  'journal_name',
  'publication_date',
  'page_no',
  'volume',
  'isbn',
] as const;

type SubId = ActivityBlock['activity_sub_id'];

interface Report {
  block: SubId;
  fields: readonly string[];
  /** Of 'other publications' (4.3), which. */
  category?: PublicationCategory;
}

export const reports = {
  projects: { block: '4.1', fields: projects },
  publications: { block: '4.2', fields: articles },
  chapters: { block: '4.3', fields: publications, category: 'CHAPTER_IN_BOOK' },
  other: { block: '4.3', fields: publications, category: 'OTHER_PUBLICATION' },
  edited: { block: '4.3', fields: publications, category: 'EDITED_BOOK_OR_JOURNAL' },
  popular: { block: '4.3', fields: publications, category: 'ARTICLE_IN_POPULAR_BOOK' },
  newspaper: { block: '4.3', fields: publications, category: 'NEWSPAPER_PUBLICATION' },
  econtent: { block: '4.3', fields: publications, category: 'E_CONTENT' },
} as const satisfies Record<string, Report>;
export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** All but the projects. */
export const publicationReports = [
  'publications',
  'chapters',
  'other',
  'edited',
  'popular',
  'newspaper',
  'econtent',
] as const satisfies readonly ReportName[];

/** The records of one report, all quarters. A category of its own counts as another publication. */
export function getReportRows(
  { blocks }: Pick<Activities, 'blocks'>,
  name: ReportName,
): RecordRow[] {
  const { block, category }: Report = reports[name];
  const rows = blocks
    .filter(({ activity_sub_id }) => activity_sub_id === block)
    .flatMap(({ activity_data }) => activity_data as RecordRow[]);
  if (!category) return rows;
  return rows.filter((row) => publicationCategory(row.category) === category);
}

const publicationCategory = (value: RecordRow[string] | undefined): PublicationCategory =>
  publicationCategories.find((category) => category === value) ?? 'OTHER_PUBLICATION';

/** The report of an address; the first where it names none, a 404 where the page has none of that name. */
export function parseReport(
  { searchParams }: URL,
  reports: readonly [ReportName, ...ReportName[]],
): ReportName {
  const name = searchParams.get('report') || reports[0];
  const report = reports.find((reportName) => reportName === name);
  if (!report) throw notFound();
  return report;
}
