/** The numbered activity tables of a teacher: columns and field names. */
import { activityNames } from '@college/contract/activity-names';
import type { PublicationCategory } from '@college/contract/codes';
import type { ActivityBlock, ActivitySubId } from '@college/contract/profile';
import type { RecordTable } from './record-columns.ts';

type Rows<Id> = Extract<ActivityBlock, { activity_sub_id: Id }>['activity_data'][number];
/** The rows of a table. Blocks 1.2 and 3 have sections, whose rows are used. */
type Row<Id> = Rows<Id> extends { section_data: (infer Inner)[] } ? Inner : Rows<Id>;
type ActivityTable<Id> = RecordTable<Exclude<keyof Row<Id> & string, 'quarter' | 'file'>> & {
  field: string;
  inSections?: true;
};

const categories: Record<PublicationCategory, string> = {
  CHAPTER_IN_BOOK: 'Chapter in a book',
  OTHER_PUBLICATION: 'Other publication',
  EDITED_BOOK_OR_JOURNAL: 'Book or journal edited',
  ARTICLE_IN_POPULAR_BOOK: 'Article in a popular book',
  NEWSPAPER_PUBLICATION: 'Newspaper publication',
  E_CONTENT: 'E-content',
};

const sectionRow = {
  activity: 'Activity',
  remark: 'Remark',
  student_count: 'Number of students',
} as const;

export const activityTables = {
  '1.1': {
    field: 'papers_taught',
    label: activityNames.en['1.1'],
    columns: {
      label: 'Level (UG, PG …)',
      semester: 'Semester',
      paper_code: 'Paper code',
      paper_name: 'Paper',
    },
  },
  '1.2': {
    field: 'teaching_work',
    label: activityNames.en['1.2'],
    columns: sectionRow,
    inSections: true,
  },
  '1.3': {
    field: 'courses_attended',
    label: activityNames.en['1.3'],
    columns: {
      title: 'Title',
      category: 'Category',
      organizer: 'Organiser',
      from: 'From',
      till: 'Till',
    },
  },
  '1.4': {
    field: 'seminars',
    label: activityNames.en['1.4'],
    columns: {
      title: 'Title',
      type: 'Type',
      from: 'From',
      till: 'Till',
      collaborating_unit: 'Collaborating unit',
      category: 'Category',
      participant: 'Participants',
    },
  },
  '2': {
    field: 'extension',
    label: activityNames.en['2'],
    columns: {
      title: 'Title',
      primary_unit: 'Organising unit',
      collaborating_unit: 'Collaborating unit',
      participant: 'Participants',
      from: 'From',
      till: 'Till',
    },
  },
  '3': {
    field: 'student_support',
    label: activityNames.en['3'],
    columns: sectionRow,
    inSections: true,
  },
  '4.1': {
    field: 'research',
    label: activityNames.en['4.1'],
    columns: {
      title: 'Title',
      type: 'Type of project',
      sponsored_by: 'Funding agency',
      duration: 'Duration',
      fund: 'Amount sanctioned (Lakh)',
      fund_received: 'Amount received (Lakh)',
      co_researcher: 'Co-investigator',
      status: 'Status',
      commencement_date: 'Started on',
      submission_date: 'Completed on',
    },
  },
  '4.2': {
    field: 'research_articles',
    label: activityNames.en['4.2'],
    columns: {
      title: 'Title',
      journal_name: 'Journal',
      ugc_care: 'In the UGC-CARE list',
      impact_factor: 'Impact factor',
      citation_index: 'Citation index',
      h_index: 'h-index',
      category: 'Category',
      page_no: 'Pages',
      volume: 'Volume',
      isbn: 'ISSN or ISBN, not checked',
    },
    choices: { ugc_care: { Yes: 'Yes', No: 'No' } },
  },
  '4.3': {
    field: 'other_publications',
    label: activityNames.en['4.3'],
    columns: {
      title: 'Title',
      journal_name: 'Book, journal or newspaper',
      category: 'Category',
      publication_date: 'Published on',
      page_no: 'Pages',
      volume: 'Volume',
      isbn: 'ISSN or ISBN, not checked',
    },
    choices: { category: categories },
  },
} as const satisfies { [Id in ActivitySubId]: ActivityTable<Id> };

export const activitySubIds = Object.keys(activityTables).sort() as ActivitySubId[];
