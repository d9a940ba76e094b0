import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`uses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`source_id\` numeric NOT NULL,
  	\`draft\` integer DEFAULT false NOT NULL,
  	\`target\` text NOT NULL,
  	\`target_key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`target_target_key_idx\` ON \`uses\` (\`target\`,\`target_key\`);`)
  await db.run(sql`CREATE INDEX \`source_source_id_idx\` ON \`uses\` (\`source\`,\`source_id\`);`)
  await db.run(sql`CREATE TABLE \`file_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`file\` numeric,
  	\`seen\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`file_addresses_name_idx\` ON \`file_addresses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`file_addresses_file_idx\` ON \`file_addresses\` (\`file\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`address\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_address_idx\` ON \`media\` (\`address\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`uses\`;`)
  await db.run(sql`DROP TABLE \`file_addresses\`;`)
  await db.run(sql`DROP INDEX \`media_address_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`address\`;`)
}
