import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_policies_kind" AS ENUM('copyright', 'hyperlinking', 'privacy', 'terms', 'content', 'archival', 'review', 'monitoring', 'security', 'contingency');
  CREATE TYPE "public"."enum__policies_v_version_kind" AS ENUM('copyright', 'hyperlinking', 'privacy', 'terms', 'content', 'archival', 'review', 'monitoring', 'security', 'contingency');
  CREATE TYPE "public"."enum_media_captions_language" AS ENUM('en', 'as', 'bn', 'hi', 'brx', 'ne', 'sa');
  CREATE TYPE "public"."enum_media_document_language" AS ENUM('en', 'as', 'bn', 'hi', 'brx', 'ne', 'sa');
  CREATE TYPE "public"."enum_media_accessibility" AS ENUM('accessible', 'scan', 'untagged', 'untitled', 'unreadable');
  CREATE TYPE "public"."enum_walks_state" AS ENUM('running', 'done', 'failed');
  CREATE TYPE "public"."enum_account_rules_approved_notices" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT', 'OWN');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'certification' BEFORE 'file-import';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'walk' BEFORE 'wordpress';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'certification' BEFORE 'file-import';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'walk' BEFORE 'wordpress';
  CREATE TABLE "policies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_policies_kind" NOT NULL,
  	"months" numeric,
  	"adopted_on" timestamp(3) with time zone,
  	"adoptions" jsonb,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "policies_locales" (
  	"addition" jsonb,
  	"words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__policies_v_version_kind" NOT NULL,
  	"version_months" numeric,
  	"version_adopted_on" timestamp(3) with time zone,
  	"version_adoptions" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_policies_v_locales" (
  	"version_addition" jsonb,
  	"version_words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_media_captions_language" NOT NULL,
  	"file_id" integer NOT NULL
  );
  
  CREATE TABLE "walks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_walks_state" NOT NULL,
  	"by_id" integer,
  	"report" jsonb,
  	"pages" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certification_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar,
  	"results" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_rules_approved_notices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_account_rules_approved_notices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  ALTER TABLE "notices" ADD COLUMN "handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "notices" ADD COLUMN "handed_back" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "_notices_v" ADD COLUMN "version_handed_back" varchar;
  ALTER TABLE "employees" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "_employees_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "alumni" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "handed_in_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "handed_back" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_in_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_in_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_handed_back" varchar;
  ALTER TABLE "duty_answers" ADD COLUMN "answered_by" varchar;
  ALTER TABLE "duty_answers" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "document_language" "enum_media_document_language";
  ALTER TABLE "media" ADD COLUMN "valid_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "source_owner" varchar;
  ALTER TABLE "media" ADD COLUMN "source_title" varchar;
  ALTER TABLE "media" ADD COLUMN "source_year" varchar;
  ALTER TABLE "media" ADD COLUMN "permission" varchar;
  ALTER TABLE "media" ADD COLUMN "permission_letter_id" integer;
  ALTER TABLE "media" ADD COLUMN "is_silent" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "described_film_id" integer;
  ALTER TABLE "media" ADD COLUMN "accessibility" "enum_media_accessibility";
  ALTER TABLE "media_locales" ADD COLUMN "transcript" varchar;
  ALTER TABLE "media_locales" ADD COLUMN "film_description" varchar;
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
  ALTER TABLE "document_texts" ADD COLUMN "facts" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "policies_id" integer;
  ALTER TABLE "college" ADD COLUMN "answer_days" numeric DEFAULT 30;
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
  ALTER TABLE "_college_v" ADD COLUMN "version_answer_days" numeric DEFAULT 30;
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
  ALTER TABLE "_college_v_locales" ADD COLUMN "version_information_manager_address" varchar;
  ALTER TABLE "disclosure" ADD COLUMN "show_quality" boolean DEFAULT false;
  ALTER TABLE "review_settings" ADD COLUMN "check_outside_links" boolean DEFAULT false;
  ALTER TABLE "account_rules" ADD COLUMN "approved_pages" boolean DEFAULT false;
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "walks" ADD CONSTRAINT "walks_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_rules_approved_notices" ADD CONSTRAINT "account_rules_approved_notices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "policies_kind_idx" ON "policies" USING btree ("kind");
  CREATE INDEX "policies_adopted_on_idx" ON "policies" USING btree ("adopted_on");
  CREATE INDEX "policies_updated_at_idx" ON "policies" USING btree ("updated_at");
  CREATE INDEX "policies_created_at_idx" ON "policies" USING btree ("created_at");
  CREATE INDEX "policies_deleted_at_idx" ON "policies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "policies_locales_locale_parent_id_unique" ON "policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policies_locales_parent_idx" ON "policies_locales" USING btree ("_parent_id");
  CREATE INDEX "_policies_v_parent_idx" ON "_policies_v" USING btree ("parent_id");
  CREATE INDEX "_policies_v_version_version_kind_idx" ON "_policies_v" USING btree ("version_kind");
  CREATE INDEX "_policies_v_version_version_adopted_on_idx" ON "_policies_v" USING btree ("version_adopted_on");
  CREATE INDEX "_policies_v_version_version_updated_at_idx" ON "_policies_v" USING btree ("version_updated_at");
  CREATE INDEX "_policies_v_version_version_created_at_idx" ON "_policies_v" USING btree ("version_created_at");
  CREATE INDEX "_policies_v_version_version_deleted_at_idx" ON "_policies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_policies_v_created_at_idx" ON "_policies_v" USING btree ("created_at");
  CREATE INDEX "_policies_v_updated_at_idx" ON "_policies_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_policies_v_locales_locale_parent_id_unique" ON "_policies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_locales_parent_idx" ON "_policies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_captions_order_idx" ON "media_captions" USING btree ("_order");
  CREATE INDEX "media_captions_parent_id_idx" ON "media_captions" USING btree ("_parent_id");
  CREATE INDEX "media_captions_file_idx" ON "media_captions" USING btree ("file_id");
  CREATE INDEX "walks_by_idx" ON "walks" USING btree ("by_id");
  CREATE INDEX "walks_updated_at_idx" ON "walks" USING btree ("updated_at");
  CREATE INDEX "walks_created_at_idx" ON "walks" USING btree ("created_at");
  CREATE INDEX "certification_runs_updated_at_idx" ON "certification_runs" USING btree ("updated_at");
  CREATE INDEX "certification_runs_created_at_idx" ON "certification_runs" USING btree ("created_at");
  CREATE INDEX "account_rules_approved_notices_order_idx" ON "account_rules_approved_notices" USING btree ("order");
  CREATE INDEX "account_rules_approved_notices_parent_idx" ON "account_rules_approved_notices" USING btree ("parent_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_permission_letter_id_media_id_fk" FOREIGN KEY ("permission_letter_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_described_film_id_media_id_fk" FOREIGN KEY ("described_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_handed_in_at_idx" ON "notices" USING btree ("handed_in_at");
  CREATE INDEX "_notices_v_version_version_handed_in_at_idx" ON "_notices_v" USING btree ("version_handed_in_at");
  CREATE INDEX "pages_handed_in_at_idx" ON "pages" USING btree ("handed_in_at");
  CREATE INDEX "_pages_v_version_version_handed_in_at_idx" ON "_pages_v" USING btree ("version_handed_in_at");
  CREATE INDEX "media_permission_letter_idx" ON "media" USING btree ("permission_letter_id");
  CREATE INDEX "media_described_film_idx" ON "media" USING btree ("described_film_id");
  CREATE INDEX "media_accessibility_idx" ON "media" USING btree ("accessibility");
  CREATE INDEX "alumni_registrations_deleted_at_idx" ON "alumni_registrations" USING btree ("deleted_at");
  CREATE INDEX "visitor_notes_deleted_at_idx" ON "visitor_notes" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires","deadline","deleted_at");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires","deadline","deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "policies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "walks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certification_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_rules_approved_notices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "policies" CASCADE;
  DROP TABLE "policies_locales" CASCADE;
  DROP TABLE "_policies_v" CASCADE;
  DROP TABLE "_policies_v_locales" CASCADE;
  DROP TABLE "media_captions" CASCADE;
  DROP TABLE "walks" CASCADE;
  DROP TABLE "certification_runs" CASCADE;
  DROP TABLE "account_rules_approved_notices" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_permission_letter_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_described_film_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_policies_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'file-import', 'mail', 'remind-owners', 'refresh-index', 'rehearsal', 'sheet', 'sweep', 'tell-moderators', 'wordpress', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "notices_handed_in_at_idx";
  DROP INDEX "_notices_v_version_version_handed_in_at_idx";
  DROP INDEX "pages_handed_in_at_idx";
  DROP INDEX "_pages_v_version_version_handed_in_at_idx";
  DROP INDEX "media_permission_letter_idx";
  DROP INDEX "media_described_film_idx";
  DROP INDEX "media_accessibility_idx";
  DROP INDEX "alumni_registrations_deleted_at_idx";
  DROP INDEX "visitor_notes_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_policies_id_idx";
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires","deleted_at");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires","deleted_at");
  ALTER TABLE "notices" DROP COLUMN "handed_in_at";
  ALTER TABLE "notices" DROP COLUMN "handed_in_by";
  ALTER TABLE "notices" DROP COLUMN "handed_back";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_in_at";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "_notices_v" DROP COLUMN "version_handed_back";
  ALTER TABLE "employees" DROP COLUMN "handed_in_by";
  ALTER TABLE "_employees_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "alumni" DROP COLUMN "withdrawn_at";
  ALTER TABLE "pages" DROP COLUMN "handed_in_at";
  ALTER TABLE "pages" DROP COLUMN "handed_in_by";
  ALTER TABLE "pages" DROP COLUMN "handed_back";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_in_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_in_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_handed_back";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_by";
  ALTER TABLE "duty_answers" DROP COLUMN "answered_at";
  ALTER TABLE "media" DROP COLUMN "document_language";
  ALTER TABLE "media" DROP COLUMN "valid_until";
  ALTER TABLE "media" DROP COLUMN "source_owner";
  ALTER TABLE "media" DROP COLUMN "source_title";
  ALTER TABLE "media" DROP COLUMN "source_year";
  ALTER TABLE "media" DROP COLUMN "permission";
  ALTER TABLE "media" DROP COLUMN "permission_letter_id";
  ALTER TABLE "media" DROP COLUMN "is_silent";
  ALTER TABLE "media" DROP COLUMN "described_film_id";
  ALTER TABLE "media" DROP COLUMN "accessibility";
  ALTER TABLE "media_locales" DROP COLUMN "transcript";
  ALTER TABLE "media_locales" DROP COLUMN "film_description";
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
  ALTER TABLE "document_texts" DROP COLUMN "facts";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "policies_id";
  ALTER TABLE "college" DROP COLUMN "answer_days";
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
  ALTER TABLE "_college_v" DROP COLUMN "version_answer_days";
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
  ALTER TABLE "_college_v_locales" DROP COLUMN "version_information_manager_address";
  ALTER TABLE "disclosure" DROP COLUMN "show_quality";
  ALTER TABLE "review_settings" DROP COLUMN "check_outside_links";
  ALTER TABLE "account_rules" DROP COLUMN "approved_pages";
  DROP TYPE "public"."enum_policies_kind";
  DROP TYPE "public"."enum__policies_v_version_kind";
  DROP TYPE "public"."enum_media_captions_language";
  DROP TYPE "public"."enum_media_document_language";
  DROP TYPE "public"."enum_media_accessibility";
  DROP TYPE "public"."enum_walks_state";
  DROP TYPE "public"."enum_account_rules_approved_notices";`)
}
