import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`list_revisions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`list\` text NOT NULL,
  	\`token\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`list_revisions_list_idx\` ON \`list_revisions\` (\`list\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`list_revisions\`;`)
}
