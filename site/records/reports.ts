/** The research reports: their records and columns. */
import { type PublicationCategory, publicationCategories } from '@college/contract/codes';
import type { Activities, ActivityBlock } from '@college/contract/profile';
import { notFound } from '../not-found.ts';
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
  /** Category, for reports of block 4.3 (other publications). */
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

/** All reports except projects. */
export const publicationReports = [
  'publications',
  'chapters',
  'other',
  'edited',
  'popular',
  'newspaper',
  'econtent',
] as const satisfies readonly ReportName[];

/** Returns the records of one report for all quarters. An unknown category counts as another publication. */
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

/** Returns the report in the address; the first by default. An unknown report is a 404. */
export function parseReport(
  { searchParams }: URL,
  reports: readonly [ReportName, ...ReportName[]],
): ReportName {
  const name = searchParams.get('report') || reports[0];
  const report = reports.find((reportName) => reportName === name);
  if (!report) throw notFound();
  return report;
}
