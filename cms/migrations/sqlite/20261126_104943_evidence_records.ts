import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`employees_financial_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`supported_on\` text,
  	\`event\` text,
  	\`professional_body\` text,
  	\`amount\` numeric,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_financial_support_order_idx\` ON \`employees_financial_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_financial_support_parent_id_idx\` ON \`employees_financial_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`employees_development_programmes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`organised_by\` text,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`employees_development_programmes_order_idx\` ON \`employees_development_programmes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`employees_development_programmes_parent_id_idx\` ON \`employees_development_programmes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_financial_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`supported_on\` text,
  	\`event\` text,
  	\`professional_body\` text,
  	\`amount\` numeric,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_financial_support_order_idx\` ON \`_employees_v_version_financial_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_financial_support_parent_id_idx\` ON \`_employees_v_version_financial_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_employees_v_version_development_programmes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`organised_by\` text,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_employees_v_version_development_programmes_order_idx\` ON \`_employees_v_version_development_programmes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_development_programmes_parent_id_idx\` ON \`_employees_v_version_development_programmes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mous_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`held_on\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mous\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mous_activities_order_idx\` ON \`mous_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mous_activities_parent_id_idx\` ON \`mous_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mous\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`institution\` text NOT NULL,
  	\`contact\` text,
  	\`signed_on\` text NOT NULL,
  	\`valid_from\` text,
  	\`valid_till\` text,
  	\`purpose\` text,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`mous_signed_on_idx\` ON \`mous\` (\`signed_on\`);`)
  await db.run(sql`CREATE INDEX \`mous_valid_from_idx\` ON \`mous\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`mous_updated_at_idx\` ON \`mous\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mous_created_at_idx\` ON \`mous\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mous_deleted_at_idx\` ON \`mous\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`mous_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mous\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mous_rels_order_idx\` ON \`mous_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mous_rels_parent_idx\` ON \`mous_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mous_rels_path_idx\` ON \`mous_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`mous_rels_media_id_idx\` ON \`mous_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`add_on_courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`code\` text,
  	\`year\` text NOT NULL,
  	\`times_offered\` numeric,
  	\`duration\` text,
  	\`enrolled\` numeric,
  	\`completed\` numeric,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`add_on_courses_updated_at_idx\` ON \`add_on_courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`add_on_courses_created_at_idx\` ON \`add_on_courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`add_on_courses_deleted_at_idx\` ON \`add_on_courses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`add_on_courses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`add_on_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`add_on_courses_rels_order_idx\` ON \`add_on_courses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`add_on_courses_rels_parent_idx\` ON \`add_on_courses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`add_on_courses_rels_path_idx\` ON \`add_on_courses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`add_on_courses_rels_media_id_idx\` ON \`add_on_courses_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`pass_figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text NOT NULL,
  	\`code\` text,
  	\`year\` text NOT NULL,
  	\`appeared\` numeric NOT NULL,
  	\`passed\` numeric NOT NULL,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`pass_figures_updated_at_idx\` ON \`pass_figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pass_figures_created_at_idx\` ON \`pass_figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pass_figures_deleted_at_idx\` ON \`pass_figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`pass_figures_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pass_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pass_figures_rels_order_idx\` ON \`pass_figures_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pass_figures_rels_parent_idx\` ON \`pass_figures_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pass_figures_rels_path_idx\` ON \`pass_figures_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pass_figures_rels_media_id_idx\` ON \`pass_figures_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`employees_extension\` ADD \`scheme\` text;`)
  await db.run(sql`ALTER TABLE \`employees_extension\` ADD \`student_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`employees_research\` ADD \`principal_investigator\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research\` ADD \`award_year\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research\` ADD \`agency_type\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`issn\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`journal_link\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`care_from\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` ADD \`care_till\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`issn\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`paper_title\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` ADD \`publisher\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`paper_title\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_extension\` ADD \`scheme\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_extension\` ADD \`student_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` ADD \`principal_investigator\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` ADD \`award_year\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` ADD \`agency_type\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`issn\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`journal_link\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`care_from\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` ADD \`care_till\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`issn\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`paper_title\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` ADD \`publisher\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`authors\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` ADD \`doi\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`paper_title\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`publication_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`book_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`proceedings\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`conference\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`level\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mous_id\` integer REFERENCES mous(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`add_on_courses_id\` integer REFERENCES add_on_courses(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pass_figures_id\` integer REFERENCES pass_figures(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mous_id_idx\` ON \`payload_locked_documents_rels\` (\`mous_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_add_on_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`add_on_courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pass_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`pass_figures_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`employees_financial_support\`;`)
  await db.run(sql`DROP TABLE \`employees_development_programmes\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_financial_support\`;`)
  await db.run(sql`DROP TABLE \`_employees_v_version_development_programmes\`;`)
  await db.run(sql`DROP TABLE \`mous_activities\`;`)
  await db.run(sql`DROP TABLE \`mous\`;`)
  await db.run(sql`DROP TABLE \`mous_rels\`;`)
  await db.run(sql`DROP TABLE \`add_on_courses\`;`)
  await db.run(sql`DROP TABLE \`add_on_courses_rels\`;`)
  await db.run(sql`DROP TABLE \`pass_figures\`;`)
  await db.run(sql`DROP TABLE \`pass_figures_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`guides_id\` integer,
  	\`duty_answers_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`albums_id\` integer,
  	\`important_files_id\` integer,
  	\`courses_id\` integer,
  	\`photos_id\` integer,
  	\`featured_notifications_id\` integer,
  	\`holidays_id\` integer,
  	\`messages_id\` integer,
  	\`site_pages_id\` integer,
  	\`manuals_id\` integer,
  	\`reviews_id\` integer,
  	\`alumni_registrations_id\` integer,
  	\`visitor_notes_id\` integer,
  	\`submitted_photos_id\` integer,
  	\`users_id\` integer,
  	\`used_challenges_id\` integer,
  	\`email_verifications_id\` integer,
  	\`idempotency_keys_id\` integer,
  	\`mail_counts_id\` integer,
  	\`imported_records_id\` integer,
  	\`imports_id\` integer,
  	\`import_batches_id\` integer,
  	\`exports_id\` integer,
  	\`account_changes_id\` integer,
  	\`two_factor_keys_id\` integer,
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
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`duty_answers_id\`) REFERENCES \`duty_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`important_files_id\`) REFERENCES \`important_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`featured_notifications_id\`) REFERENCES \`featured_notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_pages_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`manuals_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alumni_registrations_id\`) REFERENCES \`alumni_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_notes_id\`) REFERENCES \`visitor_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submitted_photos_id\`) REFERENCES \`submitted_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_challenges_id\`) REFERENCES \`used_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`email_verifications_id\`) REFERENCES \`email_verifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_counts_id\`) REFERENCES \`mail_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imported_records_id\`) REFERENCES \`imported_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_batches_id\`) REFERENCES \`import_batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exports_id\`) REFERENCES \`exports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_changes_id\`) REFERENCES \`account_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`two_factor_keys_id\`) REFERENCES \`two_factor_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id") SELECT "id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_duty_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`duty_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_important_files_id_idx\` ON \`payload_locked_documents_rels\` (\`important_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_featured_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`featured_notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`site_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_manuals_id_idx\` ON \`payload_locked_documents_rels\` (\`manuals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitor_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`visitor_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submitted_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`used_challenges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_verifications_id_idx\` ON \`payload_locked_documents_rels\` (\`email_verifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imported_records_id_idx\` ON \`payload_locked_documents_rels\` (\`imported_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`import_batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exports_id_idx\` ON \`payload_locked_documents_rels\` (\`exports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`account_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_two_factor_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`two_factor_keys_id\`);`)
  await db.run(sql`ALTER TABLE \`employees_extension\` DROP COLUMN \`scheme\`;`)
  await db.run(sql`ALTER TABLE \`employees_extension\` DROP COLUMN \`student_count\`;`)
  await db.run(sql`ALTER TABLE \`employees_research\` DROP COLUMN \`principal_investigator\`;`)
  await db.run(sql`ALTER TABLE \`employees_research\` DROP COLUMN \`award_year\`;`)
  await db.run(sql`ALTER TABLE \`employees_research\` DROP COLUMN \`agency_type\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`issn\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`journal_link\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`care_from\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_articles\` DROP COLUMN \`care_till\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`issn\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`paper_title\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`affiliation\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`employees_other_publications\` DROP COLUMN \`publisher\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`affiliation\`;`)
  await db.run(sql`ALTER TABLE \`employees_research_paper\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`paper_title\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`employees_text_book\` DROP COLUMN \`affiliation\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_extension\` DROP COLUMN \`scheme\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_extension\` DROP COLUMN \`student_count\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` DROP COLUMN \`principal_investigator\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` DROP COLUMN \`award_year\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research\` DROP COLUMN \`agency_type\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`issn\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`journal_link\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`care_from\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_articles\` DROP COLUMN \`care_till\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`issn\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`paper_title\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`affiliation\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_other_publications\` DROP COLUMN \`publisher\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`authors\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`affiliation\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_research_paper\` DROP COLUMN \`doi\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`paper_title\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`publication_year\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`book_isbn\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`proceedings\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`conference\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`level\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v_version_text_book\` DROP COLUMN \`affiliation\`;`)
}
