import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "_notices_v_locales" ADD COLUMN "version_words_changed" timestamp(3) with time zone;
  ALTER TABLE "departments_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "_departments_v_locales" ADD COLUMN "version_words_changed" timestamp(3) with time zone;
  ALTER TABLE "department_files_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "employees_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "_employees_v_locales" ADD COLUMN "version_words_changed" timestamp(3) with time zone;
  ALTER TABLE "committees_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "members_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "former_principals_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "rti_officers_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "alumni_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "evidence_groups_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "evidence_criteria_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "evidence_questions_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "evidence_files_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "pages_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_words_changed" timestamp(3) with time zone;
  ALTER TABLE "media_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "albums_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "important_files_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "courses_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "photos_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "featured_notifications_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "holidays_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;
  ALTER TABLE "site_pages_locales" ADD COLUMN "words_changed" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices_locales" DROP COLUMN "words_changed";
  ALTER TABLE "_notices_v_locales" DROP COLUMN "version_words_changed";
  ALTER TABLE "departments_locales" DROP COLUMN "words_changed";
  ALTER TABLE "_departments_v_locales" DROP COLUMN "version_words_changed";
  ALTER TABLE "department_files_locales" DROP COLUMN "words_changed";
  ALTER TABLE "employees_locales" DROP COLUMN "words_changed";
  ALTER TABLE "_employees_v_locales" DROP COLUMN "version_words_changed";
  ALTER TABLE "committees_locales" DROP COLUMN "words_changed";
  ALTER TABLE "members_locales" DROP COLUMN "words_changed";
  ALTER TABLE "former_principals_locales" DROP COLUMN "words_changed";
  ALTER TABLE "rti_officers_locales" DROP COLUMN "words_changed";
  ALTER TABLE "alumni_locales" DROP COLUMN "words_changed";
  ALTER TABLE "evidence_groups_locales" DROP COLUMN "words_changed";
  ALTER TABLE "evidence_criteria_locales" DROP COLUMN "words_changed";
  ALTER TABLE "evidence_questions_locales" DROP COLUMN "words_changed";
  ALTER TABLE "evidence_files_locales" DROP COLUMN "words_changed";
  ALTER TABLE "pages_locales" DROP COLUMN "words_changed";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_words_changed";
  ALTER TABLE "media_locales" DROP COLUMN "words_changed";
  ALTER TABLE "albums_locales" DROP COLUMN "words_changed";
  ALTER TABLE "important_files_locales" DROP COLUMN "words_changed";
  ALTER TABLE "courses_locales" DROP COLUMN "words_changed";
  ALTER TABLE "photos_locales" DROP COLUMN "words_changed";
  ALTER TABLE "featured_notifications_locales" DROP COLUMN "words_changed";
  ALTER TABLE "holidays_locales" DROP COLUMN "words_changed";
  ALTER TABLE "site_pages_locales" DROP COLUMN "words_changed";`)
}
