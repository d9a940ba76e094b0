/**
 * A faculty member's profile and research records. Rows of every table may have their quarter (`YYYY-1st` … `YYYY-4th`)
 * and attachments; both are ours where the specification does not name them.
 */
import { z } from 'zod';
import { Employee, listOf, text, Upload } from './entities.ts';

/** Tabs of a faculty profile in their order. Section 9 has content but no tab. */
export const facultySections = {
  basic: 1,
  address: 2,
  contact: 3,
  academic: 8,
  profile: 4,
  guideship: 13,
  other: 10,
  awards: 11,
  links: 12,
  activities: 9,
} as const;

/** The numbered lists of a department's profile, 0 to 23, in order; each name is a field of Department but the first. */
export const departmentSections = [
  'home',
  'programs_offered',
  'collaboration_course',
  'teaching_post',
  'student_teacher_ratio',
  'academic_support_staff_technical',
  'academic_support_staff_non_technical',
  'ongoing_research_projects',
  'completed_research_projects',
  'collaborative_projects',
  'research_publications',
  'chapter_books',
  'selected_faculty',
  'serving_faculty',
  'involvement_faculty',
  'awards_faculty',
  'seminar_department',
  'publications_department',
  'student_internal',
  'student_other',
  'student_profile_programme',
  'student_diversity',
  'student_cleared',
  'student_progressions',
] as const;
export type DepartmentList = Exclude<(typeof departmentSections)[number], 'home'>;

const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, quarter: text, file: listOf(Upload) });

export const ProfileOthers = z.object({
  facebook_link: text,
  linkedin_link: text,
  google_scholar: text,
  wiki_link: text,
  orchid_link: text,
});

export const AcademicRecords = z.object({
  bDegree: listOf(z.object({ course_b: text, subject_b: text, university_b: text, year_b: text })),
  mDegree: listOf(z.object({ course_m: text, subject_m: text, university_m: text, year_m: text })),
  phd: listOf(
    z.object({
      title_p: text,
      year_p: text,
      university_p: text,
      department_p: text,
      supervisor_p: text,
    }),
  ),
  mphil: listOf(
    z.object({
      title_m1: text,
      year_m1: text,
      university_m1: text,
      department_m1: text,
      supervisor_m1: text,
    }),
  ),
  oDegree: listOf(z.object({ description_o: text, year_o: text })),
});

/** College and social activities: section 9. */
const Engagement = row({ name: text, position: text, from: text, till: text, other_info: text });
const Award = row({ area: text, achievement: text, award: text, other_info: text });

const ResearchProject = row({
  title: text,
  /** Extension: the kind of project. */
  type: text,
  sponsored_by: text,
  duration: text,
  /** Amount in lakh (100,000 rupees). */
  fund: text,
  /** Amount in lakh (100,000 rupees). */
  fund_received: text,
  co_researcher: text,
  status: text,
  commencement_date: text,
  submission_date: text,
});

const activityRows = {
  '1.1': row({ label: text, semester: text, paper_code: text, paper_name: text }),
  '1.3': row({ title: text, category: text, organizer: text, from: text, till: text }),
  '1.4': row({
    title: text,
    type: text,
    from: text,
    till: text,
    collaborating_unit: text,
    category: text,
    participant: text,
  }),
  '2': row({
    title: text,
    primary_unit: text,
    collaborating_unit: text,
    participant: text,
    from: text,
    till: text,
  }),
  '4.1': ResearchProject,
  '4.2': row({
    title: text,
    journal_name: text,
    ugc_care: text,
    impact_factor: text,
    citation_index: text,
    h_index: text,
    category: text,
    page_no: text,
    volume: text,
    isbn: text,
  }),
  '4.3': row({
    title: text,
    journal_name: text,
    /** One of `publicationCategories`, or a text of its own. */
    category: text,
    publication_date: text,
    page_no: text,
    volume: text,
    isbn: text,
  }),
};

/** Sub-ids 1.2 and 3 come in sections. */
const Section = z.object({
  section_name: text,
  section_data: listOf(row({ activity: text, remark: text, student_count: text })),
});

const block = <Id extends string, Row extends z.ZodType>(id: Id, item: Row) =>
  z.object({ activity_name: text, activity_sub_id: z.literal(id), activity_data: listOf(item) });

export const ActivityBlock = z.discriminatedUnion('activity_sub_id', [
  block('1.1', activityRows['1.1']),
  block('1.2', Section),
  block('1.3', activityRows['1.3']),
  block('1.4', activityRows['1.4']),
  block('2', activityRows['2']),
  block('3', Section),
  block('4.1', activityRows['4.1']),
  block('4.2', activityRows['4.2']),
  block('4.3', activityRows['4.3']),
]);
export type ActivityBlock = z.output<typeof ActivityBlock>;
export type ActivitySubId = ActivityBlock['activity_sub_id'];

/** The research record of a faculty member, which the department's profile shows. */
export const ResearchRecord = z.object({
  research: listOf(
    row({
      title: text,
      sponsored_by: text,
      duration: text,
      fund: text,
      co_researcher: text,
      status: text,
      commencement_date: text,
      submission_date: text,
    }),
  ),
  research_paper: listOf(
    row({
      title_paper: text,
      title_book: text,
      published_by: text,
      isbn_no: text,
      volume: text,
      page_nos: text,
      date_year: text,
    }),
  ),
  text_book: listOf(
    row({
      title_book: text,
      published_by: text,
      isbn_no: text,
      volume: text,
      edition: text,
      name_of_authors: text,
      date_year: text,
      other_info: text,
    }),
  ),
  awards: listOf(Award),
  workshop: listOf(
    row({ date_year: text, organised_by: text, theme: text, duration: text, sponsored_by: text }),
  ),
});
export type ResearchRecord = z.output<typeof ResearchRecord>;

export const Activities = ResearchRecord.extend({
  /** The quarters in which anything is recorded, latest first. */
  qr: listOf(z.string()),
  /** The activity blocks, by sub-id; a block without rows is left out. */
  blocks: listOf(ActivityBlock),
});
export type Activities = z.output<typeof Activities>;

/** An employee with all records, in answers of `/employeeprofilewithdeptcode`. */
export const EmployeeWithActivities = Employee.extend({ activities: Activities.prefault({}) });
export type EmployeeWithActivities = z.output<typeof EmployeeWithActivities>;

export const Profile = EmployeeWithActivities.extend({
  others: ProfileOthers.prefault({}),
  ...AcademicRecords.shape,
  college_activities: listOf(Engagement),
  social_activities: listOf(Engagement),
  achievements: listOf(row({ achievement: text, date_year: text, other_info: text })),
  awards: listOf(Award),
  guideship: listOf(row({ name: text, date_of_registration: text, topic: text, status: text })),
  /** Extension: section 10, HTML. */
  any_other_information: text,
});
export type Profile = z.output<typeof Profile>;
