import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`notices_handed_in_at_idx\` ON \`notices\` (\`handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_handed_in_at_idx\` ON \`_notices_v\` (\`version_handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`pages_handed_in_at_idx\` ON \`pages\` (\`handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_in_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_handed_back\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_handed_in_at_idx\` ON \`_pages_v\` (\`version_handed_in_at\`);`)
  await db.run(sql`ALTER TABLE \`account_rules\` ADD \`approved_pages\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_rules_approved_notices\`;`)
  await db.run(sql`DROP INDEX \`notices_handed_in_at_idx\`;`)
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
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_handed_in_by\`;`)
  await db.run(sql`ALTER TABLE \`account_rules\` DROP COLUMN \`approved_pages\`;`)
}
