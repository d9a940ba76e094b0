import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_evidence_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__evidence_groups_v_version_types" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TYPE "public"."enum__evidence_groups_v_version_report" AS ENUM('IQAC', 'SSR', 'OWN');
  CREATE TYPE "public"."enum__evidence_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__evidence_groups_v_published_locale" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_evidence_files_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__evidence_files_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__evidence_files_v_published_locale" AS ENUM('en', 'as');
  CREATE TABLE "_evidence_groups_v_version_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__evidence_groups_v_version_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_evidence_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_report" "enum__evidence_groups_v_version_report" DEFAULT 'IQAC',
  	"version_own_page_id" integer,
  	"version_manual" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__evidence_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__evidence_groups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_evidence_groups_v_locales" (
  	"version_name" varchar,
  	"version_words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_evidence_files_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question_id" integer,
  	"version_sr_no" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__evidence_files_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__evidence_files_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_evidence_files_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_evidence_files_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" DROP NOT NULL;
  ALTER TABLE "evidence_groups_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "evidence_files" ALTER COLUMN "question_id" DROP NOT NULL;
  ALTER TABLE "evidence_files" ALTER COLUMN "sr_no" DROP NOT NULL;
  ALTER TABLE "evidence_files_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "evidence_groups" ADD COLUMN "manual" varchar;
  ALTER TABLE "evidence_groups" ADD COLUMN "_status" "enum_evidence_groups_status" DEFAULT 'draft';
  ALTER TABLE "evidence_criteria_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "evidence_questions_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "evidence_files" ADD COLUMN "order" numeric DEFAULT 100;
  ALTER TABLE "evidence_files" ADD COLUMN "_status" "enum_evidence_files_status" DEFAULT 'draft';
  ALTER TABLE "evidence_files_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "_evidence_groups_v_version_types" ADD CONSTRAINT "_evidence_groups_v_version_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_evidence_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evidence_groups_v" ADD CONSTRAINT "_evidence_groups_v_parent_id_evidence_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evidence_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evidence_groups_v" ADD CONSTRAINT "_evidence_groups_v_version_own_page_id_site_pages_id_fk" FOREIGN KEY ("version_own_page_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evidence_groups_v_locales" ADD CONSTRAINT "_evidence_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_evidence_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evidence_files_v" ADD CONSTRAINT "_evidence_files_v_parent_id_evidence_files_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evidence_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evidence_files_v" ADD CONSTRAINT "_evidence_files_v_version_question_id_evidence_questions_id_fk" FOREIGN KEY ("version_question_id") REFERENCES "public"."evidence_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evidence_files_v_locales" ADD CONSTRAINT "_evidence_files_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_evidence_files_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evidence_files_v_rels" ADD CONSTRAINT "_evidence_files_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_evidence_files_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evidence_files_v_rels" ADD CONSTRAINT "_evidence_files_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_evidence_groups_v_version_types_order_idx" ON "_evidence_groups_v_version_types" USING btree ("order");
  CREATE INDEX "_evidence_groups_v_version_types_parent_idx" ON "_evidence_groups_v_version_types" USING btree ("parent_id");
  CREATE INDEX "_evidence_groups_v_parent_idx" ON "_evidence_groups_v" USING btree ("parent_id");
  CREATE INDEX "_evidence_groups_v_version_version_own_page_idx" ON "_evidence_groups_v" USING btree ("version_own_page_id");
  CREATE INDEX "_evidence_groups_v_version_version_updated_at_idx" ON "_evidence_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_evidence_groups_v_version_version_created_at_idx" ON "_evidence_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_evidence_groups_v_version_version_deleted_at_idx" ON "_evidence_groups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_evidence_groups_v_version_version__status_idx" ON "_evidence_groups_v" USING btree ("version__status");
  CREATE INDEX "_evidence_groups_v_created_at_idx" ON "_evidence_groups_v" USING btree ("created_at");
  CREATE INDEX "_evidence_groups_v_updated_at_idx" ON "_evidence_groups_v" USING btree ("updated_at");
  CREATE INDEX "_evidence_groups_v_snapshot_idx" ON "_evidence_groups_v" USING btree ("snapshot");
  CREATE INDEX "_evidence_groups_v_published_locale_idx" ON "_evidence_groups_v" USING btree ("published_locale");
  CREATE INDEX "_evidence_groups_v_latest_idx" ON "_evidence_groups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_evidence_groups_v_locales_locale_parent_id_unique" ON "_evidence_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_evidence_groups_v_locales_parent_idx" ON "_evidence_groups_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_evidence_files_v_parent_idx" ON "_evidence_files_v" USING btree ("parent_id");
  CREATE INDEX "_evidence_files_v_version_version_question_idx" ON "_evidence_files_v" USING btree ("version_question_id");
  CREATE INDEX "_evidence_files_v_version_version_updated_at_idx" ON "_evidence_files_v" USING btree ("version_updated_at");
  CREATE INDEX "_evidence_files_v_version_version_created_at_idx" ON "_evidence_files_v" USING btree ("version_created_at");
  CREATE INDEX "_evidence_files_v_version_version_deleted_at_idx" ON "_evidence_files_v" USING btree ("version_deleted_at");
  CREATE INDEX "_evidence_files_v_version_version__status_idx" ON "_evidence_files_v" USING btree ("version__status");
  CREATE INDEX "_evidence_files_v_created_at_idx" ON "_evidence_files_v" USING btree ("created_at");
  CREATE INDEX "_evidence_files_v_updated_at_idx" ON "_evidence_files_v" USING btree ("updated_at");
  CREATE INDEX "_evidence_files_v_snapshot_idx" ON "_evidence_files_v" USING btree ("snapshot");
  CREATE INDEX "_evidence_files_v_published_locale_idx" ON "_evidence_files_v" USING btree ("published_locale");
  CREATE INDEX "_evidence_files_v_latest_idx" ON "_evidence_files_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_evidence_files_v_locales_locale_parent_id_unique" ON "_evidence_files_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_evidence_files_v_locales_parent_idx" ON "_evidence_files_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_evidence_files_v_rels_order_idx" ON "_evidence_files_v_rels" USING btree ("order");
  CREATE INDEX "_evidence_files_v_rels_parent_idx" ON "_evidence_files_v_rels" USING btree ("parent_id");
  CREATE INDEX "_evidence_files_v_rels_path_idx" ON "_evidence_files_v_rels" USING btree ("path");
  CREATE INDEX "_evidence_files_v_rels_media_id_idx" ON "_evidence_files_v_rels" USING btree ("media_id");
  CREATE INDEX "evidence_groups__status_idx" ON "evidence_groups" USING btree ("_status");
  CREATE INDEX "evidence_files__status_idx" ON "evidence_files" USING btree ("_status");`)
  // All of it was public, and lists of what is drafted show versions.
  await db.execute(sql`UPDATE evidence_groups SET _status = 'published';`)
  await db.execute(sql`UPDATE evidence_files SET _status = 'published';`)
  await db.execute(sql`UPDATE evidence_criteria_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT group_id FROM evidence_criteria WHERE id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT group_id FROM evidence_criteria WHERE id = own._parent_id) AND _locale = 'en')) || ' · ' || criterion;`)
  await db.execute(sql`UPDATE evidence_questions_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_questions q JOIN evidence_criteria c ON c.id = q.criterion_id WHERE q.id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_questions q JOIN evidence_criteria c ON c.id = q.criterion_id WHERE q.id = own._parent_id) AND _locale = 'en')) || ' · ' || (SELECT sr_no FROM evidence_questions WHERE id = own._parent_id);`)
  await db.execute(sql`UPDATE evidence_files_locales AS own SET name = COALESCE((SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id JOIN evidence_criteria c ON c.id = q.criterion_id WHERE f.id = own._parent_id) AND _locale = own._locale), (SELECT name FROM evidence_groups_locales WHERE _parent_id = (SELECT c.group_id FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id JOIN evidence_criteria c ON c.id = q.criterion_id WHERE f.id = own._parent_id) AND _locale = 'en')) || ' · ' || (SELECT q.sr_no FROM evidence_files f JOIN evidence_questions q ON q.id = f.question_id WHERE f.id = own._parent_id) || ' · ' || title;`)
  await db.execute(sql`INSERT INTO _evidence_groups_v (parent_id, version_report, version_own_page_id, version_order, version_updated_at, version_created_at, version_deleted_at, version__status, created_at, updated_at, latest)
  	SELECT id, report::text::"enum__evidence_groups_v_version_report", own_page_id, "order", updated_at, created_at, deleted_at, 'published', updated_at, updated_at, true FROM evidence_groups;`)
  await db.execute(sql`INSERT INTO _evidence_groups_v_locales (version_name, version_words_changed, _locale, _parent_id)
  	SELECT l.name, l.words_changed, l._locale, v.id FROM evidence_groups_locales l JOIN _evidence_groups_v v ON v.parent_id = l._parent_id;`)
  await db.execute(sql`INSERT INTO _evidence_groups_v_version_types ("order", parent_id, value)
  	SELECT t."order", v.id, t.value::text::"enum__evidence_groups_v_version_types" FROM evidence_groups_types t JOIN _evidence_groups_v v ON v.parent_id = t.parent_id;`)
  await db.execute(sql`INSERT INTO _evidence_files_v (parent_id, version_question_id, version_sr_no, version_order, version_updated_at, version_created_at, version_deleted_at, version__status, created_at, updated_at, latest)
  	SELECT id, question_id, sr_no, "order", updated_at, created_at, deleted_at, 'published', updated_at, updated_at, true FROM evidence_files;`)
  await db.execute(sql`INSERT INTO _evidence_files_v_locales (version_name, version_title, version_words_changed, _locale, _parent_id)
  	SELECT l.name, l.title, l.words_changed, l._locale, v.id FROM evidence_files_locales l JOIN _evidence_files_v v ON v.parent_id = l._parent_id;`)
  await db.execute(sql`INSERT INTO _evidence_files_v_rels ("order", parent_id, path, media_id)
  	SELECT r."order", v.id, 'version.' || r.path, r.media_id FROM evidence_files_rels r JOIN _evidence_files_v v ON v.parent_id = r.parent_id;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_evidence_groups_v_version_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evidence_groups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evidence_groups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evidence_files_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evidence_files_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evidence_files_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_evidence_groups_v_version_types" CASCADE;
  DROP TABLE "_evidence_groups_v" CASCADE;
  DROP TABLE "_evidence_groups_v_locales" CASCADE;
  DROP TABLE "_evidence_files_v" CASCADE;
  DROP TABLE "_evidence_files_v_locales" CASCADE;
  DROP TABLE "_evidence_files_v_rels" CASCADE;
  DROP INDEX "evidence_groups__status_idx";
  DROP INDEX "evidence_files__status_idx";
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" SET NOT NULL;
  ALTER TABLE "evidence_groups_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "evidence_files" ALTER COLUMN "question_id" SET NOT NULL;
  ALTER TABLE "evidence_files" ALTER COLUMN "sr_no" SET NOT NULL;
  ALTER TABLE "evidence_files_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "evidence_groups" DROP COLUMN "manual";
  ALTER TABLE "evidence_groups" DROP COLUMN "_status";
  ALTER TABLE "evidence_criteria_locales" DROP COLUMN "name";
  ALTER TABLE "evidence_questions_locales" DROP COLUMN "name";
  ALTER TABLE "evidence_files" DROP COLUMN "order";
  ALTER TABLE "evidence_files" DROP COLUMN "_status";
  ALTER TABLE "evidence_files_locales" DROP COLUMN "name";
  DROP TYPE "public"."enum_evidence_groups_status";
  DROP TYPE "public"."enum__evidence_groups_v_version_types";
  DROP TYPE "public"."enum__evidence_groups_v_version_report";
  DROP TYPE "public"."enum__evidence_groups_v_version_status";
  DROP TYPE "public"."enum__evidence_groups_v_published_locale";
  DROP TYPE "public"."enum_evidence_files_status";
  DROP TYPE "public"."enum__evidence_files_v_version_status";
  DROP TYPE "public"."enum__evidence_files_v_published_locale";`)
}
