import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rehearsals_state" AS ENUM('running', 'done', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'rehearsal' BEFORE 'sheet';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'rehearsal' BEFORE 'sheet';
  CREATE TABLE "rehearsals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report_id" integer,
  	"state" "enum_rehearsals_state" NOT NULL,
  	"by_id" integer,
  	"findings" jsonb,
  	"answers" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "evidence_groups" ADD COLUMN "years" varchar;
  ALTER TABLE "_evidence_groups_v" ADD COLUMN "version_years" varchar;
  ALTER TABLE "evidence_questions" ADD COLUMN "claimed" numeric;
  ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_report_id_evidence_groups_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."evidence_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "rehearsals_report_idx" ON "rehearsals" USING btree ("report_id");
  CREATE INDEX "rehearsals_by_idx" ON "rehearsals" USING btree ("by_id");
  CREATE INDEX "rehearsals_updated_at_idx" ON "rehearsals" USING btree ("updated_at");
  CREATE INDEX "rehearsals_created_at_idx" ON "rehearsals" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rehearsals" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "evidence_groups" DROP COLUMN "years";
  ALTER TABLE "_evidence_groups_v" DROP COLUMN "version_years";
  ALTER TABLE "evidence_questions" DROP COLUMN "claimed";
  DROP TYPE "public"."enum_rehearsals_state";`)
}
