import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_imports_kind" AS ENUM('sheet', 'wordpress', 'old-notices', 'evidence');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'file-import' BEFORE 'mail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'file-import' BEFORE 'mail';
  ALTER TABLE "imports" ADD COLUMN "kind" "enum_imports_kind" DEFAULT 'sheet' NOT NULL;`)
  // Written by hand: the imports of WordPress get their kind, and counts as imports of sheets have them.
  await db.execute(sql`UPDATE "imports" SET "kind" = 'wordpress' WHERE "list" = 'wordpress';`)
  await db.execute(sql`
    UPDATE "imports" SET "counts" = jsonb_build_object(
      'created', (SELECT coalesce(sum((came->>'created')::int), 0) FROM jsonb_array_elements(report->'came') AS came),
      'changed', (SELECT coalesce(sum((came->>'updated')::int), 0) FROM jsonb_array_elements(report->'came') AS came),
      'unchanged', (SELECT coalesce(sum((came->>'unchanged')::int), 0) FROM jsonb_array_elements(report->'came') AS came),
      'kept', (SELECT coalesce(sum((came->>'kept')::int), 0) FROM jsonb_array_elements(report->'came') AS came)
    ) || CASE WHEN jsonb_typeof(report->'undone') = 'object' THEN jsonb_build_object(
      'undone', report->'undone'->'taken',
      'kept', report->'undone'->'kept'
    ) ELSE '{}'::jsonb END
    WHERE "kind" = 'wordpress' AND jsonb_typeof(report->'came') = 'array';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail', 'refresh-index', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "imports" DROP COLUMN "kind";
  DROP TYPE "public"."enum_imports_kind";`)
}
