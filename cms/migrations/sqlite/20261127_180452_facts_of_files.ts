import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deadline\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deadline\`,\`deleted_at\`);`)
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
  await db.run(sql`ALTER TABLE \`document_texts\` ADD \`facts\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_captions\`;`)
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
  await db.run(sql`DROP INDEX \`type_department__status_date_idx\`;`)
  await db.run(sql`DROP INDEX \`type__status_date_idx\`;`)
  await db.run(sql`CREATE INDEX \`type_department__status_date_idx\` ON \`notices\` (\`type\`,\`department_id\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`type__status_date_idx\` ON \`notices\` (\`type\`,\`_status\`,\`date\`,\`id\`,\`expires\`,\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`transcript\`;`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`film_description\`;`)
  await db.run(sql`ALTER TABLE \`document_texts\` DROP COLUMN \`facts\`;`)
}
