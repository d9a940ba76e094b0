import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rehearsals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report_id\` integer,
  	\`state\` text NOT NULL,
  	\`by_id\` integer,
  	\`findings\` text,
  	\`answers\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`report_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rehearsals_report_idx\` ON \`rehearsals\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`rehearsals_by_idx\` ON \`rehearsals\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`rehearsals_updated_at_idx\` ON \`rehearsals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rehearsals_created_at_idx\` ON \`rehearsals\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`years\` text;`)
  await db.run(sql`ALTER TABLE \`_evidence_groups_v\` ADD \`version_years\` text;`)
  await db.run(sql`ALTER TABLE \`evidence_questions\` ADD \`claimed\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rehearsals\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` DROP COLUMN \`years\`;`)
  await db.run(sql`ALTER TABLE \`_evidence_groups_v\` DROP COLUMN \`version_years\`;`)
  await db.run(sql`ALTER TABLE \`evidence_questions\` DROP COLUMN \`claimed\`;`)
}
