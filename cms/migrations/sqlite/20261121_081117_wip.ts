import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`alumni_registrations_id\` integer REFERENCES alumni_registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`submitted_photos_id\` integer REFERENCES submitted_photos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`email_verifications_id\` integer REFERENCES email_verifications(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alumni_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`alumni_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submitted_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`submitted_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_email_verifications_id_idx\` ON \`payload_locked_documents_rels\` (\`email_verifications_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`messages_decisions\`;`)
  await db.run(sql`DROP TABLE \`messages_rels\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_decisions\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations\`;`)
  await db.run(sql`DROP TABLE \`alumni_registrations_rels\`;`)
  await db.run(sql`DROP TABLE \`submitted_photos\`;`)
  await db.run(sql`DROP TABLE \`email_verifications\`;`)
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
}
