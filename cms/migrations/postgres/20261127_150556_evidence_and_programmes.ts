import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" ADD COLUMN "last_date" timestamp(3) with time zone;
  ALTER TABLE "_dept_programs_offered_v" ADD COLUMN "last_date" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "has_place" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "taken_on" varchar;
  ALTER TABLE "document_texts" ADD COLUMN "reading" jsonb;
  ALTER TABLE "review_settings" ADD COLUMN "told_states" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" DROP COLUMN "last_date";
  ALTER TABLE "_dept_programs_offered_v" DROP COLUMN "last_date";
  ALTER TABLE "media" DROP COLUMN "has_place";
  ALTER TABLE "media" DROP COLUMN "taken_on";
  ALTER TABLE "document_texts" DROP COLUMN "reading";
  ALTER TABLE "review_settings" DROP COLUMN "told_states";`)
}
