/**
 * The columns of a teacher's record tables. The name of a column is also its name on the wire: a
 * column added here appears in the admin and in the answers. Columns that are in no answer are in
 * `evidence-columns.ts`. Records are written once, in the language of the work.
 */
import type { Activities, Profile } from '@college/contract/profile';

/** A record table. Every row also has its quarter and its files. */
export interface RecordTable<Column extends string = string> {
  label: string;
  columns: Record<Column, string>;
  /** Options of columns with a select. */
  choices?: Partial<Record<Column, Record<string, string>>>;
}
type TableOf<Row> = RecordTable<Exclude<keyof Row & string, 'quarter' | 'file'>>;
type Tables<Lists, Name extends keyof Lists> = {
  [List in Name]: Lists[List] extends (infer Row)[] ? TableOf<Row> : never;
};

/** Degrees have no quarter and no files. */
export const academicTables = {
  bDegree: {
    label: "Bachelor's degree",
    columns: {
      course_b: 'Course',
      subject_b: 'Subject',
      university_b: 'University',
      year_b: 'Year',
    },
  },
  mDegree: {
    label: "Master's degree",
    columns: {
      course_m: 'Course',
      subject_m: 'Subject',
      university_m: 'University',
      year_m: 'Year',
    },
  },
  phd: {
    label: 'Ph.D.',
    columns: {
      title_p: 'Title of the thesis',
      year_p: 'Year',
      university_p: 'University',
      department_p: 'Department',
      supervisor_p: 'Supervisor',
    },
  },
  mphil: {
    label: 'M.Phil.',
    columns: {
      title_m1: 'Title of the dissertation',
      year_m1: 'Year',
      university_m1: 'University',
      department_m1: 'Department',
      supervisor_m1: 'Supervisor',
    },
  },
  oDegree: { label: 'Other degrees', columns: { description_o: 'Degree', year_o: 'Year' } },
} as const satisfies Tables<Profile, 'bDegree' | 'mDegree' | 'phd' | 'mphil' | 'oDegree'>;

const engagement = {
  name: 'Committee, body or activity',
  position: 'Position',
  from: 'From',
  till: 'Till',
  other_info: 'Other information',
} as const;

export const personalTables = {
  college_activities: { label: 'Activities in the college', columns: engagement },
  social_activities: { label: 'Activities in society', columns: engagement },
  achievements: {
    label: 'Achievements',
    columns: {
      achievement: 'Achievement',
      date_year: 'Date or year',
      other_info: 'Other information',
    },
  },
  guideship: {
    label: 'Research scholars',
    columns: {
      name: 'Name of the scholar',
      date_of_registration: 'Registered on',
      topic: 'Topic',
      status: 'Status',
    },
  },
} as const satisfies Tables<
  Profile,
  'college_activities' | 'social_activities' | 'achievements' | 'guideship'
>;

/**
 * Tables that the department's profile shows for each teacher. Awards are on the teacher's own page
 * too.
 */
export const researchTables = {
  research_paper: {
    label: 'Papers in books and proceedings',
    columns: {
      title_paper: 'Title of the paper',
      title_book: 'Title of the book or proceedings',
      published_by: 'Publisher',
      isbn_no: 'ISBN, not checked',
      volume: 'Volume',
      page_nos: 'Pages',
      date_year: 'Date or year',
    },
  },
  text_book: {
    label: 'Books',
    columns: {
      title_book: 'Title',
      published_by: 'Publisher',
      isbn_no: 'ISBN, not checked',
      volume: 'Volume',
      edition: 'Edition',
      name_of_authors: 'Authors',
      date_year: 'Date or year',
      other_info: 'Other information',
    },
  },
  awards: {
    label: 'Awards',
    columns: {
      area: 'Area',
      achievement: 'Achievement',
      award: 'Award',
      other_info: 'Other information',
    },
  },
  workshop: {
    label: 'Faculty improvement programmes',
    columns: {
      date_year: 'Date or year',
      organised_by: 'Organised by',
      theme: 'Theme',
      duration: 'Duration',
      sponsored_by: 'Sponsored by',
    },
  },
} as const satisfies Tables<Activities, 'research_paper' | 'text_book' | 'awards' | 'workshop'>;
