import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`employees\` ADD \`google_scholar\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`orchid_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`linkedin_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`facebook_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`wiki_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees_locales\` ADD \`any_other_information\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`committees_id\` integer REFERENCES committees(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`members_id\` integer REFERENCES members(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_principals_id\` integer REFERENCES former_principals(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rti_officers_id\` integer REFERENCES rti_officers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_principals_id_idx\` ON \`payload_locked_documents_rels\` (\`former_principals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rti_officers_id_idx\` ON \`payload_locked_documents_rels\` (\`rti_officers_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`google_scholar\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`orchid_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`linkedin_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`facebook_link\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`wiki_link\`;`)
  await db.run(sql`ALTER TABLE \`employees_locales\` DROP COLUMN \`any_other_information\`;`)
}
