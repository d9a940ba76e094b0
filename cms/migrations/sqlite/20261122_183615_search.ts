import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`collection\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`tab\` text NOT NULL,
  	\`department\` numeric NOT NULL,
  	\`date\` numeric NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`until\` numeric,
  	\`title\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`marks\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`collection_record_idx\` ON \`search_entries\` (\`collection\`,\`record\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`word\` text NOT NULL,
  	\`sound\` text NOT NULL,
  	\`written\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_words_word_idx\` ON \`search_words\` (\`word\`);`)
  await db.run(sql`CREATE INDEX \`search_words_sound_idx\` ON \`search_words\` (\`sound\`);`)
  await db.run(sql`CREATE TABLE \`search_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`week\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`results\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`week_query_idx\` ON \`search_counts\` (\`week\`,\`query\`);`)
  await db.run(sql`CREATE TABLE \`search_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_synonyms_order_idx\` ON \`search_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_parent_id_idx\` ON \`search_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_pinned\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`query\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_pinned_order_idx\` ON \`search_pinned\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_pinned_parent_id_idx\` ON \`search_pinned\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_texts_order_parent\` ON \`search_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`notices_id\` integer,
  	\`departments_id\` integer,
  	\`employees_id\` integer,
  	\`pages_id\` integer,
  	\`site_pages_id\` integer,
  	\`committees_id\` integer,
  	\`important_files_id\` integer,
  	\`department_files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_pages_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committees_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`important_files_id\`) REFERENCES \`important_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`department_files_id\`) REFERENCES \`department_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_rels_order_idx\` ON \`search_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_parent_idx\` ON \`search_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_path_idx\` ON \`search_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_notices_id_idx\` ON \`search_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_departments_id_idx\` ON \`search_rels\` (\`departments_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_employees_id_idx\` ON \`search_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_pages_id_idx\` ON \`search_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_site_pages_id_idx\` ON \`search_rels\` (\`site_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_committees_id_idx\` ON \`search_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_important_files_id_idx\` ON \`search_rels\` (\`important_files_id\`);`)
  await db.run(sql`CREATE INDEX \`search_rels_department_files_id_idx\` ON \`search_rels\` (\`department_files_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_entries\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`search_counts\`;`)
  await db.run(sql`DROP TABLE \`search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_pinned\`;`)
  await db.run(sql`DROP TABLE \`search\`;`)
  await db.run(sql`DROP TABLE \`search_texts\`;`)
  await db.run(sql`DROP TABLE \`search_rels\`;`)
}
