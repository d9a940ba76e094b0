import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_walks_state" AS ENUM('running', 'done', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'walk' BEFORE 'wordpress';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'walk' BEFORE 'wordpress';
  CREATE TABLE "walks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_walks_state" NOT NULL,
  	"by_id" integer,
  	"report" jsonb,
  	"pages" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "review_settings" ADD COLUMN "check_outside_links" boolean DEFAULT false;
  ALTER TABLE "walks" ADD CONSTRAINT "walks_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "walks_by_idx" ON "walks" USING btree ("by_id");
  CREATE INDEX "walks_updated_at_idx" ON "walks" USING btree ("updated_at");
  CREATE INDEX "walks_created_at_idx" ON "walks" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "walks" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'certification', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'certification', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "review_settings" DROP COLUMN "check_outside_links";
  DROP TYPE "public"."enum_walks_state";`)
}
