/**
 * The columns of a department's profile tables. The name of a column is also its name on the wire.
 */
import type { DepartmentList } from '@college/contract/profile';
import type { ArrayField, CollapsibleField, Field } from 'payload';
import { attachments, day, rowLabels } from '../fields.ts';

type Columns = Record<string, string>;
interface ProfileTable {
  label: string;
  columns: Columns;
}

const posts: Columns = { post: 'Post', sanctioned: 'Sanctioned', filled: 'Filled' };
const projects: Columns = {
  title: 'Title',
  investigator: 'Principal investigator',
  funding_agency: 'Funding agency',
  amount: 'Amount (Lakh)',
  duration: 'Duration',
};
const faculty: Columns = { name: 'Name', body: 'Body or institution', role: 'Role', year: 'Year' };
const projectWork: Columns = {
  programme: 'Programme',
  title: 'Project',
  institution: 'Institution',
  students: 'Students',
  year: 'Year',
};

export const profileTables = {
  programs_offered: {
    label: 'Programmes offered',
    columns: {
      programme: 'Programme',
      level: 'Level',
      duration: 'Duration',
      intake: 'Seats',
      fee: 'Fee',
      eligibility: 'Eligibility',
      since: 'Since',
      last_date: 'Last date of admission',
    },
  },
  collaboration_course: {
    label: 'Courses in collaboration',
    columns: { course: 'Course', institution: 'Institution', year: 'Year', details: 'Details' },
  },
  teaching_post: { label: 'Teaching posts', columns: posts },
  student_teacher_ratio: {
    label: 'Student-teacher ratio',
    columns: {
      programme: 'Programme',
      students: 'Students',
      teachers: 'Teachers',
      ratio: 'Ratio',
    },
  },
  academic_support_staff_technical: { label: 'Technical support staff', columns: posts },
  academic_support_staff_non_technical: { label: 'Non-technical support staff', columns: posts },
  ongoing_research_projects: { label: 'Ongoing research projects', columns: projects },
  completed_research_projects: { label: 'Completed research projects', columns: projects },
  collaborative_projects: {
    label: 'Collaborative projects',
    columns: { ...projects, partner: 'Partner' },
  },
  research_publications: {
    label: 'Research publications',
    columns: {
      title: 'Title',
      authors: 'Authors',
      journal: 'Journal',
      year: 'Year',
      issn: 'ISSN',
    },
  },
  chapter_books: {
    label: 'Books and chapters',
    columns: {
      title: 'Title',
      authors: 'Authors',
      publisher: 'Publisher',
      year: 'Year',
      isbn: 'ISBN',
    },
  },
  selected_faculty: { label: 'Faculty selected for visits abroad', columns: faculty },
  serving_faculty: { label: 'Faculty serving on committees and boards', columns: faculty },
  involvement_faculty: { label: 'Faculty in curriculum work', columns: faculty },
  awards_faculty: {
    label: 'Awards of faculty',
    columns: { name: 'Name', award: 'Award', awarded_by: 'Awarded by', year: 'Year' },
  },
  seminar_department: {
    label: 'Seminars and conferences',
    columns: {
      title: 'Title',
      level: 'Level',
      held_on: 'Held on',
      funding_agency: 'Funding agency',
      participants: 'Participants',
    },
  },
  publications_department: {
    label: 'Publications of the department',
    columns: { title: 'Title', kind: 'Kind', editor: 'Editor', year: 'Year' },
  },
  student_internal: { label: 'Student projects in the college', columns: projectWork },
  student_other: { label: 'Student projects elsewhere', columns: projectWork },
  student_profile_programme: {
    label: 'Students by programme',
    columns: {
      programme: 'Programme',
      year: 'Year',
      applied: 'Applied',
      admitted: 'Admitted',
      pass_percentage: 'Pass %',
    },
  },
  student_diversity: {
    label: 'Where students come from',
    columns: {
      programme: 'Programme',
      same_state: 'Assam %',
      other_states: 'Other states %',
      abroad: 'Abroad %',
    },
  },
  student_cleared: {
    label: 'Students who cleared competitive examinations',
    columns: { examination: 'Examination', students: 'Students', year: 'Year' },
  },
  student_progressions: {
    label: 'Where students go on to',
    columns: { progression: 'Progression', percentage: '%', year: 'Year' },
  },
} as const satisfies Record<DepartmentList, ProfileTable>;

/** Columns of counts and percentages. */
export const numericColumns: readonly string[] = [
  'intake',
  'sanctioned',
  'filled',
  'students',
  'teachers',
  'participants',
  'applied',
  'admitted',
  'pass_percentage',
  'same_state',
  'other_states',
  'abroad',
  'percentage',
];

export const dateColumns: readonly string[] = ['last_date'];

function column([name, label]: [string, string]): Field {
  if (numericColumns.includes(name)) return { name, label, type: 'number', min: 0 };
  if (dateColumns.includes(name)) return { ...day(name, label), index: false };
  return { name, label, type: 'text' };
}

/** The table is localized, not its cells: a language without rows shows those of the main language. */
const table = ([name, { label, columns }]: [
  string,
  { label: string; columns: Record<string, string> },
]): ArrayField => ({
  name,
  label,
  type: 'array',
  // Short names, because Postgres limits names of indexes to 63 characters, also in tables of
  // versions.
  dbName: ({ tableName }) => (tableName?.startsWith('_') ? `dept_${name}` : `departments_${name}`),
  localized: true,
  labels: { singular: 'row', plural: 'rows' },
  admin: { initCollapsed: true, components: rowLabels('row', ...Object.keys(columns)) },
  fields: [
    { type: 'row', fields: Object.entries(columns).map(column) },
    attachments('attachments', 'Attachments'),
  ],
});

/** The profile tables of a department as Payload fields. */
export const departmentLists: CollapsibleField[] = Object.entries(profileTables).map((entry) => ({
  type: 'collapsible',
  label: entry[1].label,
  admin: { initCollapsed: true },
  fields: [table(entry)],
}));
