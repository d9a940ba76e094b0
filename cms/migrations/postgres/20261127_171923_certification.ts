import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'certification' BEFORE 'file-import';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'certification' BEFORE 'file-import';
  CREATE TABLE "certification_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar,
  	"results" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "duty_answers" ADD COLUMN "answered_by" varchar;
  ALTER TABLE "duty_answers" ADD COLUMN "answered_at" timestamp(3) with time zone;
  CREATE INDEX "certification_runs_updated_at_idx" ON "certification_runs" USING btree ("updated_at");
  CREATE INDEX "certification_runs_created_at_idx" ON "certification_runs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "certification_runs" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_by";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_at";`)
}
