import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alumni" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
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
  ALTER TABLE "college" ADD COLUMN "answer_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_college_v" ADD COLUMN "version_answer_days" numeric DEFAULT 30 NOT NULL;
  CREATE INDEX "alumni_registrations_deleted_at_idx" ON "alumni_registrations" USING btree ("deleted_at");
  CREATE INDEX "visitor_notes_deleted_at_idx" ON "visitor_notes" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "alumni_registrations_deleted_at_idx";
  DROP INDEX "visitor_notes_deleted_at_idx";
  ALTER TABLE "alumni" DROP COLUMN "withdrawn_at";
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
  ALTER TABLE "_college_v" DROP COLUMN "version_answer_days";`)
}
