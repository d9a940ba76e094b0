import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`alert\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`shown\` integer DEFAULT false,
  	\`colour\` text DEFAULT 'red' NOT NULL,
  	\`until\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`alert_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`alert\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_locales_locale_parent_id_unique\` ON \`alert_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_locales_parent_idx\` ON \`alert_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`deadline\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`importance\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`on_top_until\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`cancelled\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`notices_deadline_idx\` ON \`notices\` (\`deadline\`);`)
  await db.run(sql`CREATE INDEX \`notices_on_top_until_idx\` ON \`notices\` (\`on_top_until\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_deadline\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_importance\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_on_top_until\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_cancelled\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deadline_idx\` ON \`_notices_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_on_top_until_idx\` ON \`_notices_v\` (\`version_on_top_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`alert\`;`)
  await db.run(sql`DROP TABLE \`alert_locales\`;`)
  await db.run(sql`DROP INDEX \`notices_deadline_idx\`;`)
  await db.run(sql`DROP INDEX \`notices_on_top_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`deadline\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`importance\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`on_top_until\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`cancelled\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_deadline_idx\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_on_top_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_deadline\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_importance\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_on_top_until\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_cancelled\`;`)
}
