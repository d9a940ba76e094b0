import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_address" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
