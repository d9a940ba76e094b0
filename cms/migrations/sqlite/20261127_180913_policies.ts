import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`policies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`months\` numeric,
  	\`adopted_on\` text,
  	\`adoptions\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`policies_kind_idx\` ON \`policies\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`policies_adopted_on_idx\` ON \`policies\` (\`adopted_on\`);`)
  await db.run(sql`CREATE INDEX \`policies_updated_at_idx\` ON \`policies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policies_created_at_idx\` ON \`policies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`policies_deleted_at_idx\` ON \`policies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`policies_locales\` (
  	\`addition\` text,
  	\`words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`policies_locales_locale_parent_id_unique\` ON \`policies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`policies_locales_parent_idx\` ON \`policies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_policies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text NOT NULL,
  	\`version_months\` numeric,
  	\`version_adopted_on\` text,
  	\`version_adoptions\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_policies_v_parent_idx\` ON \`_policies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_kind_idx\` ON \`_policies_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_adopted_on_idx\` ON \`_policies_v\` (\`version_adopted_on\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_updated_at_idx\` ON \`_policies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_created_at_idx\` ON \`_policies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_deleted_at_idx\` ON \`_policies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_created_at_idx\` ON \`_policies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_updated_at_idx\` ON \`_policies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_policies_v_locales\` (
  	\`version_addition\` text,
  	\`version_words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_policies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_policies_v_locales_locale_parent_id_unique\` ON \`_policies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_locales_parent_idx\` ON \`_policies_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`policies_id\` integer REFERENCES policies(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policies_id_idx\` ON \`payload_locked_documents_rels\` (\`policies_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`policies\`;`)
  await db.run(sql`DROP TABLE \`policies_locales\`;`)
  await db.run(sql`DROP TABLE \`_policies_v\`;`)
  await db.run(sql`DROP TABLE \`_policies_v_locales\`;`)
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
  	\`admission_figures_id\` integer,
  	\`e_governance_id\` integer,
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
  	FOREIGN KEY (\`admission_figures_id\`) REFERENCES \`admission_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`e_governance_id\`) REFERENCES \`e_governance\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "mous_id", "add_on_courses_id", "pass_figures_id", "admission_figures_id", "e_governance_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id") SELECT "id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "mous_id", "add_on_courses_id", "pass_figures_id", "admission_figures_id", "e_governance_id", "pages_id", "guides_id", "duty_answers_id", "redirects_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "site_pages_id", "manuals_id", "reviews_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id", "account_changes_id", "two_factor_keys_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_admission_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`admission_figures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_e_governance_id_idx\` ON \`payload_locked_documents_rels\` (\`e_governance_id\`);`)
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
}
