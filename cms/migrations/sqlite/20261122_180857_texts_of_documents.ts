import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`document_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` numeric NOT NULL,
  	\`filename\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`read\` text,
  	\`pages\` text,
  	\`page_count\` numeric,
  	\`confidence\` numeric,
  	\`problem\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`document_texts_file_idx\` ON \`document_texts\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`document_texts_state_idx\` ON \`document_texts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`document_texts_updated_at_idx\` ON \`document_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_texts_created_at_idx\` ON \`document_texts\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`document_texts\`;`)
}
