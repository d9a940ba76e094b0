import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`college_home_sections\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`college\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`college_home_sections_order_idx\` ON \`college_home_sections\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`college_home_sections_parent_idx\` ON \`college_home_sections\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`appearance_primary\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`appearance_accent\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`appearance_motif\` text DEFAULT 'gamosa';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`college_home_sections\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`appearance_primary\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`appearance_accent\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`appearance_motif\`;`)
}
