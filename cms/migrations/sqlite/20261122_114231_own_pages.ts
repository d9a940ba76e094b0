import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`kind\` text,
  	\`hidden\` integer DEFAULT false,
  	\`section\` text,
  	\`heading\` text,
  	\`menu\` text,
  	\`place\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_pages_path_idx\` ON \`site_pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_pages_updated_at_idx\` ON \`site_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_pages_created_at_idx\` ON \`site_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_pages_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_pages_locales_locale_parent_id_unique\` ON \`site_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_pages_locales_parent_idx\` ON \`site_pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`own_page_id\` integer REFERENCES site_pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`notices_own_page_idx\` ON \`notices\` (\`own_page_id\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_own_page_id\` integer REFERENCES site_pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_own_page_idx\` ON \`_notices_v\` (\`version_own_page_id\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`own_page_id\` integer REFERENCES site_pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`members_own_page_idx\` ON \`members\` (\`own_page_id\`);`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`own_page_id\` integer REFERENCES site_pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`evidence_groups_own_page_idx\` ON \`evidence_groups\` (\`own_page_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`site_pages_id\` integer REFERENCES site_pages(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`site_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_pages\`;`)
  await db.run(sql`DROP TABLE \`site_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_notices\` (
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
  await db.run(sql`INSERT INTO \`__new_notices\`("id", "type", "date", "expires", "department_id", "link", "updated_at", "created_at", "_status") SELECT "id", "type", "date", "expires", "department_id", "link", "updated_at", "created_at", "_status" FROM \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices\` RENAME TO \`notices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`notices_type_idx\` ON \`notices\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`notices_date_idx\` ON \`notices\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`notices_department_idx\` ON \`notices\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`);`)
  await db.run(sql`CREATE TABLE \`__new__notices_v\` (
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
  await db.run(sql`INSERT INTO \`__new__notices_v\`("id", "parent_id", "version_type", "version_date", "version_expires", "version_department_id", "version_link", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_type", "version_date", "version_expires", "version_department_id", "version_link", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__notices_v\` RENAME TO \`_notices_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_members\` (
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
  await db.run(sql`INSERT INTO \`__new_members\`("id", "type", "order", "dp_id", "date_of_joining", "show_contact", "email", "phone", "updated_at", "created_at") SELECT "id", "type", "order", "dp_id", "date_of_joining", "show_contact", "email", "phone", "updated_at", "created_at" FROM \`members\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`ALTER TABLE \`__new_members\` RENAME TO \`members\`;`)
  await db.run(sql`CREATE INDEX \`members_type_idx\` ON \`members\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`members_dp_idx\` ON \`members\` (\`dp_id\`);`)
  await db.run(sql`CREATE INDEX \`members_date_of_joining_idx\` ON \`members\` (\`date_of_joining\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_groups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` text DEFAULT 'IQAC' NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_groups\`("id", "report", "order", "updated_at", "created_at") SELECT "id", "report", "order", "updated_at", "created_at" FROM \`evidence_groups\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_groups\` RENAME TO \`evidence_groups\`;`)
  await db.run(sql`CREATE INDEX \`evidence_groups_updated_at_idx\` ON \`evidence_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_created_at_idx\` ON \`evidence_groups\` (\`created_at\`);`)
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
  	\`imports_id\` integer,
  	\`import_batches_id\` integer,
  	\`exports_id\` integer,
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
  	FOREIGN KEY (\`imported_records_id\`) REFERENCES \`imported_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_batches_id\`) REFERENCES \`import_batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exports_id\`) REFERENCES \`exports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "pages_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id") SELECT "id", "order", "parent_id", "path", "notices_id", "departments_id", "department_files_id", "employees_id", "committees_id", "members_id", "former_principals_id", "rti_officers_id", "alumni_id", "evidence_groups_id", "evidence_criteria_id", "evidence_questions_id", "evidence_files_id", "pages_id", "media_id", "albums_id", "important_files_id", "courses_id", "photos_id", "featured_notifications_id", "holidays_id", "messages_id", "alumni_registrations_id", "visitor_notes_id", "submitted_photos_id", "users_id", "used_challenges_id", "email_verifications_id", "idempotency_keys_id", "mail_counts_id", "imported_records_id", "imports_id", "import_batches_id", "exports_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`import_batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exports_id_idx\` ON \`payload_locked_documents_rels\` (\`exports_id\`);`)
}
