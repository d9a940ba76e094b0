import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_college\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`languages\` text DEFAULT 'all',
  	\`emblem_id\` integer,
  	\`established\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`answer_days\` numeric DEFAULT 30,
  	\`map_embed\` text,
  	\`map_link\` text,
  	\`map_image_id\` integer,
  	\`map_latitude\` text,
  	\`map_longitude\` text,
  	\`about_image_id\` integer,
  	\`video_file_id\` integer,
  	\`video_link\` text,
  	\`video_poster_id\` integer,
  	\`appearance_primary\` text,
  	\`appearance_accent\` text,
  	\`appearance_motif\` text DEFAULT 'gamosa',
  	\`codes_college\` text,
  	\`codes_office\` text,
  	\`calling_code\` text,
  	\`time_zone\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_college\`("id", "languages", "emblem_id", "established", "email", "phone", "answer_days", "map_embed", "map_link", "map_image_id", "map_latitude", "map_longitude", "about_image_id", "video_file_id", "video_link", "video_poster_id", "appearance_primary", "appearance_accent", "appearance_motif", "codes_college", "codes_office", "calling_code", "time_zone", "saved_by", "updated_at", "created_at") SELECT "id", "languages", "emblem_id", "established", "email", "phone", "answer_days", "map_embed", "map_link", "map_image_id", "map_latitude", "map_longitude", "about_image_id", "video_file_id", "video_link", "video_poster_id", "appearance_primary", "appearance_accent", "appearance_motif", "codes_college", "codes_office", "calling_code", "time_zone", "saved_by", "updated_at", "created_at" FROM \`college\`;`)
  await db.run(sql`DROP TABLE \`college\`;`)
  await db.run(sql`ALTER TABLE \`__new_college\` RENAME TO \`college\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`college_emblem_idx\` ON \`college\` (\`emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`college_map_map_image_idx\` ON \`college\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_about_image_idx\` ON \`college\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_file_idx\` ON \`college\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_poster_idx\` ON \`college\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__college_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_languages\` text DEFAULT 'all',
  	\`version_emblem_id\` integer,
  	\`version_established\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_answer_days\` numeric DEFAULT 30,
  	\`version_map_embed\` text,
  	\`version_map_link\` text,
  	\`version_map_image_id\` integer,
  	\`version_map_latitude\` text,
  	\`version_map_longitude\` text,
  	\`version_about_image_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_link\` text,
  	\`version_video_poster_id\` integer,
  	\`version_appearance_primary\` text,
  	\`version_appearance_accent\` text,
  	\`version_appearance_motif\` text DEFAULT 'gamosa',
  	\`version_codes_college\` text,
  	\`version_codes_office\` text,
  	\`version_calling_code\` text,
  	\`version_time_zone\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__college_v\`("id", "version_languages", "version_emblem_id", "version_established", "version_email", "version_phone", "version_answer_days", "version_map_embed", "version_map_link", "version_map_image_id", "version_map_latitude", "version_map_longitude", "version_about_image_id", "version_video_file_id", "version_video_link", "version_video_poster_id", "version_appearance_primary", "version_appearance_accent", "version_appearance_motif", "version_codes_college", "version_codes_office", "version_calling_code", "version_time_zone", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_languages", "version_emblem_id", "version_established", "version_email", "version_phone", "version_answer_days", "version_map_embed", "version_map_link", "version_map_image_id", "version_map_latitude", "version_map_longitude", "version_about_image_id", "version_video_file_id", "version_video_link", "version_video_poster_id", "version_appearance_primary", "version_appearance_accent", "version_appearance_motif", "version_codes_college", "version_codes_office", "version_calling_code", "version_time_zone", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_college_v\`;`)
  await db.run(sql`DROP TABLE \`_college_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__college_v\` RENAME TO \`_college_v\`;`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_emblem_idx\` ON \`_college_v\` (\`version_emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_map_version_map_image_idx\` ON \`_college_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_about_image_idx\` ON \`_college_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_file_idx\` ON \`_college_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_poster_idx\` ON \`_college_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_created_at_idx\` ON \`_college_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_updated_at_idx\` ON \`_college_v\` (\`updated_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_college\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`languages\` text DEFAULT 'all',
  	\`emblem_id\` integer,
  	\`established\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`answer_days\` numeric DEFAULT 30 NOT NULL,
  	\`map_embed\` text,
  	\`map_link\` text,
  	\`map_image_id\` integer,
  	\`map_latitude\` text,
  	\`map_longitude\` text,
  	\`about_image_id\` integer,
  	\`video_file_id\` integer,
  	\`video_link\` text,
  	\`video_poster_id\` integer,
  	\`appearance_primary\` text,
  	\`appearance_accent\` text,
  	\`appearance_motif\` text DEFAULT 'gamosa',
  	\`codes_college\` text,
  	\`codes_office\` text,
  	\`calling_code\` text,
  	\`time_zone\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_college\`("id", "languages", "emblem_id", "established", "email", "phone", "answer_days", "map_embed", "map_link", "map_image_id", "map_latitude", "map_longitude", "about_image_id", "video_file_id", "video_link", "video_poster_id", "appearance_primary", "appearance_accent", "appearance_motif", "codes_college", "codes_office", "calling_code", "time_zone", "saved_by", "updated_at", "created_at") SELECT "id", "languages", "emblem_id", "established", "email", "phone", "answer_days", "map_embed", "map_link", "map_image_id", "map_latitude", "map_longitude", "about_image_id", "video_file_id", "video_link", "video_poster_id", "appearance_primary", "appearance_accent", "appearance_motif", "codes_college", "codes_office", "calling_code", "time_zone", "saved_by", "updated_at", "created_at" FROM \`college\`;`)
  await db.run(sql`DROP TABLE \`college\`;`)
  await db.run(sql`ALTER TABLE \`__new_college\` RENAME TO \`college\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`college_emblem_idx\` ON \`college\` (\`emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`college_map_map_image_idx\` ON \`college\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_about_image_idx\` ON \`college\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_file_idx\` ON \`college\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`college_video_poster_idx\` ON \`college\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__college_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_languages\` text DEFAULT 'all',
  	\`version_emblem_id\` integer,
  	\`version_established\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_answer_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_map_embed\` text,
  	\`version_map_link\` text,
  	\`version_map_image_id\` integer,
  	\`version_map_latitude\` text,
  	\`version_map_longitude\` text,
  	\`version_about_image_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_link\` text,
  	\`version_video_poster_id\` integer,
  	\`version_appearance_primary\` text,
  	\`version_appearance_accent\` text,
  	\`version_appearance_motif\` text DEFAULT 'gamosa',
  	\`version_codes_college\` text,
  	\`version_codes_office\` text,
  	\`version_calling_code\` text,
  	\`version_time_zone\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__college_v\`("id", "version_languages", "version_emblem_id", "version_established", "version_email", "version_phone", "version_answer_days", "version_map_embed", "version_map_link", "version_map_image_id", "version_map_latitude", "version_map_longitude", "version_about_image_id", "version_video_file_id", "version_video_link", "version_video_poster_id", "version_appearance_primary", "version_appearance_accent", "version_appearance_motif", "version_codes_college", "version_codes_office", "version_calling_code", "version_time_zone", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_languages", "version_emblem_id", "version_established", "version_email", "version_phone", "version_answer_days", "version_map_embed", "version_map_link", "version_map_image_id", "version_map_latitude", "version_map_longitude", "version_about_image_id", "version_video_file_id", "version_video_link", "version_video_poster_id", "version_appearance_primary", "version_appearance_accent", "version_appearance_motif", "version_codes_college", "version_codes_office", "version_calling_code", "version_time_zone", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_college_v\`;`)
  await db.run(sql`DROP TABLE \`_college_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__college_v\` RENAME TO \`_college_v\`;`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_emblem_idx\` ON \`_college_v\` (\`version_emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_map_version_map_image_idx\` ON \`_college_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_about_image_idx\` ON \`_college_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_file_idx\` ON \`_college_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_version_version_video_poster_idx\` ON \`_college_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_created_at_idx\` ON \`_college_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_college_v_updated_at_idx\` ON \`_college_v\` (\`updated_at\`);`)
}
