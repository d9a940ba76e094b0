import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_departments_v_version_facilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_departments_v_version_facilities_order_idx\` ON \`_departments_v_version_facilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_facilities_parent_id_idx\` ON \`_departments_v_version_facilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_departments_v_version_facilities_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v_version_facilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_departments_v_version_facilities_locales_locale_parent_id_u\` ON \`_departments_v_version_facilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_facilities_locales_parent_idx\` ON \`_departments_v_version_facilities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dept_programs_offered_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`level\` text,
  	\`duration\` text,
  	\`intake\` numeric,
  	\`since\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_programs_offered_v_order_idx\` ON \`_dept_programs_offered_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_programs_offered_v_parent_id_idx\` ON \`_dept_programs_offered_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_programs_offered_v_locale_idx\` ON \`_dept_programs_offered_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_collaboration_course_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`course\` text,
  	\`institution\` text,
  	\`year\` text,
  	\`details\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_collaboration_course_v_order_idx\` ON \`_dept_collaboration_course_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_collaboration_course_v_parent_id_idx\` ON \`_dept_collaboration_course_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_collaboration_course_v_locale_idx\` ON \`_dept_collaboration_course_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_teaching_post_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_teaching_post_v_order_idx\` ON \`_dept_teaching_post_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_teaching_post_v_parent_id_idx\` ON \`_dept_teaching_post_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_teaching_post_v_locale_idx\` ON \`_dept_teaching_post_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_teacher_ratio_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`students\` numeric,
  	\`teachers\` numeric,
  	\`ratio\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_teacher_ratio_v_order_idx\` ON \`_dept_student_teacher_ratio_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_teacher_ratio_v_parent_id_idx\` ON \`_dept_student_teacher_ratio_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_teacher_ratio_v_locale_idx\` ON \`_dept_student_teacher_ratio_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_academic_support_staff_technical_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_technical_v_order_idx\` ON \`_dept_academic_support_staff_technical_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_technical_v_parent_id_idx\` ON \`_dept_academic_support_staff_technical_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_technical_v_locale_idx\` ON \`_dept_academic_support_staff_technical_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_academic_support_staff_non_technical_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_non_technical_v_order_idx\` ON \`_dept_academic_support_staff_non_technical_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_non_technical_v_parent_id_idx\` ON \`_dept_academic_support_staff_non_technical_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_academic_support_staff_non_technical_v_locale_idx\` ON \`_dept_academic_support_staff_non_technical_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_ongoing_research_projects_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_ongoing_research_projects_v_order_idx\` ON \`_dept_ongoing_research_projects_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_ongoing_research_projects_v_parent_id_idx\` ON \`_dept_ongoing_research_projects_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_ongoing_research_projects_v_locale_idx\` ON \`_dept_ongoing_research_projects_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_completed_research_projects_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_completed_research_projects_v_order_idx\` ON \`_dept_completed_research_projects_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_completed_research_projects_v_parent_id_idx\` ON \`_dept_completed_research_projects_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_completed_research_projects_v_locale_idx\` ON \`_dept_completed_research_projects_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_collaborative_projects_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	\`partner\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_collaborative_projects_v_order_idx\` ON \`_dept_collaborative_projects_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_collaborative_projects_v_parent_id_idx\` ON \`_dept_collaborative_projects_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_collaborative_projects_v_locale_idx\` ON \`_dept_collaborative_projects_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_research_publications_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`authors\` text,
  	\`journal\` text,
  	\`year\` text,
  	\`issn\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_research_publications_v_order_idx\` ON \`_dept_research_publications_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_research_publications_v_parent_id_idx\` ON \`_dept_research_publications_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_research_publications_v_locale_idx\` ON \`_dept_research_publications_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_chapter_books_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`authors\` text,
  	\`publisher\` text,
  	\`year\` text,
  	\`isbn\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_chapter_books_v_order_idx\` ON \`_dept_chapter_books_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_chapter_books_v_parent_id_idx\` ON \`_dept_chapter_books_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_chapter_books_v_locale_idx\` ON \`_dept_chapter_books_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_selected_faculty_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_selected_faculty_v_order_idx\` ON \`_dept_selected_faculty_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_selected_faculty_v_parent_id_idx\` ON \`_dept_selected_faculty_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_selected_faculty_v_locale_idx\` ON \`_dept_selected_faculty_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_serving_faculty_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_serving_faculty_v_order_idx\` ON \`_dept_serving_faculty_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_serving_faculty_v_parent_id_idx\` ON \`_dept_serving_faculty_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_serving_faculty_v_locale_idx\` ON \`_dept_serving_faculty_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_involvement_faculty_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_involvement_faculty_v_order_idx\` ON \`_dept_involvement_faculty_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_involvement_faculty_v_parent_id_idx\` ON \`_dept_involvement_faculty_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_involvement_faculty_v_locale_idx\` ON \`_dept_involvement_faculty_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_awards_faculty_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`award\` text,
  	\`awarded_by\` text,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_awards_faculty_v_order_idx\` ON \`_dept_awards_faculty_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_awards_faculty_v_parent_id_idx\` ON \`_dept_awards_faculty_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_awards_faculty_v_locale_idx\` ON \`_dept_awards_faculty_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_seminar_department_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`level\` text,
  	\`held_on\` text,
  	\`funding_agency\` text,
  	\`participants\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_seminar_department_v_order_idx\` ON \`_dept_seminar_department_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_seminar_department_v_parent_id_idx\` ON \`_dept_seminar_department_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_seminar_department_v_locale_idx\` ON \`_dept_seminar_department_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_publications_department_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`kind\` text,
  	\`editor\` text,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_publications_department_v_order_idx\` ON \`_dept_publications_department_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_publications_department_v_parent_id_idx\` ON \`_dept_publications_department_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_publications_department_v_locale_idx\` ON \`_dept_publications_department_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_internal_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`title\` text,
  	\`institution\` text,
  	\`students\` numeric,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_internal_v_order_idx\` ON \`_dept_student_internal_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_internal_v_parent_id_idx\` ON \`_dept_student_internal_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_internal_v_locale_idx\` ON \`_dept_student_internal_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_other_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`title\` text,
  	\`institution\` text,
  	\`students\` numeric,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_other_v_order_idx\` ON \`_dept_student_other_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_other_v_parent_id_idx\` ON \`_dept_student_other_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_other_v_locale_idx\` ON \`_dept_student_other_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_profile_programme_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`year\` text,
  	\`applied\` numeric,
  	\`admitted\` numeric,
  	\`pass_percentage\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_profile_programme_v_order_idx\` ON \`_dept_student_profile_programme_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_profile_programme_v_parent_id_idx\` ON \`_dept_student_profile_programme_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_profile_programme_v_locale_idx\` ON \`_dept_student_profile_programme_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_diversity_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text,
  	\`same_state\` numeric,
  	\`other_states\` numeric,
  	\`abroad\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_diversity_v_order_idx\` ON \`_dept_student_diversity_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_diversity_v_parent_id_idx\` ON \`_dept_student_diversity_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_diversity_v_locale_idx\` ON \`_dept_student_diversity_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_cleared_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`examination\` text,
  	\`students\` numeric,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_cleared_v_order_idx\` ON \`_dept_student_cleared_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_cleared_v_parent_id_idx\` ON \`_dept_student_cleared_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_cleared_v_locale_idx\` ON \`_dept_student_cleared_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dept_student_progressions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`progression\` text,
  	\`percentage\` numeric,
  	\`year\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dept_student_progressions_v_order_idx\` ON \`_dept_student_progressions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_progressions_v_parent_id_idx\` ON \`_dept_student_progressions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dept_student_progressions_v_locale_idx\` ON \`_dept_student_progressions_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_departments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_dept_code\` text NOT NULL,
  	\`version_stream\` text NOT NULL,
  	\`version_is_dual\` integer DEFAULT false,
  	\`version_estd\` text,
  	\`version_external_resource_link\` text,
  	\`version_student_login_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_departments_v_parent_idx\` ON \`_departments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_dept_code_idx\` ON \`_departments_v\` (\`version_dept_code\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_updated_at_idx\` ON \`_departments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_created_at_idx\` ON \`_departments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_deleted_at_idx\` ON \`_departments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_created_at_idx\` ON \`_departments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_updated_at_idx\` ON \`_departments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_departments_v_locales\` (
  	\`version_dept_name\` text NOT NULL,
  	\`version_other_stream\` text,
  	\`version_examination_system\` text,
  	\`version_department_about\` text,
  	\`version_vision\` text,
  	\`version_courses\` text,
  	\`version_contact_details\` text,
  	\`version_activity\` text,
  	\`version_online_classes\` text,
  	\`version_gallery\` text,
  	\`version_research\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_departments_v_locales_locale_parent_id_unique\` ON \`_departments_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_locales_parent_idx\` ON \`_departments_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_departments_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_departments_v_rels_order_idx\` ON \`_departments_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_rels_parent_idx\` ON \`_departments_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_rels_path_idx\` ON \`_departments_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_rels_locale_idx\` ON \`_departments_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_rels_media_id_idx\` ON \`_departments_v_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_b_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`course_b\` text,
  	\`subject_b\` text,
  	\`university_b\` text,
  	\`year_b\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_b_degree_order_idx\` ON \`_employees_v_version_b_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_b_degree_parent_id_idx\` ON \`_employees_v_version_b_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_m_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`course_m\` text,
  	\`subject_m\` text,
  	\`university_m\` text,
  	\`year_m\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_m_degree_order_idx\` ON \`_employees_v_version_m_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_m_degree_parent_id_idx\` ON \`_employees_v_version_m_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_phd\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title_p\` text,
  	\`year_p\` text,
  	\`university_p\` text,
  	\`department_p\` text,
  	\`supervisor_p\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_phd_order_idx\` ON \`_employees_v_version_phd\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_phd_parent_id_idx\` ON \`_employees_v_version_phd\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_mphil\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title_m1\` text,
  	\`year_m1\` text,
  	\`university_m1\` text,
  	\`department_m1\` text,
  	\`supervisor_m1\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_mphil_order_idx\` ON \`_employees_v_version_mphil\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_mphil_parent_id_idx\` ON \`_employees_v_version_mphil\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_o_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description_o\` text,
  	\`year_o\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_o_degree_order_idx\` ON \`_employees_v_version_o_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_o_degree_parent_id_idx\` ON \`_employees_v_version_o_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_papers_taught\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`semester\` text,
  	\`paper_code\` text,
  	\`paper_name\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_papers_taught_order_idx\` ON \`_employees_v_version_papers_taught\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_papers_taught_parent_id_idx\` ON \`_employees_v_version_papers_taught\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_teaching_work_section_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`activity\` text,
  	\`remark\` text,
  	\`student_count\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v_version_teaching_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_teaching_work_section_data_order_idx\` ON \`_employees_v_version_teaching_work_section_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_teaching_work_section_data_parent_id_idx\` ON \`_employees_v_version_teaching_work_section_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_teaching_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`section_name\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_teaching_work_order_idx\` ON \`_employees_v_version_teaching_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_teaching_work_parent_id_idx\` ON \`_employees_v_version_teaching_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_courses_attended\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`category\` text,
  	\`organizer\` text,
  	\`from\` text,
  	\`till\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_courses_attended_order_idx\` ON \`_employees_v_version_courses_attended\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_courses_attended_parent_id_idx\` ON \`_employees_v_version_courses_attended\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_seminars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`type\` text,
  	\`from\` text,
  	\`till\` text,
  	\`collaborating_unit\` text,
  	\`category\` text,
  	\`participant\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_seminars_order_idx\` ON \`_employees_v_version_seminars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_seminars_parent_id_idx\` ON \`_employees_v_version_seminars\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_extension\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`primary_unit\` text,
  	\`collaborating_unit\` text,
  	\`participant\` text,
  	\`from\` text,
  	\`till\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_extension_order_idx\` ON \`_employees_v_version_extension\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_extension_parent_id_idx\` ON \`_employees_v_version_extension\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_student_support_section_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`activity\` text,
  	\`remark\` text,
  	\`student_count\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v_version_student_support\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_student_support_section_data_order_idx\` ON \`_employees_v_version_student_support_section_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_student_support_section_data_parent_id_idx\` ON \`_employees_v_version_student_support_section_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_student_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`section_name\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_student_support_order_idx\` ON \`_employees_v_version_student_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_student_support_parent_id_idx\` ON \`_employees_v_version_student_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_research\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`type\` text,
  	\`sponsored_by\` text,
  	\`duration\` text,
  	\`fund\` text,
  	\`fund_received\` text,
  	\`co_researcher\` text,
  	\`status\` text,
  	\`commencement_date\` text,
  	\`submission_date\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_order_idx\` ON \`_employees_v_version_research\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_parent_id_idx\` ON \`_employees_v_version_research\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_research_articles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`journal_name\` text,
  	\`ugc_care\` text,
  	\`impact_factor\` text,
  	\`citation_index\` text,
  	\`h_index\` text,
  	\`category\` text,
  	\`page_no\` text,
  	\`volume\` text,
  	\`isbn\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_articles_order_idx\` ON \`_employees_v_version_research_articles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_articles_parent_id_idx\` ON \`_employees_v_version_research_articles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_other_publications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`journal_name\` text,
  	\`category\` text,
  	\`publication_date\` text,
  	\`page_no\` text,
  	\`volume\` text,
  	\`isbn\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_other_publications_order_idx\` ON \`_employees_v_version_other_publications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_other_publications_parent_id_idx\` ON \`_employees_v_version_other_publications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_research_paper\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title_paper\` text,
  	\`title_book\` text,
  	\`published_by\` text,
  	\`isbn_no\` text,
  	\`volume\` text,
  	\`page_nos\` text,
  	\`date_year\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_paper_order_idx\` ON \`_employees_v_version_research_paper\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_research_paper_parent_id_idx\` ON \`_employees_v_version_research_paper\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_text_book\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title_book\` text,
  	\`published_by\` text,
  	\`isbn_no\` text,
  	\`volume\` text,
  	\`edition\` text,
  	\`name_of_authors\` text,
  	\`date_year\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_text_book_order_idx\` ON \`_employees_v_version_text_book\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_text_book_parent_id_idx\` ON \`_employees_v_version_text_book\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_workshop\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date_year\` text,
  	\`organised_by\` text,
  	\`theme\` text,
  	\`duration\` text,
  	\`sponsored_by\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_workshop_order_idx\` ON \`_employees_v_version_workshop\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_workshop_parent_id_idx\` ON \`_employees_v_version_workshop\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_guideship\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`date_of_registration\` text,
  	\`topic\` text,
  	\`status\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_guideship_order_idx\` ON \`_employees_v_version_guideship\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_guideship_parent_id_idx\` ON \`_employees_v_version_guideship\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`area\` text,
  	\`achievement\` text,
  	\`award\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_awards_order_idx\` ON \`_employees_v_version_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_awards_parent_id_idx\` ON \`_employees_v_version_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_achievements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`achievement\` text,
  	\`date_year\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_achievements_order_idx\` ON \`_employees_v_version_achievements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_achievements_parent_id_idx\` ON \`_employees_v_version_achievements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_college_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`from\` text,
  	\`till\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_college_activities_order_idx\` ON \`_employees_v_version_college_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_college_activities_parent_id_idx\` ON \`_employees_v_version_college_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_social_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`from\` text,
  	\`till\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_social_activities_order_idx\` ON \`_employees_v_version_social_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_social_activities_parent_id_idx\` ON \`_employees_v_version_social_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text DEFAULT 'FACULTY' NOT NULL,
  	\`version_department_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_live_now\` integer DEFAULT false,
  	\`version_dp_id\` integer,
  	\`version_date_of_joining\` text,
  	\`version_date_of_leaving\` text,
  	\`version_address_public\` integer DEFAULT false,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_google_scholar\` text,
  	\`version_orchid_link\` text,
  	\`version_linkedin_link\` text,
  	\`version_facebook_link\` text,
  	\`version_wiki_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_parent_idx\` ON \`_employees_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_department_idx\` ON \`_employees_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_dp_idx\` ON \`_employees_v\` (\`version_dp_id\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_date_of_joining_idx\` ON \`_employees_v\` (\`version_date_of_joining\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_date_of_leaving_idx\` ON \`_employees_v\` (\`version_date_of_leaving\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_updated_at_idx\` ON \`_employees_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_created_at_idx\` ON \`_employees_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_deleted_at_idx\` ON \`_employees_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_created_at_idx\` ON \`_employees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_updated_at_idx\` ON \`_employees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_type_version_department_version_order_idx\` ON \`_employees_v\` (\`version_type\`,\`version_department_id\`,\`version_order\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_designation\` text,
  	\`version_experience\` text,
  	\`version_area_of_research\` text,
  	\`version_about\` text,
  	\`version_address\` text,
  	\`version_permanent_address\` text,
  	\`version_contact\` text,
  	\`version_any_other_information\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_employees_v_locales_locale_parent_id_unique\` ON \`_employees_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_locales_parent_idx\` ON \`_employees_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_rels_order_idx\` ON \`_employees_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_rels_parent_idx\` ON \`_employees_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_rels_path_idx\` ON \`_employees_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_rels_media_id_idx\` ON \`_employees_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_certificates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_certificates_order_idx\` ON \`_college_v_version_certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_certificates_parent_id_idx\` ON \`_college_v_version_certificates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_certificates_image_idx\` ON \`_college_v_version_certificates\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_certificates_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_certificates_locales_locale_parent_id_uni\` ON \`_college_v_version_certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_certificates_locales_parent_idx\` ON \`_college_v_version_certificates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_shortcuts_order_idx\` ON \`_college_v_version_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_shortcuts_parent_id_idx\` ON \`_college_v_version_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_shortcuts_image_idx\` ON \`_college_v_version_shortcuts\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_shortcuts_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_shortcuts_locales_locale_parent_id_unique\` ON \`_college_v_version_shortcuts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_shortcuts_locales_parent_idx\` ON \`_college_v_version_shortcuts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_accreditation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_accreditation_order_idx\` ON \`_college_v_version_accreditation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_accreditation_parent_id_idx\` ON \`_college_v_version_accreditation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_accreditation_image_idx\` ON \`_college_v_version_accreditation\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_accreditation_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_accreditation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_accreditation_locales_locale_parent_id_un\` ON \`_college_v_version_accreditation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_accreditation_locales_parent_idx\` ON \`_college_v_version_accreditation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_distance_learning\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_distance_learning_order_idx\` ON \`_college_v_version_distance_learning\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_distance_learning_parent_id_idx\` ON \`_college_v_version_distance_learning\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_distance_learning_image_idx\` ON \`_college_v_version_distance_learning\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_distance_learning_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_distance_learning\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_distance_learning_locales_locale_parent_i\` ON \`_college_v_version_distance_learning_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_distance_learning_locales_parent_idx\` ON \`_college_v_version_distance_learning_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_portals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_portals_order_idx\` ON \`_college_v_version_portals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_portals_parent_id_idx\` ON \`_college_v_version_portals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_portals_image_idx\` ON \`_college_v_version_portals\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_portals_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_portals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_portals_locales_locale_parent_id_unique\` ON \`_college_v_version_portals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_portals_locales_parent_idx\` ON \`_college_v_version_portals_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_social_order_idx\` ON \`_college_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_social_parent_id_idx\` ON \`_college_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_social_image_idx\` ON \`_college_v_version_social\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_social_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v_version_social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_version_social_locales_locale_parent_id_unique\` ON \`_college_v_version_social_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_social_locales_parent_idx\` ON \`_college_v_version_social_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_version_home_sections\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_home_sections_order_idx\` ON \`_college_v_version_home_sections\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_home_sections_parent_idx\` ON \`_college_v_version_home_sections\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_college_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_emblem_id\` integer,
  	\`version_established\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_map_embed\` text,
  	\`version_map_link\` text,
  	\`version_map_image_id\` integer,
  	\`version_map_latitude\` text,
  	\`version_map_longitude\` text,
  	\`version_about_image_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_link\` text,
  	\`version_video_poster_id\` integer,
  	\`version_appearance_primary\` text,
  	\`version_appearance_accent\` text,
  	\`version_appearance_motif\` text DEFAULT 'gamosa',
  	\`version_codes_college\` text,
  	\`version_codes_office\` text,
  	\`version_calling_code\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_emblem_idx\` ON \`_college_v\` (\`version_emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_map_version_map_image_idx\` ON \`_college_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_about_image_idx\` ON \`_college_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_file_idx\` ON \`_college_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_poster_idx\` ON \`_college_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_created_at_idx\` ON \`_college_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_updated_at_idx\` ON \`_college_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_college_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_tagline\` text,
  	\`version_affiliation\` text,
  	\`version_address\` text,
  	\`version_about\` text,
  	\`version_principal_message\` text,
  	\`version_motto\` text,
  	\`version_mission\` text,
  	\`version_vision\` text,
  	\`version_anthem_title\` text,
  	\`version_anthem_html\` text,
  	\`version_emblem_meaning\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_college_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_college_v_locales_locale_parent_id_unique\` ON \`_college_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_locales_parent_idx\` ON \`_college_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`departments\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`departments_deleted_at_idx\` ON \`departments\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`department_files\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`department_files_deleted_at_idx\` ON \`department_files\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`employees_deleted_at_idx\` ON \`employees\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`committees\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`committees_deleted_at_idx\` ON \`committees\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`members_deleted_at_idx\` ON \`members\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`former_principals\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`former_principals_deleted_at_idx\` ON \`former_principals\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`rti_officers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`rti_officers_deleted_at_idx\` ON \`rti_officers\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`alumni\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`alumni_deleted_at_idx\` ON \`alumni\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`evidence_groups_deleted_at_idx\` ON \`evidence_groups\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`evidence_criteria\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`evidence_criteria_deleted_at_idx\` ON \`evidence_criteria\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`evidence_questions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`evidence_questions_deleted_at_idx\` ON \`evidence_questions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`evidence_files\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`evidence_files_deleted_at_idx\` ON \`evidence_files\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`albums\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`albums_deleted_at_idx\` ON \`albums\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`important_files\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`important_files_deleted_at_idx\` ON \`important_files\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`courses_deleted_at_idx\` ON \`courses\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`photos_deleted_at_idx\` ON \`photos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`featured_notifications\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`featured_notifications_deleted_at_idx\` ON \`featured_notifications\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`holidays\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`holidays_deleted_at_idx\` ON \`holidays\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_departments_v_version_facilities\`;`)
  await db.run(sql`DROP TABLE \`_departments_v_version_facilities_locales\`;`)
  await db.run(sql`DROP TABLE \`_dept_programs_offered_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_collaboration_course_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_teaching_post_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_teacher_ratio_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_academic_support_staff_technical_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_academic_support_staff_non_technical_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_ongoing_research_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_completed_research_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_collaborative_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_research_publications_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_chapter_books_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_selected_faculty_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_serving_faculty_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_involvement_faculty_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_awards_faculty_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_seminar_department_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_publications_department_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_internal_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_other_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_profile_programme_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_diversity_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_cleared_v\`;`)
  await db.run(sql`DROP TABLE \`_dept_student_progressions_v\`;`)
  await db.run(sql`DROP TABLE \`_departments_v\`;`)
  await db.run(sql`DROP TABLE \`_departments_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_departments_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_b_degree\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_m_degree\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_phd\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_mphil\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_o_degree\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_papers_taught\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_teaching_work_section_data\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_teaching_work\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_courses_attended\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_seminars\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_extension\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_student_support_section_data\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_student_support\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_research\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_research_articles\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_other_publications\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_research_paper\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_text_book\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_workshop\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_guideship\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_awards\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_achievements\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_college_activities\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_social_activities\`;`)
  await db.run(sql`DROP TABLE \`_employees_v\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_certificates\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_shortcuts_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_accreditation\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_accreditation_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_distance_learning\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_distance_learning_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_portals\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_portals_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_social_locales\`;`)
  await db.run(sql`DROP TABLE \`_college_v_version_home_sections\`;`)
  await db.run(sql`DROP TABLE \`_college_v\`;`)
  await db.run(sql`DROP TABLE \`_college_v_locales\`;`)
  await db.run(sql`DROP INDEX \`notices_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`departments_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`departments\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`department_files_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`department_files\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`employees_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`committees_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`committees\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`members_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`former_principals_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`former_principals\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`rti_officers_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`rti_officers\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`alumni_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`alumni\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`evidence_groups_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`evidence_criteria_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`evidence_criteria\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`evidence_questions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`evidence_questions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`evidence_files_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`evidence_files\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`albums_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`albums\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`important_files_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`important_files\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`courses_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`photos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`featured_notifications_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`featured_notifications\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`holidays_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`holidays\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`deleted_at\`;`)
}
