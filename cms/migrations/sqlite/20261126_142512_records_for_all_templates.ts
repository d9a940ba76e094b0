import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`admission_figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`programme\` text NOT NULL,
  	\`code\` text,
  	\`year\` text NOT NULL,
  	\`sanctioned\` numeric NOT NULL,
  	\`admitted\` numeric NOT NULL,
  	\`earmarked_sc\` numeric,
  	\`admitted_sc\` numeric,
  	\`earmarked_st\` numeric,
  	\`admitted_st\` numeric,
  	\`earmarked_obc\` numeric,
  	\`admitted_obc\` numeric,
  	\`earmarked_divyangjan\` numeric,
  	\`admitted_divyangjan\` numeric,
  	\`earmarked_gen\` numeric,
  	\`admitted_gen\` numeric,
  	\`earmarked_others\` numeric,
  	\`admitted_others\` numeric,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`admission_figures_updated_at_idx\` ON \`admission_figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`admission_figures_created_at_idx\` ON \`admission_figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`admission_figures_deleted_at_idx\` ON \`admission_figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`admission_figures_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`admission_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`admission_figures_rels_order_idx\` ON \`admission_figures_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`admission_figures_rels_parent_idx\` ON \`admission_figures_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`admission_figures_rels_path_idx\` ON \`admission_figures_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`admission_figures_rels_media_id_idx\` ON \`admission_figures_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`e_governance\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`area\` text NOT NULL,
  	\`implementation_year\` numeric NOT NULL,
  	\`vendor\` text,
  	\`contact\` text,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`e_governance_updated_at_idx\` ON \`e_governance\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`e_governance_created_at_idx\` ON \`e_governance\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`e_governance_deleted_at_idx\` ON \`e_governance\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`e_governance_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`e_governance\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`e_governance_rels_order_idx\` ON \`e_governance_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`e_governance_rels_parent_idx\` ON \`e_governance_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`e_governance_rels_path_idx\` ON \`e_governance_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`e_governance_rels_media_id_idx\` ON \`e_governance_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`appointment\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`gender\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`pan\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`staff_number\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_appointment\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_gender\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_pan\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_staff_number\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`admission_figures_id\` integer REFERENCES admission_figures(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`e_governance_id\` integer REFERENCES e_governance(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_admission_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`admission_figures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_e_governance_id_idx\` ON \`payload_locked_documents_rels\` (\`e_governance_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`admission_figures\`;`)
  await db.run(sql`DROP TABLE \`admission_figures_rels\`;`)
  await db.run(sql`DROP TABLE \`e_governance\`;`)
  await db.run(sql`DROP TABLE \`e_governance_rels\`;`)
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
  	\`mous_id\` integer,
  	\`add_on_courses_id\` integer,
  	\`pass_figures_id\` integer,
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
  	FOREIGN KEY (\`mous_id\`) REFERENCES \`mous\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`add_on_courses_id\`) REFERENCES \`add_on_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pass_figures_id\`) REFERENCES \`pass_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "mous_id", "add_on_courses_id", "pass_figures_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id") SELECT "id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "mous_id", "add_on_courses_id", "pass_figures_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mous_id_idx\` ON \`payload_locked_documents_rels\` (\`mous_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_add_on_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`add_on_courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pass_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`pass_figures_id\`);`)
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
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`appointment\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`gender\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`pan\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`staff_number\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_appointment\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_gender\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_pan\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_staff_number\`;`)
}
