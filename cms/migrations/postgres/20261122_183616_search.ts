import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"tab" varchar NOT NULL,
  	"department" numeric NOT NULL,
  	"date" numeric NOT NULL,
  	"year" numeric NOT NULL,
  	"until" numeric,
  	"title" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"marks" varchar NOT NULL
  );
  
  CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"sound" varchar NOT NULL,
  	"written" varchar NOT NULL
  );
  
  CREATE TABLE "search_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"week" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"times" numeric NOT NULL,
  	"results" numeric NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "search_pinned" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL
  );
  
  CREATE TABLE "search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "search_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"notices_id" integer,
  	"departments_id" integer,
  	"employees_id" integer,
  	"pages_id" integer,
  	"site_pages_id" integer,
  	"committees_id" integer,
  	"important_files_id" integer,
  	"department_files_id" integer
  );
  
  ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_pinned" ADD CONSTRAINT "search_pinned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_site_pages_fk" FOREIGN KEY ("site_pages_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_important_files_fk" FOREIGN KEY ("important_files_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_department_files_fk" FOREIGN KEY ("department_files_id") REFERENCES "public"."department_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "collection_record_idx" ON "search_entries" USING btree ("collection","record");
  CREATE UNIQUE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");
  CREATE INDEX "search_words_sound_idx" ON "search_words" USING btree ("sound");
  CREATE UNIQUE INDEX "week_query_idx" ON "search_counts" USING btree ("week","query");
  CREATE INDEX "search_synonyms_order_idx" ON "search_synonyms" USING btree ("_order");
  CREATE INDEX "search_synonyms_parent_id_idx" ON "search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_pinned_order_idx" ON "search_pinned" USING btree ("_order");
  CREATE INDEX "search_pinned_parent_id_idx" ON "search_pinned" USING btree ("_parent_id");
  CREATE INDEX "search_texts_order_parent" ON "search_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_rels_order_idx" ON "search_rels" USING btree ("order");
  CREATE INDEX "search_rels_parent_idx" ON "search_rels" USING btree ("parent_id");
  CREATE INDEX "search_rels_path_idx" ON "search_rels" USING btree ("path");
  CREATE INDEX "search_rels_notices_id_idx" ON "search_rels" USING btree ("notices_id");
  CREATE INDEX "search_rels_departments_id_idx" ON "search_rels" USING btree ("departments_id");
  CREATE INDEX "search_rels_employees_id_idx" ON "search_rels" USING btree ("employees_id");
  CREATE INDEX "search_rels_pages_id_idx" ON "search_rels" USING btree ("pages_id");
  CREATE INDEX "search_rels_site_pages_id_idx" ON "search_rels" USING btree ("site_pages_id");
  CREATE INDEX "search_rels_committees_id_idx" ON "search_rels" USING btree ("committees_id");
  CREATE INDEX "search_rels_important_files_id_idx" ON "search_rels" USING btree ("important_files_id");
  CREATE INDEX "search_rels_department_files_id_idx" ON "search_rels" USING btree ("department_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_entries" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_counts" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_pinned" CASCADE;
  DROP TABLE "search" CASCADE;
  DROP TABLE "search_texts" CASCADE;
  DROP TABLE "search_rels" CASCADE;`)
}
