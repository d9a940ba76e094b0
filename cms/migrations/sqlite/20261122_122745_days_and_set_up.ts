import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`set_up_skipped\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`set_up\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`set_up_skipped_order_idx\` ON \`set_up_skipped\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`set_up_skipped_parent_idx\` ON \`set_up_skipped\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`set_up\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`dismissed\` integer DEFAULT false,
  	\`is_demo\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`departments\` ADD \`own_faculty\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_departments_v\` ADD \`version_own_faculty\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_time_zone\` text;`)
  // Until now the website knew it by this word.
  await db.run(sql`UPDATE \`departments\` SET \`own_faculty\` = true WHERE \`id\` IN (
  	SELECT \`_parent_id\` FROM \`departments_locales\` WHERE lower(trim(\`other_stream\`)) IN ('management', 'ব্যৱস্থাপনা')
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`set_up_skipped\`;`)
  await db.run(sql`DROP TABLE \`set_up\`;`)
  await db.run(sql`ALTER TABLE \`departments\` DROP COLUMN \`own_faculty\`;`)
  await db.run(sql`ALTER TABLE \`_departments_v\` DROP COLUMN \`version_own_faculty\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_time_zone\`;`)
}
