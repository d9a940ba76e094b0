import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text,
  	\`date\` text,
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
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`);`)
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
  await db.run(sql`CREATE TABLE \`employees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text DEFAULT 'FACULTY' NOT NULL,
  	\`department_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`live_now\` integer DEFAULT false,
  	\`dp_id\` integer,
  	\`email\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`date_of_joining\` text,
  	\`date_of_leaving\` text,
  	\`address_public\` integer DEFAULT false,
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
  	\`contact\` text,
  	\`experience\` text,
  	\`area_of_research\` text,
  	\`about\` text,
  	\`address\` text,
  	\`permanent_address\` text,
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`type\` text NOT NULL,
  	\`dp_id\` integer,
  	\`batch_from\` numeric,
  	\`batch_to\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dp_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_dp_idx\` ON \`messages\` (\`dp_id\`);`)
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
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_department_idx\` ON \`users\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`used_challenges\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nonce\` text NOT NULL,
  	\`expires\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_challenges_nonce_idx\` ON \`used_challenges\` (\`nonce\`);`)
  await db.run(sql`CREATE INDEX \`used_challenges_expires_idx\` ON \`used_challenges\` (\`expires\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  	\`employees_id\` integer,
  	\`alumni_id\` integer,
  	\`media_id\` integer,
  	\`photos_id\` integer,
  	\`featured_notifications_id\` integer,
  	\`holidays_id\` integer,
  	\`messages_id\` integer,
  	\`visitor_notes_id\` integer,
  	\`users_id\` integer,
  	\`used_challenges_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alumni_id\`) REFERENCES \`alumni\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`featured_notifications_id\`) REFERENCES \`featured_notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_notes_id\`) REFERENCES \`visitor_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_challenges_id\`) REFERENCES \`used_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departments_id_idx\` ON \`payload_locked_documents_rels\` (\`departments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_featured_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`featured_notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitor_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`visitor_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`used_challenges_id\`);`)
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
  await db.run(sql`DROP TABLE \`employees\`;`)
  await db.run(sql`DROP TABLE \`employees_locales\`;`)
  await db.run(sql`DROP TABLE \`employees_rels\`;`)
  await db.run(sql`DROP TABLE \`alumni\`;`)
  await db.run(sql`DROP TABLE \`alumni_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`photos\`;`)
  await db.run(sql`DROP TABLE \`photos_locales\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications_locales\`;`)
  await db.run(sql`DROP TABLE \`featured_notifications_rels\`;`)
  await db.run(sql`DROP TABLE \`holidays\`;`)
  await db.run(sql`DROP TABLE \`holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`holidays_rels\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages_locales\`;`)
  await db.run(sql`DROP TABLE \`visitor_notes\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`used_challenges\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
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
}
