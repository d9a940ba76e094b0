import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" ADD COLUMN "information_manager_phone" varchar;
  ALTER TABLE "college" ADD COLUMN "information_manager_email" varchar;
  ALTER TABLE "college" ADD COLUMN "information_manager_appointed" timestamp(3) with time zone;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_name" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_designation" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "information_manager_address" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_phone" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_email" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_information_manager_appointed" timestamp(3) with time zone;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_name" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_designation" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_address" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" DROP COLUMN "information_manager_phone";
  ALTER TABLE "college" DROP COLUMN "information_manager_email";
  ALTER TABLE "college" DROP COLUMN "information_manager_appointed";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_name";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_designation";
  ALTER TABLE "college_locales" DROP COLUMN "information_manager_address";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_phone";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_email";
  ALTER TABLE "_college_v" DROP COLUMN "version_information_manager_appointed";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_name";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_designation";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_address";`)
}
