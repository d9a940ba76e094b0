import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_employees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_published_locale" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_account_rules_profiles_public" AS ENUM('at-once', 'approved');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'head-of-department' BEFORE 'teacher';
  ALTER TABLE "employees_teaching_work" ALTER COLUMN "section_name" DROP NOT NULL;
  ALTER TABLE "employees_student_support" ALTER COLUMN "section_name" DROP NOT NULL;
  ALTER TABLE "employees" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "employees_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_employees_v_version_teaching_work" ALTER COLUMN "section_name" DROP NOT NULL;
  ALTER TABLE "_employees_v_version_student_support" ALTER COLUMN "section_name" DROP NOT NULL;
  ALTER TABLE "_employees_v" ALTER COLUMN "version_type" DROP NOT NULL;
  ALTER TABLE "_employees_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "employees" ADD COLUMN "handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "handed_back" varchar;
  ALTER TABLE "employees" ADD COLUMN "_status" "enum_employees_status" DEFAULT 'draft';
  ALTER TABLE "_employees_v" ADD COLUMN "version_handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "version_handed_back" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version__status" "enum__employees_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_employees_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_employees_v" ADD COLUMN "published_locale" "enum__employees_v_published_locale";
  ALTER TABLE "_employees_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "account_rules" ADD COLUMN "profiles_public" "enum_account_rules_profiles_public" DEFAULT 'at-once' NOT NULL;
  CREATE INDEX "employees_handed_in_at_idx" ON "employees" USING btree ("handed_in_at");
  CREATE INDEX "employees__status_idx" ON "employees" USING btree ("_status");
  CREATE INDEX "_employees_v_version_version_handed_in_at_idx" ON "_employees_v" USING btree ("version_handed_in_at");
  CREATE INDEX "_employees_v_version_version__status_idx" ON "_employees_v" USING btree ("version__status");
  CREATE INDEX "_employees_v_snapshot_idx" ON "_employees_v" USING btree ("snapshot");
  CREATE INDEX "_employees_v_published_locale_idx" ON "_employees_v" USING btree ("published_locale");
  CREATE INDEX "_employees_v_latest_idx" ON "_employees_v" USING btree ("latest");`)
  // All that was saved was public, and the newest version is what stands in the record.
  await db.execute(sql`
   UPDATE "employees" SET "_status" = 'published';
  UPDATE "_employees_v" SET "version__status" = 'published', "latest" = false;
  UPDATE "_employees_v" SET "latest" = true WHERE "id" IN (SELECT max("id") FROM "_employees_v" GROUP BY "parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'department-editor', 'iqac-coordinator', 'moderator', 'teacher');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "employees_handed_in_at_idx";
  DROP INDEX "employees__status_idx";
  DROP INDEX "_employees_v_version_version_handed_in_at_idx";
  DROP INDEX "_employees_v_version_version__status_idx";
  DROP INDEX "_employees_v_snapshot_idx";
  DROP INDEX "_employees_v_published_locale_idx";
  DROP INDEX "_employees_v_latest_idx";
  ALTER TABLE "employees_teaching_work" ALTER COLUMN "section_name" SET NOT NULL;
  ALTER TABLE "employees_student_support" ALTER COLUMN "section_name" SET NOT NULL;
  ALTER TABLE "employees" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "employees_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_employees_v_version_teaching_work" ALTER COLUMN "section_name" SET NOT NULL;
  ALTER TABLE "_employees_v_version_student_support" ALTER COLUMN "section_name" SET NOT NULL;
  ALTER TABLE "_employees_v" ALTER COLUMN "version_type" SET NOT NULL;
  ALTER TABLE "_employees_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "employees" DROP COLUMN "handed_in_at";
  ALTER TABLE "employees" DROP COLUMN "handed_back";
  ALTER TABLE "employees" DROP COLUMN "_status";
  ALTER TABLE "_employees_v" DROP COLUMN "version_handed_in_at";
  ALTER TABLE "_employees_v" DROP COLUMN "version_handed_back";
  ALTER TABLE "_employees_v" DROP COLUMN "version__status";
  ALTER TABLE "_employees_v" DROP COLUMN "snapshot";
  ALTER TABLE "_employees_v" DROP COLUMN "published_locale";
  ALTER TABLE "_employees_v" DROP COLUMN "latest";
  ALTER TABLE "account_rules" DROP COLUMN "profiles_public";
  DROP TYPE "public"."enum_employees_status";
  DROP TYPE "public"."enum__employees_v_version_status";
  DROP TYPE "public"."enum__employees_v_published_locale";
  DROP TYPE "public"."enum_account_rules_profiles_public";`)
}
