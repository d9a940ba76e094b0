import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_rules_approved_notices" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT', 'OWN');
  CREATE TABLE "account_rules_approved_notices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_account_rules_approved_notices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "notices" ADD COLUMN "handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "notices" ADD COLUMN "handed_back" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_back" varchar;
  ALTER TABLE "employees" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "_employees_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "handed_back" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_back" varchar;
  ALTER TABLE "account_rules" ADD COLUMN "approved_pages" boolean DEFAULT false;
  ALTER TABLE "account_rules_approved_notices" ADD CONSTRAINT "account_rules_approved_notices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "account_rules_approved_notices_order_idx" ON "account_rules_approved_notices" USING btree ("order");
  CREATE INDEX "account_rules_approved_notices_parent_idx" ON "account_rules_approved_notices" USING btree ("parent_id");
  CREATE INDEX "notices_handed_in_at_idx" ON "notices" USING btree ("handed_in_at");
  CREATE INDEX "_notices_v_version_version_handed_in_at_idx" ON "_notices_v" USING btree ("version_handed_in_at");
  CREATE INDEX "pages_handed_in_at_idx" ON "pages" USING btree ("handed_in_at");
  CREATE INDEX "_pages_v_version_version_handed_in_at_idx" ON "_pages_v" USING btree ("version_handed_in_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_rules_approved_notices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_rules_approved_notices" CASCADE;
  DROP INDEX "notices_handed_in_at_idx";
  DROP INDEX "_notices_v_version_version_handed_in_at_idx";
  DROP INDEX "pages_handed_in_at_idx";
  DROP INDEX "_pages_v_version_version_handed_in_at_idx";
  ALTER TABLE "notices" DROP COLUMN "handed_in_at";
  ALTER TABLE "notices" DROP COLUMN "handed_in_by";
  ALTER TABLE "notices" DROP COLUMN "handed_back";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_in_at";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_back";
  ALTER TABLE "employees" DROP COLUMN "handed_in_by";
  ALTER TABLE "_employees_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "pages" DROP COLUMN "handed_in_at";
  ALTER TABLE "pages" DROP COLUMN "handed_in_by";
  ALTER TABLE "pages" DROP COLUMN "handed_back";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_in_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_back";
  ALTER TABLE "account_rules" DROP COLUMN "approved_pages";
  DROP TYPE "public"."enum_account_rules_approved_notices";`)
}
