import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`date\` text,
  	\`expires\` text,
  	\`department_id\` integer,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_type_idx\` ON \`notices\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`notices_date_idx\` ON \`notices\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`notices_department_idx\` ON \`notices\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`CREATE TABLE \`notices_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`caption\` text,
  	\`posted_as\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_locales_locale_parent_id_unique\` ON \`notices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_locales_parent_idx\` ON \`notices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_rels_order_idx\` ON \`notices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_parent_idx\` ON \`notices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_path_idx\` ON \`notices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_media_id_idx\` ON \`notices_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_date\` text,
  	\`version_expires\` text,
  	\`version_department_id\` integer,
  	\`version_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_type_idx\` ON \`_notices_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_date_idx\` ON \`_notices_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_department_idx\` ON \`_notices_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_snapshot_idx\` ON \`_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_published_locale_idx\` ON \`_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_type_version_department_version__status_version__idx\` ON \`_notices_v\` (\`version_type\`,\`version_department_id\`,\`version__status\`,\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`version_type_version__status_version_date_idx\` ON \`_notices_v\` (\`version_type\`,\`version__status\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_caption\` text,
  	\`version_posted_as\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_locales_locale_parent_id_unique\` ON \`_notices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_locales_parent_idx\` ON \`_notices_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_order_idx\` ON \`_notices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_parent_idx\` ON \`_notices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_path_idx\` ON \`_notices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_media_id_idx\` ON \`_notices_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`departments_facilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_facilities_order_idx\` ON \`departments_facilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_facilities_parent_id_idx\` ON \`departments_facilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`departments_facilities_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments_facilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`departments_facilities_locales_locale_parent_id_unique\` ON \`departments_facilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_facilities_locales_parent_idx\` ON \`departments_facilities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`departments_programs_offered\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`level\` text,
  	\`duration\` text,
  	\`intake\` numeric,
  	\`since\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_programs_offered_order_idx\` ON \`departments_programs_offered\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_programs_offered_parent_id_idx\` ON \`departments_programs_offered\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_programs_offered_locale_idx\` ON \`departments_programs_offered\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_collaboration_course\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`course\` text,
  	\`institution\` text,
  	\`year\` text,
  	\`details\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_collaboration_course_order_idx\` ON \`departments_collaboration_course\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_collaboration_course_parent_id_idx\` ON \`departments_collaboration_course\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_collaboration_course_locale_idx\` ON \`departments_collaboration_course\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_teaching_post\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_teaching_post_order_idx\` ON \`departments_teaching_post\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_teaching_post_parent_id_idx\` ON \`departments_teaching_post\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_teaching_post_locale_idx\` ON \`departments_teaching_post\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_teacher_ratio\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`students\` numeric,
  	\`teachers\` numeric,
  	\`ratio\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_teacher_ratio_order_idx\` ON \`departments_student_teacher_ratio\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_teacher_ratio_parent_id_idx\` ON \`departments_student_teacher_ratio\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_teacher_ratio_locale_idx\` ON \`departments_student_teacher_ratio\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_academic_support_staff_technical\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_technical_order_idx\` ON \`departments_academic_support_staff_technical\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_technical_parent_id_idx\` ON \`departments_academic_support_staff_technical\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_technical_locale_idx\` ON \`departments_academic_support_staff_technical\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_academic_support_staff_non_technical\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`post\` text,
  	\`sanctioned\` numeric,
  	\`filled\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_non_technical_order_idx\` ON \`departments_academic_support_staff_non_technical\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_non_technical_parent_id_idx\` ON \`departments_academic_support_staff_non_technical\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_academic_support_staff_non_technical_locale_idx\` ON \`departments_academic_support_staff_non_technical\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_ongoing_research_projects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_ongoing_research_projects_order_idx\` ON \`departments_ongoing_research_projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_ongoing_research_projects_parent_id_idx\` ON \`departments_ongoing_research_projects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_ongoing_research_projects_locale_idx\` ON \`departments_ongoing_research_projects\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_completed_research_projects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_completed_research_projects_order_idx\` ON \`departments_completed_research_projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_completed_research_projects_parent_id_idx\` ON \`departments_completed_research_projects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_completed_research_projects_locale_idx\` ON \`departments_completed_research_projects\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_collaborative_projects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`investigator\` text,
  	\`funding_agency\` text,
  	\`amount\` text,
  	\`duration\` text,
  	\`partner\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_collaborative_projects_order_idx\` ON \`departments_collaborative_projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_collaborative_projects_parent_id_idx\` ON \`departments_collaborative_projects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_collaborative_projects_locale_idx\` ON \`departments_collaborative_projects\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_research_publications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`authors\` text,
  	\`journal\` text,
  	\`year\` text,
  	\`issn\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_research_publications_order_idx\` ON \`departments_research_publications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_research_publications_parent_id_idx\` ON \`departments_research_publications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_research_publications_locale_idx\` ON \`departments_research_publications\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_chapter_books\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`authors\` text,
  	\`publisher\` text,
  	\`year\` text,
  	\`isbn\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_chapter_books_order_idx\` ON \`departments_chapter_books\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_chapter_books_parent_id_idx\` ON \`departments_chapter_books\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_chapter_books_locale_idx\` ON \`departments_chapter_books\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_selected_faculty\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_selected_faculty_order_idx\` ON \`departments_selected_faculty\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_selected_faculty_parent_id_idx\` ON \`departments_selected_faculty\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_selected_faculty_locale_idx\` ON \`departments_selected_faculty\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_serving_faculty\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_serving_faculty_order_idx\` ON \`departments_serving_faculty\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_serving_faculty_parent_id_idx\` ON \`departments_serving_faculty\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_serving_faculty_locale_idx\` ON \`departments_serving_faculty\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_involvement_faculty\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`body\` text,
  	\`role\` text,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_involvement_faculty_order_idx\` ON \`departments_involvement_faculty\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_involvement_faculty_parent_id_idx\` ON \`departments_involvement_faculty\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_involvement_faculty_locale_idx\` ON \`departments_involvement_faculty\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_awards_faculty\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`award\` text,
  	\`awarded_by\` text,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_awards_faculty_order_idx\` ON \`departments_awards_faculty\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_awards_faculty_parent_id_idx\` ON \`departments_awards_faculty\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_awards_faculty_locale_idx\` ON \`departments_awards_faculty\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_seminar_department\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`level\` text,
  	\`held_on\` text,
  	\`funding_agency\` text,
  	\`participants\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_seminar_department_order_idx\` ON \`departments_seminar_department\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_seminar_department_parent_id_idx\` ON \`departments_seminar_department\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_seminar_department_locale_idx\` ON \`departments_seminar_department\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_publications_department\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text,
  	\`editor\` text,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_publications_department_order_idx\` ON \`departments_publications_department\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_publications_department_parent_id_idx\` ON \`departments_publications_department\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_publications_department_locale_idx\` ON \`departments_publications_department\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_internal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`title\` text,
  	\`institution\` text,
  	\`students\` numeric,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_internal_order_idx\` ON \`departments_student_internal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_internal_parent_id_idx\` ON \`departments_student_internal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_internal_locale_idx\` ON \`departments_student_internal\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_other\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`title\` text,
  	\`institution\` text,
  	\`students\` numeric,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_other_order_idx\` ON \`departments_student_other\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_other_parent_id_idx\` ON \`departments_student_other\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_other_locale_idx\` ON \`departments_student_other\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_profile_programme\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`year\` text,
  	\`applied\` numeric,
  	\`admitted\` numeric,
  	\`pass_percentage\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_profile_programme_order_idx\` ON \`departments_student_profile_programme\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_profile_programme_parent_id_idx\` ON \`departments_student_profile_programme\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_profile_programme_locale_idx\` ON \`departments_student_profile_programme\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_diversity\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`programme\` text,
  	\`same_state\` numeric,
  	\`other_states\` numeric,
  	\`abroad\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_diversity_order_idx\` ON \`departments_student_diversity\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_diversity_parent_id_idx\` ON \`departments_student_diversity\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_diversity_locale_idx\` ON \`departments_student_diversity\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_cleared\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`examination\` text,
  	\`students\` numeric,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_cleared_order_idx\` ON \`departments_student_cleared\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_cleared_parent_id_idx\` ON \`departments_student_cleared\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_cleared_locale_idx\` ON \`departments_student_cleared\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments_student_progressions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`progression\` text,
  	\`percentage\` numeric,
  	\`year\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_student_progressions_order_idx\` ON \`departments_student_progressions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_progressions_parent_id_idx\` ON \`departments_student_progressions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_student_progressions_locale_idx\` ON \`departments_student_progressions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`departments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`dept_code\` text NOT NULL,
  	\`stream\` text NOT NULL,
  	\`is_dual\` integer DEFAULT false,
  	\`estd\` text,
  	\`external_resource_link\` text,
  	\`student_login_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`departments_dept_code_idx\` ON \`departments\` (\`dept_code\`);`)
  await db.run(sql`CREATE INDEX \`departments_updated_at_idx\` ON \`departments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`departments_created_at_idx\` ON \`departments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`departments_locales\` (
  	\`dept_name\` text NOT NULL,
  	\`other_stream\` text,
  	\`examination_system\` text,
  	\`department_about\` text,
  	\`vision\` text,
  	\`courses\` text,
  	\`contact_details\` text,
  	\`activity\` text,
  	\`online_classes\` text,
  	\`gallery\` text,
  	\`research\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`departments_locales_locale_parent_id_unique\` ON \`departments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_locales_parent_idx\` ON \`departments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`departments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`departments_rels_order_idx\` ON \`departments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`departments_rels_parent_idx\` ON \`departments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_rels_path_idx\` ON \`departments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`departments_rels_locale_idx\` ON \`departments_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`departments_rels_media_id_idx\` ON \`departments_rels\` (\`media_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`department_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`department_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`department_files_type_idx\` ON \`department_files\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`department_files_date_idx\` ON \`department_files\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`department_files_department_idx\` ON \`department_files\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`department_files_updated_at_idx\` ON \`department_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`department_files_created_at_idx\` ON \`department_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`department_type_date_idx\` ON \`department_files\` (\`department_id\`,\`type\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`department_files_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`department_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`department_files_locales_locale_parent_id_unique\` ON \`department_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`department_files_locales_parent_idx\` ON \`department_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`department_files_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`department_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`department_files_rels_order_idx\` ON \`department_files_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`department_files_rels_parent_idx\` ON \`department_files_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`department_files_rels_path_idx\` ON \`department_files_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`department_files_rels_media_id_idx\` ON \`department_files_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_b_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`course_b\` text,
  	\`subject_b\` text,
  	\`university_b\` text,
  	\`year_b\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_b_degree_order_idx\` ON \`employees_b_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_b_degree_parent_id_idx\` ON \`employees_b_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_m_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`course_m\` text,
  	\`subject_m\` text,
  	\`university_m\` text,
  	\`year_m\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_m_degree_order_idx\` ON \`employees_m_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_m_degree_parent_id_idx\` ON \`employees_m_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_phd\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_p\` text,
  	\`year_p\` text,
  	\`university_p\` text,
  	\`department_p\` text,
  	\`supervisor_p\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_phd_order_idx\` ON \`employees_phd\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_phd_parent_id_idx\` ON \`employees_phd\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_mphil\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_m1\` text,
  	\`year_m1\` text,
  	\`university_m1\` text,
  	\`department_m1\` text,
  	\`supervisor_m1\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_mphil_order_idx\` ON \`employees_mphil\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_mphil_parent_id_idx\` ON \`employees_mphil\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_o_degree\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`description_o\` text,
  	\`year_o\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_o_degree_order_idx\` ON \`employees_o_degree\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_o_degree_parent_id_idx\` ON \`employees_o_degree\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_papers_taught\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`semester\` text,
  	\`paper_code\` text,
  	\`paper_name\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_papers_taught_order_idx\` ON \`employees_papers_taught\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_papers_taught_parent_id_idx\` ON \`employees_papers_taught\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_teaching_work_section_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`activity\` text,
  	\`remark\` text,
  	\`student_count\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees_teaching_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_teaching_work_section_data_order_idx\` ON \`employees_teaching_work_section_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_teaching_work_section_data_parent_id_idx\` ON \`employees_teaching_work_section_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_teaching_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section_name\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_teaching_work_order_idx\` ON \`employees_teaching_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_teaching_work_parent_id_idx\` ON \`employees_teaching_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_courses_attended\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`category\` text,
  	\`organizer\` text,
  	\`from\` text,
  	\`till\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_courses_attended_order_idx\` ON \`employees_courses_attended\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_courses_attended_parent_id_idx\` ON \`employees_courses_attended\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_seminars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`type\` text,
  	\`from\` text,
  	\`till\` text,
  	\`collaborating_unit\` text,
  	\`category\` text,
  	\`participant\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_seminars_order_idx\` ON \`employees_seminars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_seminars_parent_id_idx\` ON \`employees_seminars\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_extension\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`primary_unit\` text,
  	\`collaborating_unit\` text,
  	\`participant\` text,
  	\`from\` text,
  	\`till\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_extension_order_idx\` ON \`employees_extension\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_extension_parent_id_idx\` ON \`employees_extension\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_student_support_section_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`activity\` text,
  	\`remark\` text,
  	\`student_count\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees_student_support\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_student_support_section_data_order_idx\` ON \`employees_student_support_section_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_student_support_section_data_parent_id_idx\` ON \`employees_student_support_section_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_student_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section_name\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_student_support_order_idx\` ON \`employees_student_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_student_support_parent_id_idx\` ON \`employees_student_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_research\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_research_order_idx\` ON \`employees_research\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_research_parent_id_idx\` ON \`employees_research\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_research_articles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_research_articles_order_idx\` ON \`employees_research_articles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_research_articles_parent_id_idx\` ON \`employees_research_articles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_other_publications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`journal_name\` text,
  	\`category\` text,
  	\`publication_date\` text,
  	\`page_no\` text,
  	\`volume\` text,
  	\`isbn\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_other_publications_order_idx\` ON \`employees_other_publications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_other_publications_parent_id_idx\` ON \`employees_other_publications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_research_paper\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_paper\` text,
  	\`title_book\` text,
  	\`published_by\` text,
  	\`isbn_no\` text,
  	\`volume\` text,
  	\`page_nos\` text,
  	\`date_year\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_research_paper_order_idx\` ON \`employees_research_paper\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_research_paper_parent_id_idx\` ON \`employees_research_paper\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_text_book\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_text_book_order_idx\` ON \`employees_text_book\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_text_book_parent_id_idx\` ON \`employees_text_book\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_workshop\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date_year\` text,
  	\`organised_by\` text,
  	\`theme\` text,
  	\`duration\` text,
  	\`sponsored_by\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_workshop_order_idx\` ON \`employees_workshop\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_workshop_parent_id_idx\` ON \`employees_workshop\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_guideship\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`date_of_registration\` text,
  	\`topic\` text,
  	\`status\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_guideship_order_idx\` ON \`employees_guideship\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_guideship_parent_id_idx\` ON \`employees_guideship\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`area\` text,
  	\`achievement\` text,
  	\`award\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_awards_order_idx\` ON \`employees_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_awards_parent_id_idx\` ON \`employees_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_achievements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`achievement\` text,
  	\`date_year\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_achievements_order_idx\` ON \`employees_achievements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_achievements_parent_id_idx\` ON \`employees_achievements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_college_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`from\` text,
  	\`till\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_college_activities_order_idx\` ON \`employees_college_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_college_activities_parent_id_idx\` ON \`employees_college_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_social_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`from\` text,
  	\`till\` text,
  	\`other_info\` text,
  	\`quarter\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_social_activities_order_idx\` ON \`employees_social_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_social_activities_parent_id_idx\` ON \`employees_social_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text DEFAULT 'FACULTY' NOT NULL,
  	\`department_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`live_now\` integer DEFAULT false,
  	\`dp_id\` integer,
  	\`date_of_joining\` text,
  	\`date_of_leaving\` text,
  	\`address_public\` integer DEFAULT false,
  	\`email\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`google_scholar\` text,
  	\`orchid_link\` text,
  	\`linkedin_link\` text,
  	\`facebook_link\` text,
  	\`wiki_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_department_idx\` ON \`employees\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`employees_dp_idx\` ON \`employees\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`employees_date_of_joining_idx\` ON \`employees\` (\`date_of_joining\`);`)
  await db.run(sql`CREATE INDEX \`employees_date_of_leaving_idx\` ON \`employees\` (\`date_of_leaving\`);`)
  await db.run(sql`CREATE INDEX \`employees_updated_at_idx\` ON \`employees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`employees_created_at_idx\` ON \`employees\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`type_department_order_idx\` ON \`employees\` (\`type\`,\`department_id\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`employees_locales\` (
  	\`name\` text NOT NULL,
  	\`designation\` text,
  	\`experience\` text,
  	\`area_of_research\` text,
  	\`about\` text,
  	\`address\` text,
  	\`permanent_address\` text,
  	\`contact\` text,
  	\`any_other_information\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`employees_locales_locale_parent_id_unique\` ON \`employees_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`employees_locales_parent_idx\` ON \`employees_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_rels_order_idx\` ON \`employees_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`employees_rels_parent_idx\` ON \`employees_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`employees_rels_path_idx\` ON \`employees_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`employees_rels_media_id_idx\` ON \`employees_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`committees_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_members_order_idx\` ON \`committees_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`committees_members_parent_id_idx\` ON \`committees_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees_members_locales\` (
  	\`member_name\` text,
  	\`member_designation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`committees_members_locales_locale_parent_id_unique\` ON \`committees_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_members_locales_parent_idx\` ON \`committees_members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees_tasks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_tasks_order_idx\` ON \`committees_tasks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`committees_tasks_parent_id_idx\` ON \`committees_tasks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees_tasks_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees_tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`committees_tasks_locales_locale_parent_id_unique\` ON \`committees_tasks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_tasks_locales_parent_idx\` ON \`committees_tasks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_code_idx\` ON \`committees\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`committees_updated_at_idx\` ON \`committees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`committees_created_at_idx\` ON \`committees\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`committees_locales\` (
  	\`name\` text NOT NULL,
  	\`objectives\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`committees_locales_locale_parent_id_unique\` ON \`committees_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_locales_parent_idx\` ON \`committees_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_rels_order_idx\` ON \`committees_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_parent_idx\` ON \`committees_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_path_idx\` ON \`committees_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_media_id_idx\` ON \`committees_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`dp_id\` integer,
  	\`date_of_joining\` text,
  	\`show_contact\` integer DEFAULT false,
  	\`email\` text,
  	\`phone\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`members_type_idx\` ON \`members\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`members_dp_idx\` ON \`members\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`members_date_of_joining_idx\` ON \`members\` (\`date_of_joining\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`members_locales\` (
  	\`name\` text NOT NULL,
  	\`designation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_locales_locale_parent_id_unique\` ON \`members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`members_locales_parent_idx\` ON \`members_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`former_principals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_principals_from_idx\` ON \`former_principals\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`former_principals_to_idx\` ON \`former_principals\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`former_principals_updated_at_idx\` ON \`former_principals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_principals_created_at_idx\` ON \`former_principals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`former_principals_locales\` (
  	\`name\` text NOT NULL,
  	\`designation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`former_principals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`former_principals_locales_locale_parent_id_unique\` ON \`former_principals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`former_principals_locales_parent_idx\` ON \`former_principals_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rti_officers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`email\` text,
  	\`phone\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`rti_officers_updated_at_idx\` ON \`rti_officers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rti_officers_created_at_idx\` ON \`rti_officers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rti_officers_locales\` (
  	\`name\` text NOT NULL,
  	\`designation\` text,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rti_officers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rti_officers_locales_locale_parent_id_unique\` ON \`rti_officers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rti_officers_locales_parent_idx\` ON \`rti_officers_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`alumni\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`department_id\` integer,
  	\`batch_from\` numeric,
  	\`batch_to\` numeric,
  	\`dp_id\` integer,
  	\`prominent\` integer DEFAULT false,
  	\`show_contact\` integer DEFAULT false,
  	\`email\` text,
  	\`phone\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alumni_department_idx\` ON \`alumni\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_dp_idx\` ON \`alumni\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_prominent_idx\` ON \`alumni\` (\`prominent\`);`)
  await db.run(sql`CREATE INDEX \`alumni_updated_at_idx\` ON \`alumni\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alumni_created_at_idx\` ON \`alumni\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`alumni_locales\` (
  	\`name\` text NOT NULL,
  	\`current_profession\` text,
  	\`company_name\` text,
  	\`qualification\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`alumni\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alumni_locales_locale_parent_id_unique\` ON \`alumni_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_locales_parent_idx\` ON \`alumni_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_groups_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_groups_types_order_idx\` ON \`evidence_groups_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_types_parent_idx\` ON \`evidence_groups_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_groups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` text DEFAULT 'IQAC' NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_groups_updated_at_idx\` ON \`evidence_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_created_at_idx\` ON \`evidence_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`evidence_groups_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_groups_locales_locale_parent_id_unique\` ON \`evidence_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_locales_parent_idx\` ON \`evidence_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_criteria\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`group_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_criteria_group_idx\` ON \`evidence_criteria\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_criteria_updated_at_idx\` ON \`evidence_criteria\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_criteria_created_at_idx\` ON \`evidence_criteria\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`group_type_order_idx\` ON \`evidence_criteria\` (\`group_id\`,\`type\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`evidence_criteria_locales\` (
  	\`criterion\` text NOT NULL,
  	\`metric_question\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_criteria_locales_locale_parent_id_unique\` ON \`evidence_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_criteria_locales_parent_idx\` ON \`evidence_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`criterion_id\` integer NOT NULL,
  	\`sr_no\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`criterion_id\`) REFERENCES \`evidence_criteria\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_questions_criterion_idx\` ON \`evidence_questions\` (\`criterion_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_questions_updated_at_idx\` ON \`evidence_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_questions_created_at_idx\` ON \`evidence_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`evidence_questions_locales\` (
  	\`metric_question\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_questions_locales_locale_parent_id_unique\` ON \`evidence_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_questions_locales_parent_idx\` ON \`evidence_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question_id\` integer NOT NULL,
  	\`sr_no\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`question_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_files_question_idx\` ON \`evidence_files\` (\`question_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_updated_at_idx\` ON \`evidence_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_created_at_idx\` ON \`evidence_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`evidence_files_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_files_locales_locale_parent_id_unique\` ON \`evidence_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_locales_parent_idx\` ON \`evidence_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`evidence_files_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`evidence_files_rels_order_idx\` ON \`evidence_files_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_rels_parent_idx\` ON \`evidence_files_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_rels_path_idx\` ON \`evidence_files_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_rels_media_id_idx\` ON \`evidence_files_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_cards_order_idx\` ON \`pages_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_cards_parent_id_idx\` ON \`pages_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_cards_image_idx\` ON \`pages_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_cards_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_cards_locales_locale_parent_id_unique\` ON \`pages_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_cards_locales_parent_idx\` ON \`pages_cards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_page_idx\` ON \`pages\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_media_id_idx\` ON \`pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_cards_order_idx\` ON \`_pages_v_version_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_cards_parent_id_idx\` ON \`_pages_v_version_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_cards_image_idx\` ON \`_pages_v_version_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_cards_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_cards_locales_locale_parent_id_unique\` ON \`_pages_v_version_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_cards_locales_parent_idx\` ON \`_pages_v_version_cards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_page\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_page_idx\` ON \`_pages_v\` (\`version_page\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_media_id_idx\` ON \`_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text,
  	\`uploaded_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif320_url\` text,
  	\`sizes_avif320_width\` numeric,
  	\`sizes_avif320_height\` numeric,
  	\`sizes_avif320_mime_type\` text,
  	\`sizes_avif320_filesize\` numeric,
  	\`sizes_avif320_filename\` text,
  	\`sizes_webp320_url\` text,
  	\`sizes_webp320_width\` numeric,
  	\`sizes_webp320_height\` numeric,
  	\`sizes_webp320_mime_type\` text,
  	\`sizes_webp320_filesize\` numeric,
  	\`sizes_webp320_filename\` text,
  	\`sizes_avif640_url\` text,
  	\`sizes_avif640_width\` numeric,
  	\`sizes_avif640_height\` numeric,
  	\`sizes_avif640_mime_type\` text,
  	\`sizes_avif640_filesize\` numeric,
  	\`sizes_avif640_filename\` text,
  	\`sizes_webp640_url\` text,
  	\`sizes_webp640_width\` numeric,
  	\`sizes_webp640_height\` numeric,
  	\`sizes_webp640_mime_type\` text,
  	\`sizes_webp640_filesize\` numeric,
  	\`sizes_webp640_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_avif1440_url\` text,
  	\`sizes_avif1440_width\` numeric,
  	\`sizes_avif1440_height\` numeric,
  	\`sizes_avif1440_mime_type\` text,
  	\`sizes_avif1440_filesize\` numeric,
  	\`sizes_avif1440_filename\` text,
  	\`sizes_webp1440_url\` text,
  	\`sizes_webp1440_width\` numeric,
  	\`sizes_webp1440_height\` numeric,
  	\`sizes_webp1440_mime_type\` text,
  	\`sizes_webp1440_filesize\` numeric,
  	\`sizes_webp1440_filename\` text,
  	FOREIGN KEY (\`uploaded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_address_idx\` ON \`media\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`media_uploaded_by_idx\` ON \`media\` (\`uploaded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif320_sizes_avif320_filename_idx\` ON \`media\` (\`sizes_avif320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp320_sizes_webp320_filename_idx\` ON \`media\` (\`sizes_webp320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1440_sizes_avif1440_filename_idx\` ON \`media\` (\`sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\` ON \`media\` (\`sizes_webp1440_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text NOT NULL,
  	\`department_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_date_idx\` ON \`albums\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`albums_department_idx\` ON \`albums\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_updated_at_idx\` ON \`albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_created_at_idx\` ON \`albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`department_date_idx\` ON \`albums\` (\`department_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`albums_locales\` (
  	\`caption\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`albums_locales_locale_parent_id_unique\` ON \`albums_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_locales_parent_idx\` ON \`albums_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_rels_order_idx\` ON \`albums_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_parent_idx\` ON \`albums_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_path_idx\` ON \`albums_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_media_id_idx\` ON \`albums_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`important_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`important_files_date_idx\` ON \`important_files\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`important_files_updated_at_idx\` ON \`important_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`important_files_created_at_idx\` ON \`important_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`important_files_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`important_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`important_files_locales_locale_parent_id_unique\` ON \`important_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`important_files_locales_parent_idx\` ON \`important_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`important_files_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`important_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`important_files_rels_order_idx\` ON \`important_files_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`important_files_rels_parent_idx\` ON \`important_files_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`important_files_rels_path_idx\` ON \`important_files_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`important_files_rels_media_id_idx\` ON \`important_files_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_name_idx\` ON \`courses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`courses_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_locales_parent_idx\` ON \`courses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`image_id\` integer NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos_image_idx\` ON \`photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_updated_at_idx\` ON \`photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_created_at_idx\` ON \`photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`type_order_idx\` ON \`photos\` (\`type\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`photos_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`photos_locales_locale_parent_id_unique\` ON \`photos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_locales_parent_idx\` ON \`photos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`featured_notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`featured_notifications_active_idx\` ON \`featured_notifications\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_updated_at_idx\` ON \`featured_notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_created_at_idx\` ON \`featured_notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`featured_notifications_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`featured_notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`featured_notifications_locales_locale_parent_id_unique\` ON \`featured_notifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_locales_parent_idx\` ON \`featured_notifications_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`featured_notifications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`featured_notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`featured_notifications_rels_order_idx\` ON \`featured_notifications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_rels_parent_idx\` ON \`featured_notifications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_rels_path_idx\` ON \`featured_notifications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`featured_notifications_rels_media_id_idx\` ON \`featured_notifications_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`holidays\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_date\` text NOT NULL,
  	\`end_date\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`holidays_start_date_idx\` ON \`holidays\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`holidays_end_date_idx\` ON \`holidays\` (\`end_date\`);`)
  await db.run(sql`CREATE INDEX \`holidays_updated_at_idx\` ON \`holidays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_created_at_idx\` ON \`holidays\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`holidays_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_locales_locale_parent_id_unique\` ON \`holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`holidays_locales_parent_idx\` ON \`holidays_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`holidays_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`holidays_rels_order_idx\` ON \`holidays_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`holidays_rels_parent_idx\` ON \`holidays_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`holidays_rels_path_idx\` ON \`holidays_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`holidays_rels_media_id_idx\` ON \`holidays_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`messages_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`by\` text,
  	\`what\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_decisions_order_idx\` ON \`messages_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_decisions_parent_id_idx\` ON \`messages_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`reason\` text,
  	\`waiting\` integer DEFAULT false,
  	\`reference\` text,
  	\`received_at\` text,
  	\`type\` text NOT NULL,
  	\`dp_id\` integer,
  	\`batch_from\` numeric,
  	\`batch_to\` numeric,
  	\`email\` text,
  	\`department_id\` integer,
  	\`department_written\` text,
  	\`course\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_waiting_idx\` ON \`messages\` (\`waiting\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_received_at_idx\` ON \`messages\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_dp_idx\` ON \`messages\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_department_idx\` ON \`messages\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages_locales\` (
  	\`name\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`current_profession\` text,
  	\`company_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_locales_locale_parent_id_unique\` ON \`messages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_locales_parent_idx\` ON \`messages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`messages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`submitted_photos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submitted_photos_id\`) REFERENCES \`submitted_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_rels_order_idx\` ON \`messages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_parent_idx\` ON \`messages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_path_idx\` ON \`messages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_submitted_photos_id_idx\` ON \`messages_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE TABLE \`alumni_registrations_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`by\` text,
  	\`what\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`alumni_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alumni_registrations_decisions_order_idx\` ON \`alumni_registrations_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_decisions_parent_id_idx\` ON \`alumni_registrations_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`alumni_registrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`reason\` text,
  	\`waiting\` integer DEFAULT false,
  	\`reference\` text,
  	\`received_at\` text,
  	\`name\` text NOT NULL,
  	\`department_id\` integer,
  	\`department_written\` text,
  	\`batch_from\` numeric NOT NULL,
  	\`batch_to\` numeric NOT NULL,
  	\`occupation\` text,
  	\`highest_qualification\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`whatsapp_number\` text,
  	\`address\` text,
  	\`show_contact\` integer DEFAULT false,
  	\`alumnus_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`alumnus_id\`) REFERENCES \`alumni\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alumni_registrations_status_idx\` ON \`alumni_registrations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_waiting_idx\` ON \`alumni_registrations\` (\`waiting\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alumni_registrations_reference_idx\` ON \`alumni_registrations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_received_at_idx\` ON \`alumni_registrations\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_department_idx\` ON \`alumni_registrations\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_alumnus_idx\` ON \`alumni_registrations\` (\`alumnus_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_updated_at_idx\` ON \`alumni_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_created_at_idx\` ON \`alumni_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`alumni_registrations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`submitted_photos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`alumni_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submitted_photos_id\`) REFERENCES \`submitted_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alumni_registrations_rels_order_idx\` ON \`alumni_registrations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_rels_parent_idx\` ON \`alumni_registrations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_rels_path_idx\` ON \`alumni_registrations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_rels_submitted_photos_id_idx\` ON \`alumni_registrations_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE TABLE \`visitor_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`read\` integer DEFAULT false,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`contact\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_notes_reference_idx\` ON \`visitor_notes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`visitor_notes_received_at_idx\` ON \`visitor_notes\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_notes_updated_at_idx\` ON \`visitor_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_notes_created_at_idx\` ON \`visitor_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`submitted_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`taken_by\` text,
  	\`sender\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`submitted_photos_taken_by_idx\` ON \`submitted_photos\` (\`taken_by\`);`)
  await db.run(sql`CREATE INDEX \`submitted_photos_sender_idx\` ON \`submitted_photos\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`submitted_photos_updated_at_idx\` ON \`submitted_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submitted_photos_created_at_idx\` ON \`submitted_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submitted_photos_filename_idx\` ON \`submitted_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'moderator' NOT NULL,
  	\`department_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_department_idx\` ON \`users\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`uses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`source_id\` numeric NOT NULL,
  	\`draft\` integer DEFAULT false NOT NULL,
  	\`target\` text NOT NULL,
  	\`target_key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`target_target_key_idx\` ON \`uses\` (\`target\`,\`target_key\`);`)
  await db.run(sql`CREATE INDEX \`source_source_id_idx\` ON \`uses\` (\`source\`,\`source_id\`);`)
  await db.run(sql`CREATE TABLE \`file_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`file\` numeric,
  	\`seen\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`file_addresses_name_idx\` ON \`file_addresses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`file_addresses_file_idx\` ON \`file_addresses\` (\`file\`);`)
  await db.run(sql`CREATE TABLE \`used_challenges\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nonce\` text NOT NULL,
  	\`expires\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_challenges_nonce_idx\` ON \`used_challenges\` (\`nonce\`);`)
  await db.run(sql`CREATE INDEX \`used_challenges_expires_idx\` ON \`used_challenges\` (\`expires\`);`)
  await db.run(sql`CREATE TABLE \`email_verifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mailbox\` text NOT NULL,
  	\`day_begins\` numeric NOT NULL,
  	\`requests\` numeric NOT NULL,
  	\`code\` text,
  	\`code_until\` numeric,
  	\`guesses\` numeric,
  	\`address\` text,
  	\`token\` text,
  	\`verified_until\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_verifications_mailbox_idx\` ON \`email_verifications\` (\`mailbox\`);`)
  await db.run(sql`CREATE INDEX \`email_verifications_day_begins_idx\` ON \`email_verifications\` (\`day_begins\`);`)
  await db.run(sql`CREATE INDEX \`email_verifications_token_idx\` ON \`email_verifications\` (\`token\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`kept_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_kept_at_idx\` ON \`idempotency_keys\` (\`kept_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mailbox\` text NOT NULL,
  	\`hour_begins\` numeric NOT NULL,
  	\`mails\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_counts_mailbox_idx\` ON \`mail_counts\` (\`mailbox\`);`)
  await db.run(sql`CREATE INDEX \`mail_counts_hour_begins_idx\` ON \`mail_counts\` (\`hour_begins\`);`)
  await db.run(sql`CREATE TABLE \`imported_records\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imported_records_key_idx\` ON \`imported_records\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`imported_records_updated_at_idx\` ON \`imported_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imported_records_created_at_idx\` ON \`imported_records\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`notices_id\` integer,
  	\`departments_id\` integer,
  	\`department_files_id\` integer,
  	\`employees_id\` integer,
  	\`committees_id\` integer,
  	\`members_id\` integer,
  	\`former_principals_id\` integer,
  	\`rti_officers_id\` integer,
  	\`alumni_id\` integer,
  	\`evidence_groups_id\` integer,
  	\`evidence_criteria_id\` integer,
  	\`evidence_questions_id\` integer,
  	\`evidence_files_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`albums_id\` integer,
  	\`important_files_id\` integer,
  	\`courses_id\` integer,
  	\`photos_id\` integer,
  	\`featured_notifications_id\` integer,
  	\`holidays_id\` integer,
  	\`messages_id\` integer,
  	\`alumni_registrations_id\` integer,
  	\`visitor_notes_id\` integer,
  	\`submitted_photos_id\` integer,
  	\`users_id\` integer,
  	\`used_challenges_id\` integer,
  	\`email_verifications_id\` integer,
  	\`idempotency_keys_id\` integer,
  	\`mail_counts_id\` integer,
  	\`imported_records_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`department_files_id\`) REFERENCES \`department_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committees_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_principals_id\`) REFERENCES \`former_principals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rti_officers_id\`) REFERENCES \`rti_officers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alumni_id\`) REFERENCES \`alumni\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`evidence_groups_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`evidence_criteria_id\`) REFERENCES \`evidence_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`evidence_questions_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`evidence_files_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`important_files_id\`) REFERENCES \`important_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`featured_notifications_id\`) REFERENCES \`featured_notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alumni_registrations_id\`) REFERENCES \`alumni_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_notes_id\`) REFERENCES \`visitor_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submitted_photos_id\`) REFERENCES \`submitted_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_challenges_id\`) REFERENCES \`used_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`email_verifications_id\`) REFERENCES \`email_verifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_counts_id\`) REFERENCES \`mail_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imported_records_id\`) REFERENCES \`imported_records\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departments_id_idx\` ON \`payload_locked_documents_rels\` (\`departments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_department_files_id_idx\` ON \`payload_locked_documents_rels\` (\`department_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_principals_id_idx\` ON \`payload_locked_documents_rels\` (\`former_principals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rti_officers_id_idx\` ON \`payload_locked_documents_rels\` (\`rti_officers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_files_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_important_files_id_idx\` ON \`payload_locked_documents_rels\` (\`important_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_featured_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`featured_notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitor_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`visitor_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submitted_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`used_challenges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_verifications_id_idx\` ON \`payload_locked_documents_rels\` (\`email_verifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imported_records_id_idx\` ON \`payload_locked_documents_rels\` (\`imported_records_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`college_certificates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_certificates_order_idx\` ON \`college_certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_certificates_parent_id_idx\` ON \`college_certificates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_certificates_image_idx\` ON \`college_certificates\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_certificates_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_certificates_locales_locale_parent_id_unique\` ON \`college_certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_certificates_locales_parent_idx\` ON \`college_certificates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_shortcuts_order_idx\` ON \`college_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_shortcuts_parent_id_idx\` ON \`college_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_shortcuts_image_idx\` ON \`college_shortcuts\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_shortcuts_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_shortcuts_locales_locale_parent_id_unique\` ON \`college_shortcuts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_shortcuts_locales_parent_idx\` ON \`college_shortcuts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college_accreditation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_accreditation_order_idx\` ON \`college_accreditation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_accreditation_parent_id_idx\` ON \`college_accreditation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_accreditation_image_idx\` ON \`college_accreditation\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_accreditation_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_accreditation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_accreditation_locales_locale_parent_id_unique\` ON \`college_accreditation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_accreditation_locales_parent_idx\` ON \`college_accreditation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college_distance_learning\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_distance_learning_order_idx\` ON \`college_distance_learning\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_distance_learning_parent_id_idx\` ON \`college_distance_learning\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_distance_learning_image_idx\` ON \`college_distance_learning\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_distance_learning_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_distance_learning\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_distance_learning_locales_locale_parent_id_unique\` ON \`college_distance_learning_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_distance_learning_locales_parent_idx\` ON \`college_distance_learning_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college_portals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_portals_order_idx\` ON \`college_portals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_portals_parent_id_idx\` ON \`college_portals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_portals_image_idx\` ON \`college_portals\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_portals_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_portals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_portals_locales_locale_parent_id_unique\` ON \`college_portals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_portals_locales_parent_idx\` ON \`college_portals_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_social_order_idx\` ON \`college_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`college_social_parent_id_idx\` ON \`college_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_social_image_idx\` ON \`college_social\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`college_social_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college_social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_social_locales_locale_parent_id_unique\` ON \`college_social_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_social_locales_parent_idx\` ON \`college_social_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`college\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`emblem_id\` integer,
  	\`established\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`map_embed\` text,
  	\`map_link\` text,
  	\`map_image_id\` integer,
  	\`map_latitude\` text,
  	\`map_longitude\` text,
  	\`about_image_id\` integer,
  	\`video_file_id\` integer,
  	\`video_link\` text,
  	\`video_poster_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`college_emblem_idx\` ON \`college\` (\`emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`college_map_map_image_idx\` ON \`college\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_about_image_idx\` ON \`college\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_file_idx\` ON \`college\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_poster_idx\` ON \`college\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE TABLE \`college_locales\` (
  	\`name\` text NOT NULL,
  	\`tagline\` text,
  	\`affiliation\` text,
  	\`address\` text,
  	\`about\` text,
  	\`principal_message\` text,
  	\`motto\` text,
  	\`mission\` text,
  	\`vision\` text,
  	\`anthem_title\` text,
  	\`anthem_html\` text,
  	\`emblem_meaning\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`college_locales_locale_parent_id_unique\` ON \`college_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`college_locales_parent_idx\` ON \`college_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`admission\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`open\` integer DEFAULT false,
  	\`link\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`admission_locales\` (
  	\`session\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`admission\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`admission_locales_locale_parent_id_unique\` ON \`admission_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`admission_locales_parent_idx\` ON \`admission_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visitor_counter\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`content_revision\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices_locales\`;`)
  await db.run(sql`DROP TABLE \`notices_rels\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`departments_facilities\`;`)
  await db.run(sql`DROP TABLE \`departments_facilities_locales\`;`)
  await db.run(sql`DROP TABLE \`departments_programs_offered\`;`)
  await db.run(sql`DROP TABLE \`departments_collaboration_course\`;`)
  await db.run(sql`DROP TABLE \`departments_teaching_post\`;`)
  await db.run(sql`DROP TABLE \`departments_student_teacher_ratio\`;`)
  await db.run(sql`DROP TABLE \`departments_academic_support_staff_technical\`;`)
  await db.run(sql`DROP TABLE \`departments_academic_support_staff_non_technical\`;`)
  await db.run(sql`DROP TABLE \`departments_ongoing_research_projects\`;`)
  await db.run(sql`DROP TABLE \`departments_completed_research_projects\`;`)
  await db.run(sql`DROP TABLE \`departments_collaborative_projects\`;`)
  await db.run(sql`DROP TABLE \`departments_research_publications\`;`)
  await db.run(sql`DROP TABLE \`departments_chapter_books\`;`)
  await db.run(sql`DROP TABLE \`departments_selected_faculty\`;`)
  await db.run(sql`DROP TABLE \`departments_serving_faculty\`;`)
  await db.run(sql`DROP TABLE \`departments_involvement_faculty\`;`)
  await db.run(sql`DROP TABLE \`departments_awards_faculty\`;`)
  await db.run(sql`DROP TABLE \`departments_seminar_department\`;`)
  await db.run(sql`DROP TABLE \`departments_publications_department\`;`)
  await db.run(sql`DROP TABLE \`departments_student_internal\`;`)
  await db.run(sql`DROP TABLE \`departments_student_other\`;`)
  await db.run(sql`DROP TABLE \`departments_student_profile_programme\`;`)
  await db.run(sql`DROP TABLE \`departments_student_diversity\`;`)
  await db.run(sql`DROP TABLE \`departments_student_cleared\`;`)
  await db.run(sql`DROP TABLE \`departments_student_progressions\`;`)
  await db.run(sql`DROP TABLE \`departments\`;`)
  await db.run(sql`DROP TABLE \`departments_locales\`;`)
  await db.run(sql`DROP TABLE \`departments_rels\`;`)
  await db.run(sql`DROP TABLE \`department_files\`;`)
  await db.run(sql`DROP TABLE \`department_files_locales\`;`)
  await db.run(sql`DROP TABLE \`department_files_rels\`;`)
  await db.run(sql`DROP TABLE \`employees_b_degree\`;`)
  await db.run(sql`DROP TABLE \`employees_m_degree\`;`)
  await db.run(sql`DROP TABLE \`employees_phd\`;`)
  await db.run(sql`DROP TABLE \`employees_mphil\`;`)
  await db.run(sql`DROP TABLE \`employees_o_degree\`;`)
  await db.run(sql`DROP TABLE \`employees_papers_taught\`;`)
  await db.run(sql`DROP TABLE \`employees_teaching_work_section_data\`;`)
  await db.run(sql`DROP TABLE \`employees_teaching_work\`;`)
  await db.run(sql`DROP TABLE \`employees_courses_attended\`;`)
  await db.run(sql`DROP TABLE \`employees_seminars\`;`)
  await db.run(sql`DROP TABLE \`employees_extension\`;`)
  await db.run(sql`DROP TABLE \`employees_student_support_section_data\`;`)
  await db.run(sql`DROP TABLE \`employees_student_support\`;`)
  await db.run(sql`DROP TABLE \`employees_research\`;`)
  await db.run(sql`DROP TABLE \`employees_research_articles\`;`)
  await db.run(sql`DROP TABLE \`employees_other_publications\`;`)
  await db.run(sql`DROP TABLE \`employees_research_paper\`;`)
  await db.run(sql`DROP TABLE \`employees_text_book\`;`)
  await db.run(sql`DROP TABLE \`employees_workshop\`;`)
  await db.run(sql`DROP TABLE \`employees_guideship\`;`)
  await db.run(sql`DROP TABLE \`employees_awards\`;`)
  await db.run(sql`DROP TABLE \`employees_achievements\`;`)
  await db.run(sql`DROP TABLE \`employees_college_activities\`;`)
  await db.run(sql`DROP TABLE \`employees_social_activities\`;`)
  await db.run(sql`DROP TABLE \`employees\`;`)
  await db.run(sql`DROP TABLE \`employees_locales\`;`)
  await db.run(sql`DROP TABLE \`employees_rels\`;`)
  await db.run(sql`DROP TABLE \`committees_members\`;`)
  await db.run(sql`DROP TABLE \`committees_members_locales\`;`)
  await db.run(sql`DROP TABLE \`committees_tasks\`;`)
  await db.run(sql`DROP TABLE \`committees_tasks_locales\`;`)
  await db.run(sql`DROP TABLE \`committees\`;`)
  await db.run(sql`DROP TABLE \`committees_locales\`;`)
  await db.run(sql`DROP TABLE \`committees_rels\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`members_locales\`;`)
  await db.run(sql`DROP TABLE \`former_principals\`;`)
  await db.run(sql`DROP TABLE \`former_principals_locales\`;`)
  await db.run(sql`DROP TABLE \`rti_officers\`;`)
  await db.run(sql`DROP TABLE \`rti_officers_locales\`;`)
  await db.run(sql`DROP TABLE \`alumni\`;`)
  await db.run(sql`DROP TABLE \`alumni_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups_types\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_criteria\`;`)
  await db.run(sql`DROP TABLE \`evidence_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_questions\`;`)
  await db.run(sql`DROP TABLE \`evidence_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_files\`;`)
  await db.run(sql`DROP TABLE \`evidence_files_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_files_rels\`;`)
  await db.run(sql`DROP TABLE \`pages_cards\`;`)
  await db.run(sql`DROP TABLE \`pages_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_cards\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums_locales\`;`)
  await db.run(sql`DROP TABLE \`albums_rels\`;`)
  await db.run(sql`DROP TABLE \`important_files\`;`)
  await db.run(sql`DROP TABLE \`important_files_locales\`;`)
  await db.run(sql`DROP TABLE \`important_files_rels\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`photos\`;`)
  await db.run(sql`DROP TABLE \`photos_locales\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications_locales\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications_rels\`;`)
  await db.run(sql`DROP TABLE \`holidays\`;`)
  await db.run(sql`DROP TABLE \`holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`holidays_rels\`;`)
  await db.run(sql`DROP TABLE \`messages_decisions\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages_locales\`;`)
  await db.run(sql`DROP TABLE \`messages_rels\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_decisions\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_rels\`;`)
  await db.run(sql`DROP TABLE \`visitor_notes\`;`)
  await db.run(sql`DROP TABLE \`submitted_photos\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`uses\`;`)
  await db.run(sql`DROP TABLE \`file_addresses\`;`)
  await db.run(sql`DROP TABLE \`used_challenges\`;`)
  await db.run(sql`DROP TABLE \`email_verifications\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`mail_counts\`;`)
  await db.run(sql`DROP TABLE \`imported_records\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`college_certificates\`;`)
  await db.run(sql`DROP TABLE \`college_certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`college_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`college_shortcuts_locales\`;`)
  await db.run(sql`DROP TABLE \`college_accreditation\`;`)
  await db.run(sql`DROP TABLE \`college_accreditation_locales\`;`)
  await db.run(sql`DROP TABLE \`college_distance_learning\`;`)
  await db.run(sql`DROP TABLE \`college_distance_learning_locales\`;`)
  await db.run(sql`DROP TABLE \`college_portals\`;`)
  await db.run(sql`DROP TABLE \`college_portals_locales\`;`)
  await db.run(sql`DROP TABLE \`college_social\`;`)
  await db.run(sql`DROP TABLE \`college_social_locales\`;`)
  await db.run(sql`DROP TABLE \`college\`;`)
  await db.run(sql`DROP TABLE \`college_locales\`;`)
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`DROP TABLE \`admission_locales\`;`)
  await db.run(sql`DROP TABLE \`visitor_counter\`;`)
  await db.run(sql`DROP TABLE \`content_revision\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
