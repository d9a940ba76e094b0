import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`duty_answers\` ADD \`answered_by\` text;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` ADD \`answered_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`certification_runs\`;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` DROP COLUMN \`answered_by\`;`)
  await db.run(sql`ALTER TABLE \`duty_answers\` DROP COLUMN \`answered_at\`;`)
}
