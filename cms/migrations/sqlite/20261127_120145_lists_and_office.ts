import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visitor_notes_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`by\` text,
  	\`what\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`visitor_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_notes_decisions_order_idx\` ON \`visitor_notes_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`visitor_notes_decisions_parent_id_idx\` ON \`visitor_notes_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`list_revisions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`list\` text NOT NULL,
  	\`token\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`list_revisions_list_idx\` ON \`list_revisions\` (\`list\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`departments\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_departments_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`head_since\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`head_until\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`employees_head_since_idx\` ON \`employees\` (\`head_since\`);`)
  await db.run(sql`CREATE INDEX \`employees_head_until_idx\` ON \`employees\` (\`head_until\`);`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_head_since\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_head_until\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_head_since_idx\` ON \`_employees_v\` (\`version_head_since\`);`)
  await db.run(sql`CREATE INDEX \`_employees_v_version_version_head_until_idx\` ON \`_employees_v\` (\`version_head_until\`);`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_evidence_groups_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`evidence_files\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_evidence_files_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_saved_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visitor_notes_decisions\`;`)
  await db.run(sql`DROP TABLE \`list_revisions\`;`)
  await db.run(sql`DROP INDEX \`employees_head_since_idx\`;`)
  await db.run(sql`DROP INDEX \`employees_head_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`head_since\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`head_until\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`DROP INDEX \`_employees_v_version_version_head_since_idx\`;`)
  await db.run(sql`DROP INDEX \`_employees_v_version_version_head_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_head_since\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_head_until\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`departments\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_departments_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_evidence_groups_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`evidence_files\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_evidence_files_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_saved_by\`;`)
}
