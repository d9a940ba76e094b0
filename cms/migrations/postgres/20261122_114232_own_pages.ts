import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_pages_kind" AS ENUM('notices', 'documents', 'articles', 'text', 'members', 'people', 'tabs', 'evidence');
  CREATE TYPE "public"."enum_site_pages_section" AS ENUM('about', 'admission', 'students', 'facilities', 'wings', 'distance', 'iqac', 'research', 'alumni', 'galleries', 'rti', 'none');
  CREATE TYPE "public"."enum_site_pages_heading" AS ENUM('about', 'admission', 'students', 'facilities', 'wings', 'distance', 'iqac', 'research', 'alumni', 'galleries', 'rti', 'administration', 'academics', 'support', 'ncc', 'nss', 'reports', 'meetings', 'feedbacks', 'notable', 'voices');
  CREATE TYPE "public"."enum_site_pages_menu" AS ENUM('about', 'academics', 'admission', 'students', 'notifications', 'iqac', 'research', 'facilities', 'alumni', 'more', 'none');
  ALTER TYPE "public"."enum_notices_type" ADD VALUE 'OWN';
  ALTER TYPE "public"."enum__notices_v_version_type" ADD VALUE 'OWN';
  ALTER TYPE "public"."enum_members_type" ADD VALUE 'OWN';
  ALTER TYPE "public"."enum_evidence_groups_report" ADD VALUE 'OWN';
  CREATE TABLE "site_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"kind" "enum_site_pages_kind",
  	"hidden" boolean DEFAULT false,
  	"section" "enum_site_pages_section",
  	"heading" "enum_site_pages_heading",
  	"menu" "enum_site_pages_menu",
  	"place" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_pages_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notices" ADD COLUMN "own_page_id" integer;
  ALTER TABLE "_notices_v" ADD COLUMN "version_own_page_id" integer;
  ALTER TABLE "members" ADD COLUMN "own_page_id" integer;
  ALTER TABLE "evidence_groups" ADD COLUMN "own_page_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "site_pages_locales" ADD CONSTRAINT "site_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "site_pages_path_idx" ON "site_pages" USING btree ("path");
  CREATE INDEX "site_pages_updated_at_idx" ON "site_pages" USING btree ("updated_at");
  CREATE INDEX "site_pages_created_at_idx" ON "site_pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_pages_locales_locale_parent_id_unique" ON "site_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_pages_locales_parent_idx" ON "site_pages_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "notices" ADD CONSTRAINT "notices_own_page_id_site_pages_id_fk" FOREIGN KEY ("own_page_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_own_page_id_site_pages_id_fk" FOREIGN KEY ("version_own_page_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_own_page_id_site_pages_id_fk" FOREIGN KEY ("own_page_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evidence_groups" ADD CONSTRAINT "evidence_groups_own_page_id_site_pages_id_fk" FOREIGN KEY ("own_page_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pages_fk" FOREIGN KEY ("site_pages_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_own_page_idx" ON "notices" USING btree ("own_page_id");
  CREATE INDEX "_notices_v_version_version_own_page_idx" ON "_notices_v" USING btree ("version_own_page_id");
  CREATE INDEX "members_own_page_idx" ON "members" USING btree ("own_page_id");
  CREATE INDEX "evidence_groups_own_page_idx" ON "evidence_groups" USING btree ("own_page_id");
  CREATE INDEX "payload_locked_documents_rels_site_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_pages" CASCADE;
  DROP TABLE "site_pages_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "notices" DROP CONSTRAINT "notices_own_page_id_site_pages_id_fk";
  
  ALTER TABLE "_notices_v" DROP CONSTRAINT "_notices_v_version_own_page_id_site_pages_id_fk";
  
  ALTER TABLE "members" DROP CONSTRAINT "members_own_page_id_site_pages_id_fk";
  
  ALTER TABLE "evidence_groups" DROP CONSTRAINT "evidence_groups_own_page_id_site_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "notices" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_notices_type";
  CREATE TYPE "public"."enum_notices_type" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT');
  ALTER TABLE "notices" ALTER COLUMN "type" SET DATA TYPE "public"."enum_notices_type" USING "type"::"public"."enum_notices_type";
  ALTER TABLE "_notices_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  DROP TYPE "public"."enum__notices_v_version_type";
  CREATE TYPE "public"."enum__notices_v_version_type" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT');
  ALTER TABLE "_notices_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__notices_v_version_type" USING "version_type"::"public"."enum__notices_v_version_type";
  ALTER TABLE "members" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_members_type";
  CREATE TYPE "public"."enum_members_type" AS ENUM('ALUMNI_COMMITTEE', 'PCSU', 'GOVERNING_BODY');
  ALTER TABLE "members" ALTER COLUMN "type" SET DATA TYPE "public"."enum_members_type" USING "type"::"public"."enum_members_type";
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" SET DATA TYPE text;
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" SET DEFAULT 'IQAC'::text;
  DROP TYPE "public"."enum_evidence_groups_report";
  CREATE TYPE "public"."enum_evidence_groups_report" AS ENUM('IQAC', 'SSR');
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" SET DEFAULT 'IQAC'::"public"."enum_evidence_groups_report";
  ALTER TABLE "evidence_groups" ALTER COLUMN "report" SET DATA TYPE "public"."enum_evidence_groups_report" USING "report"::"public"."enum_evidence_groups_report";
  DROP INDEX "notices_own_page_idx";
  DROP INDEX "_notices_v_version_version_own_page_idx";
  DROP INDEX "members_own_page_idx";
  DROP INDEX "evidence_groups_own_page_idx";
  DROP INDEX "payload_locked_documents_rels_site_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "notices" DROP COLUMN "own_page_id";
  ALTER TABLE "_notices_v" DROP COLUMN "version_own_page_id";
  ALTER TABLE "members" DROP COLUMN "own_page_id";
  ALTER TABLE "evidence_groups" DROP COLUMN "own_page_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_site_pages_kind";
  DROP TYPE "public"."enum_site_pages_section";
  DROP TYPE "public"."enum_site_pages_heading";
  DROP TYPE "public"."enum_site_pages_menu";`)
}
