import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`walks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`by_id\` integer,
  	\`report\` text,
  	\`pages\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`walks_by_idx\` ON \`walks\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`walks_updated_at_idx\` ON \`walks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`walks_created_at_idx\` ON \`walks\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`review_settings\` ADD \`check_outside_links\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`walks\`;`)
  await db.run(sql`ALTER TABLE \`review_settings\` DROP COLUMN \`check_outside_links\`;`)
}
