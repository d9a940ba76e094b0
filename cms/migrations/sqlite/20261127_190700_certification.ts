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
  await db.run(sql`CREATE TABLE \`media_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`file_id\` integer NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_captions_order_idx\` ON \`media_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_parent_id_idx\` ON \`media_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_file_idx\` ON \`media_captions\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`walks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`by_id\` integer,
  	\`report\` text,
  	\`pages\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`walks_by_idx\` ON \`walks\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`walks_updated_at_idx\` ON \`walks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`walks_created_at_idx\` ON \`walks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`certification_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`by\` text,
  	\`results\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`certification_runs_updated_at_idx\` ON \`certification_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certification_runs_created_at_idx\` ON \`certification_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_rules_approved_notices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`account_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`account_rules_approved_notices_order_idx\` ON \`account_rules_approved_notices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`account_rules_approved_notices_parent_idx\` ON \`account_rules_approved_notices\` (\`parent_id\`);`)
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`notices_handed_in_at_idx\` ON \`notices\` (\`handed_in_at\`);`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deadline\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deadline\`,\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_handed_in_at_idx\` ON \`_notices_v\` (\`version_handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`alumni\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`pages_handed_in_at_idx\` ON \`pages\` (\`handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_handed_in_at_idx\` ON \`_pages_v\` (\`version_handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`duty_answers\` ADD \`answered_by\` text;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`document_language\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`valid_until\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source_owner\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source_title\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source_year\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`permission\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`permission_letter_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_silent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`described_film_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`accessibility\` text;`)
  await db.run(sql`CREATE INDEX \`media_permission_letter_idx\` ON \`media\` (\`permission_letter_id\`);`)
  await db.run(sql`CREATE INDEX \`media_described_film_idx\` ON \`media\` (\`described_film_id\`);`)
  await db.run(sql`CREATE INDEX \`media_accessibility_idx\` ON \`media\` (\`accessibility\`);`)
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`transcript\` text;`)
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`film_description\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_deleted_at_idx\` ON \`alumni_registrations\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`visitor_notes_deleted_at_idx\` ON \`visitor_notes\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`document_texts\` ADD \`facts\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`policies_id\` integer REFERENCES policies(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policies_id_idx\` ON \`payload_locked_documents_rels\` (\`policies_id\`);`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`answer_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`state_portal_link\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`leaving_notice\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_phone\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_email\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_appointed\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`owner\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`keywords\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`state_portal_title\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_name\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_designation\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_address\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_answer_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_state_portal_link\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_leaving_notice\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_email\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_appointed\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_owner\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_state_portal_title\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_name\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_designation\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_address\` text;`)
  await db.run(sql`ALTER TABLE \`disclosure\` ADD \`show_quality\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`review_settings\` ADD \`check_outside_links\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`account_rules\` ADD \`approved_pages\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`policies\`;`)
  await db.run(sql`DROP TABLE \`policies_locales\`;`)
  await db.run(sql`DROP TABLE \`_policies_v\`;`)
  await db.run(sql`DROP TABLE \`_policies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media_captions\`;`)
  await db.run(sql`DROP TABLE \`walks\`;`)
  await db.run(sql`DROP TABLE \`certification_runs\`;`)
  await db.run(sql`DROP TABLE \`account_rules_approved_notices\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_first_frame\` integer DEFAULT false,
  	\`has_place\` integer DEFAULT false,
  	\`taken_on\` text,
  	\`address\` text,
  	\`uploaded_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
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
  await db.run(sql`INSERT INTO \`__new_media\`("id", "is_first_frame", "has_place", "taken_on", "address", "uploaded_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif320_url", "sizes_avif320_width", "sizes_avif320_height", "sizes_avif320_mime_type", "sizes_avif320_filesize", "sizes_avif320_filename", "sizes_webp320_url", "sizes_webp320_width", "sizes_webp320_height", "sizes_webp320_mime_type", "sizes_webp320_filesize", "sizes_webp320_filename", "sizes_avif640_url", "sizes_avif640_width", "sizes_avif640_height", "sizes_avif640_mime_type", "sizes_avif640_filesize", "sizes_avif640_filename", "sizes_webp640_url", "sizes_webp640_width", "sizes_webp640_height", "sizes_webp640_mime_type", "sizes_webp640_filesize", "sizes_webp640_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_webp960_url", "sizes_webp960_width", "sizes_webp960_height", "sizes_webp960_mime_type", "sizes_webp960_filesize", "sizes_webp960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_webp1440_url", "sizes_webp1440_width", "sizes_webp1440_height", "sizes_webp1440_mime_type", "sizes_webp1440_filesize", "sizes_webp1440_filename") SELECT "id", "is_first_frame", "has_place", "taken_on", "address", "uploaded_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif320_url", "sizes_avif320_width", "sizes_avif320_height", "sizes_avif320_mime_type", "sizes_avif320_filesize", "sizes_avif320_filename", "sizes_webp320_url", "sizes_webp320_width", "sizes_webp320_height", "sizes_webp320_mime_type", "sizes_webp320_filesize", "sizes_webp320_filename", "sizes_avif640_url", "sizes_avif640_width", "sizes_avif640_height", "sizes_avif640_mime_type", "sizes_avif640_filesize", "sizes_avif640_filename", "sizes_webp640_url", "sizes_webp640_width", "sizes_webp640_height", "sizes_webp640_mime_type", "sizes_webp640_filesize", "sizes_webp640_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_webp960_url", "sizes_webp960_width", "sizes_webp960_height", "sizes_webp960_mime_type", "sizes_webp960_filesize", "sizes_webp960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_webp1440_url", "sizes_webp1440_width", "sizes_webp1440_height", "sizes_webp1440_mime_type", "sizes_webp1440_filesize", "sizes_webp1440_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_address_idx\` ON \`media\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`media_uploaded_by_idx\` ON \`media\` (\`uploaded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif320_sizes_avif320_filename_idx\` ON \`media\` (\`sizes_avif320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp320_sizes_webp320_filename_idx\` ON \`media\` (\`sizes_webp320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1440_sizes_avif1440_filename_idx\` ON \`media\` (\`sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\` ON \`media\` (\`sizes_webp1440_filename\`);`)
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
  await db.run(sql`DROP INDEX \`notices_handed_in_at_idx\`;`)
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`handed_in_at\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`handed_back\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_handed_in_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_handed_in_at\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_handed_back\`;`)
  await db.run(sql`DROP INDEX \`pages_handed_in_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`handed_in_at\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`handed_back\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_handed_in_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_handed_in_at\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_handed_back\`;`)
  await db.run(sql`DROP INDEX \`alumni_registrations_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`visitor_notes_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`alumni\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` DROP COLUMN \`answered_by\`;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`transcript\`;`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`film_description\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`document_texts\` DROP COLUMN \`facts\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`state_portal_link\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`leaving_notice\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_phone\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_email\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_appointed\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`owner\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`keywords\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`state_portal_title\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_name\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_designation\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_address\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_answer_days\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_state_portal_link\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_leaving_notice\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_phone\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_email\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_appointed\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_owner\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_region\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_keywords\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_state_portal_title\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_name\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_designation\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_address\`;`)
  await db.run(sql`ALTER TABLE \`disclosure\` DROP COLUMN \`show_quality\`;`)
  await db.run(sql`ALTER TABLE \`review_settings\` DROP COLUMN \`check_outside_links\`;`)
  await db.run(sql`ALTER TABLE \`account_rules\` DROP COLUMN \`approved_pages\`;`)
}
