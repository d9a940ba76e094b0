import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" ADD COLUMN "state_portal_link" varchar;
  ALTER TABLE "college" ADD COLUMN "leaving_notice" boolean DEFAULT false;
  ALTER TABLE "college_locales" ADD COLUMN "owner" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "region" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "keywords" varchar;
  ALTER TABLE "college_locales" ADD COLUMN "state_portal_title" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_state_portal_link" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_leaving_notice" boolean DEFAULT false;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_owner" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_region" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_keywords" varchar;
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_state_portal_title" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" DROP COLUMN "state_portal_link";
  ALTER TABLE "college" DROP COLUMN "leaving_notice";
  ALTER TABLE "college_locales" DROP COLUMN "owner";
  ALTER TABLE "college_locales" DROP COLUMN "region";
  ALTER TABLE "college_locales" DROP COLUMN "keywords";
  ALTER TABLE "college_locales" DROP COLUMN "state_portal_title";
  ALTER TABLE "_college_v" DROP COLUMN "version_state_portal_link";
  ALTER TABLE "_college_v" DROP COLUMN "version_leaving_notice";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_owner";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_region";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_keywords";
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_state_portal_title";`)
}
