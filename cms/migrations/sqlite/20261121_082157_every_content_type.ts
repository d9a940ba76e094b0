import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_social_activities_order_idx\` ON \`employees_social_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_social_activities_parent_id_idx\` ON \`employees_social_activities\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`submitted_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`taken_by\` text,
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
  await db.run(sql`CREATE INDEX \`submitted_photos_updated_at_idx\` ON \`submitted_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submitted_photos_created_at_idx\` ON \`submitted_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submitted_photos_filename_idx\` ON \`submitted_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`email_verifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`day_begins\` numeric NOT NULL,
  	\`requests\` numeric NOT NULL,
  	\`code\` text,
  	\`code_until\` numeric,
  	\`guesses\` numeric,
  	\`verified_until\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_verifications_address_idx\` ON \`email_verifications\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`email_verifications_day_begins_idx\` ON \`email_verifications\` (\`day_begins\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`expires\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_expires\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`google_scholar\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`orchid_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`linkedin_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`facebook_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`wiki_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees_locales\` ADD \`any_other_information\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`waiting\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`received_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`department_id\` integer REFERENCES departments(id);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`department_written\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`course\` text;`)
  await db.run(sql`CREATE INDEX \`messages_waiting_idx\` ON \`messages\` (\`waiting\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_received_at_idx\` ON \`messages\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_department_idx\` ON \`messages\` (\`department_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`department_files_id\` integer REFERENCES department_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`committees_id\` integer REFERENCES committees(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`members_id\` integer REFERENCES members(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_principals_id\` integer REFERENCES former_principals(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rti_officers_id\` integer REFERENCES rti_officers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`evidence_groups_id\` integer REFERENCES evidence_groups(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`evidence_criteria_id\` integer REFERENCES evidence_criteria(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`evidence_questions_id\` integer REFERENCES evidence_questions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`evidence_files_id\` integer REFERENCES evidence_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`albums_id\` integer REFERENCES albums(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`important_files_id\` integer REFERENCES important_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`courses_id\` integer REFERENCES courses(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`alumni_registrations_id\` integer REFERENCES alumni_registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`submitted_photos_id\` integer REFERENCES submitted_photos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`email_verifications_id\` integer REFERENCES email_verifications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`imported_records_id\` integer REFERENCES imported_records(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_department_files_id_idx\` ON \`payload_locked_documents_rels\` (\`department_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_principals_id_idx\` ON \`payload_locked_documents_rels\` (\`former_principals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rti_officers_id_idx\` ON \`payload_locked_documents_rels\` (\`rti_officers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evidence_files_id_idx\` ON \`payload_locked_documents_rels\` (\`evidence_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_important_files_id_idx\` ON \`payload_locked_documents_rels\` (\`important_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submitted_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_verifications_id_idx\` ON \`payload_locked_documents_rels\` (\`email_verifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imported_records_id_idx\` ON \`payload_locked_documents_rels\` (\`imported_records_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums_locales\`;`)
  await db.run(sql`DROP TABLE \`albums_rels\`;`)
  await db.run(sql`DROP TABLE \`important_files\`;`)
  await db.run(sql`DROP TABLE \`important_files_locales\`;`)
  await db.run(sql`DROP TABLE \`important_files_rels\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`messages_decisions\`;`)
  await db.run(sql`DROP TABLE \`messages_rels\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_decisions\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_rels\`;`)
  await db.run(sql`DROP TABLE \`submitted_photos\`;`)
  await db.run(sql`DROP TABLE \`email_verifications\`;`)
  await db.run(sql`DROP TABLE \`imported_records\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_messages\` (
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
  await db.run(sql`INSERT INTO \`__new_messages\`("id", "status", "type", "dp_id", "batch_from", "batch_to", "updated_at", "created_at") SELECT "id", "status", "type", "dp_id", "batch_from", "batch_to", "updated_at", "created_at" FROM \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_messages\` RENAME TO \`messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_dp_idx\` ON \`messages\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "departments_id", "employees_id", "alumni_id", "media_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "visitor_notes_id", "users_id", "used_challenges_id") SELECT "id", "order", "parent_id", "path", "notices_id", "departments_id", "employees_id", "alumni_id", "media_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "visitor_notes_id", "users_id", "used_challenges_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`expires\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_expires\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`google_scholar\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`orchid_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`linkedin_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`facebook_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`wiki_link\`;`)
  await db.run(sql`ALTER TABLE \`employees_locales\` DROP COLUMN \`any_other_information\`;`)
}
