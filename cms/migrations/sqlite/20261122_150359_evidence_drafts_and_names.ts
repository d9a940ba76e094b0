import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_evidence_groups_v_version_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_evidence_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_types_order_idx\` ON \`_evidence_groups_v_version_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_types_parent_idx\` ON \`_evidence_groups_v_version_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_evidence_groups_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_report\` text DEFAULT 'IQAC',
  	\`version_own_page_id\` integer,
  	\`version_manual\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_own_page_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_parent_idx\` ON \`_evidence_groups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_version_own_page_idx\` ON \`_evidence_groups_v\` (\`version_own_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_version_updated_at_idx\` ON \`_evidence_groups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_version_created_at_idx\` ON \`_evidence_groups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_version_deleted_at_idx\` ON \`_evidence_groups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_version_version__status_idx\` ON \`_evidence_groups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_created_at_idx\` ON \`_evidence_groups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_updated_at_idx\` ON \`_evidence_groups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_snapshot_idx\` ON \`_evidence_groups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_published_locale_idx\` ON \`_evidence_groups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_latest_idx\` ON \`_evidence_groups_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_evidence_groups_v_locales\` (
  	\`version_name\` text,
  	\`version_words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_evidence_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_evidence_groups_v_locales_locale_parent_id_unique\` ON \`_evidence_groups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_groups_v_locales_parent_idx\` ON \`_evidence_groups_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_evidence_files_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_question_id\` integer,
  	\`version_sr_no\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_question_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_parent_idx\` ON \`_evidence_files_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_version_version_question_idx\` ON \`_evidence_files_v\` (\`version_question_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_version_version_updated_at_idx\` ON \`_evidence_files_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_version_version_created_at_idx\` ON \`_evidence_files_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_version_version_deleted_at_idx\` ON \`_evidence_files_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_version_version__status_idx\` ON \`_evidence_files_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_created_at_idx\` ON \`_evidence_files_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_updated_at_idx\` ON \`_evidence_files_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_snapshot_idx\` ON \`_evidence_files_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_published_locale_idx\` ON \`_evidence_files_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_latest_idx\` ON \`_evidence_files_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_evidence_files_v_locales\` (
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_evidence_files_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_evidence_files_v_locales_locale_parent_id_unique\` ON \`_evidence_files_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_locales_parent_idx\` ON \`_evidence_files_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_evidence_files_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_evidence_files_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_rels_order_idx\` ON \`_evidence_files_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_rels_parent_idx\` ON \`_evidence_files_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_rels_path_idx\` ON \`_evidence_files_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_evidence_files_v_rels_media_id_idx\` ON \`_evidence_files_v_rels\` (\`media_id\`);`)
  // What drizzle-kit wrote here drops tables that others name: inside a transaction SQLite deletes with them what names them,
  // and takes a column that was not there for its own name as a word.
  await db.run(sql`ALTER TABLE \`evidence_groups\` RENAME COLUMN \`report\` TO \`former_report\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`report\` text DEFAULT 'IQAC';`)
  await db.run(sql`UPDATE \`evidence_groups\` SET \`report\` = \`former_report\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` DROP COLUMN \`former_report\`;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`manual\` text;`)
  await db.run(sql`ALTER TABLE \`evidence_groups\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`evidence_groups__status_idx\` ON \`evidence_groups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_groups_locales\` (
  	\`name\` text,
  	\`words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_groups_locales\`("name", "words_changed", "id", "_locale", "_parent_id") SELECT "name", "words_changed", "id", "_locale", "_parent_id" FROM \`evidence_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_groups_locales\` RENAME TO \`evidence_groups_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_groups_locales_locale_parent_id_unique\` ON \`evidence_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_locales_parent_idx\` ON \`evidence_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`former_evidence_files_locales\` AS SELECT * FROM \`evidence_files_locales\`;`)
  await db.run(sql`CREATE TABLE \`former_evidence_files_rels\` AS SELECT * FROM \`evidence_files_rels\`;`)
  await db.run(sql`CREATE TABLE \`__new_evidence_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question_id\` integer,
  	\`sr_no\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`question_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_files\`("id", "question_id", "sr_no", "updated_at", "created_at", "deleted_at") SELECT "id", "question_id", "sr_no", "updated_at", "created_at", "deleted_at" FROM \`evidence_files\`;`)
  // Numbers of deleted records are never given again.
  await db.run(sql`UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'evidence_files') WHERE name = '__new_evidence_files';`)
  await db.run(sql`DROP TABLE \`evidence_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_files\` RENAME TO \`evidence_files\`;`)
  await db.run(sql`CREATE INDEX \`evidence_files_question_idx\` ON \`evidence_files\` (\`question_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_updated_at_idx\` ON \`evidence_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_created_at_idx\` ON \`evidence_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_deleted_at_idx\` ON \`evidence_files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files__status_idx\` ON \`evidence_files\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_files_locales\` (
  	\`name\` text,
  	\`title\` text,
  	\`words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_files_locales\`("title", "words_changed", "id", "_locale", "_parent_id") SELECT "title", "words_changed", "id", "_locale", "_parent_id" FROM \`former_evidence_files_locales\`;`)
  await db.run(sql`INSERT INTO \`evidence_files_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`former_evidence_files_rels\`;`)
  await db.run(sql`DROP TABLE \`former_evidence_files_locales\`;`)
  await db.run(sql`DROP TABLE \`former_evidence_files_rels\`;`)
  await db.run(sql`DROP TABLE \`evidence_files_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_files_locales\` RENAME TO \`evidence_files_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_files_locales_locale_parent_id_unique\` ON \`evidence_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_locales_parent_idx\` ON \`evidence_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`evidence_criteria_locales\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`evidence_questions_locales\` ADD \`name\` text;`)
  // All of it was public, and lists of what is drafted show versions.
  await db.run(sql`UPDATE evidence_groups SET _status = 'published';`)
  await db.run(sql`UPDATE evidence_files SET _status = 'published';`)
  await db.run(sql`UPDATE evidence_criteria_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT group_id FROM evidence_criteria WHERE id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT group_id FROM evidence_criteria WHERE id = own._parent_id) AND _locale = 'en')) || ' · ' || criterion;`)
  await db.run(sql`UPDATE evidence_questions_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_questions q JOIN evidence_criteria c ON c.id = q.criterion_id WHERE q.id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_questions q JOIN evidence_criteria c ON c.id = q.criterion_id WHERE q.id = own._parent_id) AND _locale = 'en')) || ' · ' || (SELECT sr_no FROM evidence_questions WHERE id = own._parent_id);`)
  await db.run(sql`UPDATE evidence_files_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id JOIN evidence_criteria c ON c.id = q.criterion_id WHERE f.id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id JOIN evidence_criteria c ON c.id = q.criterion_id WHERE f.id = own._parent_id) AND _locale = 'en')) || ' · ' || (SELECT q.sr_no FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id WHERE f.id = own._parent_id) || ' · ' || title;`)
  await db.run(sql`INSERT INTO _evidence_groups_v (parent_id, version_report, version_own_page_id, version_order, version_updated_at, version_created_at, version_deleted_at, version__status, created_at, updated_at, latest)
  	SELECT id, report, own_page_id, "order", updated_at, created_at, deleted_at, 'published', updated_at, updated_at, true FROM evidence_groups;`)
  await db.run(sql`INSERT INTO _evidence_groups_v_locales (version_name, version_words_changed, _locale, _parent_id)
  	SELECT l.name, l.words_changed, l._locale, v.id FROM evidence_groups_locales l JOIN _evidence_groups_v v ON v.parent_id = l._parent_id;`)
  await db.run(sql`INSERT INTO _evidence_groups_v_version_types ("order", parent_id, value)
  	SELECT t."order", v.id, t.value FROM evidence_groups_types t JOIN _evidence_groups_v v ON v.parent_id = t.parent_id;`)
  await db.run(sql`INSERT INTO _evidence_files_v (parent_id, version_question_id, version_sr_no, version_order, version_updated_at, version_created_at, version_deleted_at, version__status, created_at, updated_at, latest)
  	SELECT id, question_id, sr_no, "order", updated_at, created_at, deleted_at, 'published', updated_at, updated_at, true FROM evidence_files;`)
  await db.run(sql`INSERT INTO _evidence_files_v_locales (version_name, version_title, version_words_changed, _locale, _parent_id)
  	SELECT l.name, l.title, l.words_changed, l._locale, v.id FROM evidence_files_locales l JOIN _evidence_files_v v ON v.parent_id = l._parent_id;`)
  await db.run(sql`INSERT INTO _evidence_files_v_rels ("order", parent_id, path, media_id)
  	SELECT r."order", v.id, 'version.' || r.path, r.media_id FROM evidence_files_rels r JOIN _evidence_files_v v ON v.parent_id = r.parent_id;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_evidence_groups_v_version_types\`;`)
  await db.run(sql`DROP TABLE \`_evidence_groups_v\`;`)
  await db.run(sql`DROP TABLE \`_evidence_groups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_evidence_files_v\`;`)
  await db.run(sql`DROP TABLE \`_evidence_files_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_evidence_files_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_evidence_groups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` text DEFAULT 'IQAC' NOT NULL,
  	\`own_page_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`own_page_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_groups\`("id", "report", "own_page_id", "order", "updated_at", "created_at", "deleted_at") SELECT "id", "report", "own_page_id", "order", "updated_at", "created_at", "deleted_at" FROM \`evidence_groups\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_groups\` RENAME TO \`evidence_groups\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`evidence_groups_own_page_idx\` ON \`evidence_groups\` (\`own_page_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_updated_at_idx\` ON \`evidence_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_created_at_idx\` ON \`evidence_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_deleted_at_idx\` ON \`evidence_groups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question_id\` integer NOT NULL,
  	\`sr_no\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`question_id\`) REFERENCES \`evidence_questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_files\`("id", "question_id", "sr_no", "updated_at", "created_at", "deleted_at") SELECT "id", "question_id", "sr_no", "updated_at", "created_at", "deleted_at" FROM \`evidence_files\`;`)
  await db.run(sql`DROP TABLE \`evidence_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_files\` RENAME TO \`evidence_files\`;`)
  await db.run(sql`CREATE INDEX \`evidence_files_question_idx\` ON \`evidence_files\` (\`question_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_updated_at_idx\` ON \`evidence_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_created_at_idx\` ON \`evidence_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_deleted_at_idx\` ON \`evidence_files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_groups_locales\` (
  	\`name\` text NOT NULL,
  	\`words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_groups_locales\`("name", "words_changed", "id", "_locale", "_parent_id") SELECT "name", "words_changed", "id", "_locale", "_parent_id" FROM \`evidence_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_groups_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_groups_locales\` RENAME TO \`evidence_groups_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_groups_locales_locale_parent_id_unique\` ON \`evidence_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_groups_locales_parent_idx\` ON \`evidence_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_evidence_files_locales\` (
  	\`title\` text NOT NULL,
  	\`words_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`evidence_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_evidence_files_locales\`("title", "words_changed", "id", "_locale", "_parent_id") SELECT "title", "words_changed", "id", "_locale", "_parent_id" FROM \`evidence_files_locales\`;`)
  await db.run(sql`DROP TABLE \`evidence_files_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_evidence_files_locales\` RENAME TO \`evidence_files_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`evidence_files_locales_locale_parent_id_unique\` ON \`evidence_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`evidence_files_locales_parent_idx\` ON \`evidence_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`evidence_criteria_locales\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`evidence_questions_locales\` DROP COLUMN \`name\`;`)
}
