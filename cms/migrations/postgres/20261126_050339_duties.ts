import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_duty_answers_applies" AS ENUM('yes', 'no');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remind-owners' BEFORE 'refresh-index';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remind-owners' BEFORE 'refresh-index';
  CREATE TABLE "duty_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"duty" varchar NOT NULL,
  	"applies" "enum_duty_answers_applies" DEFAULT 'yes' NOT NULL,
  	"link" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "duty_answers_locales" (
  	"reason" varchar,
  	"title" varchar,
  	"words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "duty_answers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"owner_id" integer,
  	"office_email" varchar,
  	"months" numeric,
  	"reviewed_at" timestamp(3) with time zone,
  	"reviewed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_locales" (
  	"office" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "disclosure" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sets" jsonb,
  	"show_missing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "review_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_months" numeric DEFAULT 12,
  	"duty_months" numeric DEFAULT 12,
  	"text_months" numeric DEFAULT 12,
  	"default_owner_id" integer,
  	"show_reviewed" boolean DEFAULT false,
  	"reminded" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "duty_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "duty_answers_locales" ADD CONSTRAINT "duty_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."duty_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duty_answers_rels" ADD CONSTRAINT "duty_answers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."duty_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duty_answers_rels" ADD CONSTRAINT "duty_answers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_default_owner_id_users_id_fk" FOREIGN KEY ("default_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "duty_answers_duty_idx" ON "duty_answers" USING btree ("duty");
  CREATE INDEX "duty_answers_date_idx" ON "duty_answers" USING btree ("date");
  CREATE INDEX "duty_answers_updated_at_idx" ON "duty_answers" USING btree ("updated_at");
  CREATE INDEX "duty_answers_created_at_idx" ON "duty_answers" USING btree ("created_at");
  CREATE INDEX "duty_answers_deleted_at_idx" ON "duty_answers" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "duty_answers_locales_locale_parent_id_unique" ON "duty_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "duty_answers_locales_parent_idx" ON "duty_answers_locales" USING btree ("_parent_id");
  CREATE INDEX "duty_answers_rels_order_idx" ON "duty_answers_rels" USING btree ("order");
  CREATE INDEX "duty_answers_rels_parent_idx" ON "duty_answers_rels" USING btree ("parent_id");
  CREATE INDEX "duty_answers_rels_path_idx" ON "duty_answers_rels" USING btree ("path");
  CREATE INDEX "duty_answers_rels_media_id_idx" ON "duty_answers_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "reviews_subject_idx" ON "reviews" USING btree ("subject");
  CREATE INDEX "reviews_owner_idx" ON "reviews" USING btree ("owner_id");
  CREATE INDEX "reviews_reviewed_by_idx" ON "reviews" USING btree ("reviewed_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_locales_parent_idx" ON "reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "review_settings_default_owner_idx" ON "review_settings" USING btree ("default_owner_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_answers_fk" FOREIGN KEY ("duty_answers_id") REFERENCES "public"."duty_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_duty_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("duty_answers_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "duty_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_answers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "disclosure" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "duty_answers" CASCADE;
  DROP TABLE "duty_answers_locales" CASCADE;
  DROP TABLE "duty_answers_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "disclosure" CASCADE;
  DROP TABLE "review_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_duty_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'file-import', 'mail', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'file-import', 'mail', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_duty_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "duty_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  DROP TYPE "public"."enum_duty_answers_applies";`)
}
