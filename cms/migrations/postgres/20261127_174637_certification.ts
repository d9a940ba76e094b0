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
  
  ALTER TABLE "alumni" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "duty_answers" ADD COLUMN "answered_by" varchar;
  ALTER TABLE "duty_answers" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "consents" jsonb;
  ALTER TABLE "messages" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "alumni_registrations" ADD COLUMN "consents" jsonb;
  ALTER TABLE "alumni_registrations" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "alumni_registrations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "visitor_notes" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "visitor_notes" ADD COLUMN "locale" varchar;
  ALTER TABLE "visitor_notes" ADD COLUMN "consents" jsonb;
  ALTER TABLE "visitor_notes" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "visitor_notes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "college" ADD COLUMN "answer_days" numeric DEFAULT 30;
  ALTER TABLE "college" ADD COLUMN "state_portal_link" varchar;
  ALTER TABLE "college" ADD COLUMN "leaving_notice" boolean DEFAULT false;
  ALTER TABLE "college" ADD COLUMN "information_manager_phone" varchar;
  ALTER TABLE "college" ADD COLUMN "information_manager_email" varchar;
  ALTER TABLE "college" ADD COLUMN "information_manager_appointed" timestamp(3) with time zone;
  ALTER TABLE "college_locales" ADD COLUMN "owner" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "region" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "keywords" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "state_portal_title" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_name" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_designation" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_address" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_answer_days" numeric DEFAULT 30;
  ALTER TABLE "_college_v" ADD COLUMN "version_state_portal_link" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_leaving_notice" boolean DEFAULT false;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_phone" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_email" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_appointed" timestamp(3) with time zone;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_owner" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_region" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_keywords" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_state_portal_title" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_name" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_designation" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_address" varchar;
  CREATE INDEX "certification_runs_updated_at_idx" ON "certification_runs" USING btree ("updated_at");
  CREATE INDEX "certification_runs_created_at_idx" ON "certification_runs" USING btree ("created_at");
  CREATE INDEX "alumni_registrations_deleted_at_idx" ON "alumni_registrations" USING btree ("deleted_at");
  CREATE INDEX "visitor_notes_deleted_at_idx" ON "visitor_notes" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "certification_runs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "certification_runs" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "alumni_registrations_deleted_at_idx";
  DROP INDEX "visitor_notes_deleted_at_idx";
  ALTER TABLE "alumni" DROP COLUMN "withdrawn_at";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_by";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_at";
  ALTER TABLE "messages" DROP COLUMN "consents";
  ALTER TABLE "messages" DROP COLUMN "withdrawn_at";
  ALTER TABLE "alumni_registrations" DROP COLUMN "consents";
  ALTER TABLE "alumni_registrations" DROP COLUMN "withdrawn_at";
  ALTER TABLE "alumni_registrations" DROP COLUMN "deleted_at";
  ALTER TABLE "visitor_notes" DROP COLUMN "answered_at";
  ALTER TABLE "visitor_notes" DROP COLUMN "locale";
  ALTER TABLE "visitor_notes" DROP COLUMN "consents";
  ALTER TABLE "visitor_notes" DROP COLUMN "withdrawn_at";
  ALTER TABLE "visitor_notes" DROP COLUMN "deleted_at";
  ALTER TABLE "college" DROP COLUMN "answer_days";
  ALTER TABLE "college" DROP COLUMN "state_portal_link";
  ALTER TABLE "college" DROP COLUMN "leaving_notice";
  ALTER TABLE "college" DROP COLUMN "information_manager_phone";
  ALTER TABLE "college" DROP COLUMN "information_manager_email";
  ALTER TABLE "college" DROP COLUMN "information_manager_appointed";
  ALTER TABLE "college_locales" DROP COLUMN "owner";
  ALTER TABLE "college_locales" DROP COLUMN "region";
  ALTER TABLE "college_locales" DROP COLUMN "keywords";
  ALTER TABLE "college_locales" DROP COLUMN "state_portal_title";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_name";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_designation";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_address";
  ALTER TABLE "_college_v" DROP COLUMN "version_answer_days";
  ALTER TABLE "_college_v" DROP COLUMN "version_state_portal_link";
  ALTER TABLE "_college_v" DROP COLUMN "version_leaving_notice";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_phone";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_email";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_appointed";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_owner";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_region";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_keywords";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_state_portal_title";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_name";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_designation";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_address";`)
}
