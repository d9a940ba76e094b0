import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_department_files_type" AS ENUM('ACHIEVEMENTS', 'SYLLABUS', 'JOURNAL', 'CO_PO', 'WALL_MAGAZINE');
  CREATE TYPE "public"."enum_employees_research_articles_ugc_care" AS ENUM('Yes', 'No');
  CREATE TYPE "public"."enum_employees_other_publications_category" AS ENUM('CHAPTER_IN_BOOK', 'OTHER_PUBLICATION', 'EDITED_BOOK_OR_JOURNAL', 'ARTICLE_IN_POPULAR_BOOK', 'NEWSPAPER_PUBLICATION', 'E_CONTENT');
  CREATE TYPE "public"."enum_members_type" AS ENUM('ALUMNI_COMMITTEE', 'PCSU', 'GOVERNING_BODY');
  CREATE TYPE "public"."enum_rti_officers_role" AS ENUM('FIRST_APPELLATE_AUTHORITY', 'FIRST_INFORMATION_OFFICER', 'MEMBER', 'SECOND_INFORMATION_OFFICER');
  CREATE TYPE "public"."enum_evidence_groups_types" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TYPE "public"."enum_evidence_groups_report" AS ENUM('IQAC', 'SSR');
  CREATE TYPE "public"."enum_evidence_criteria_type" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_alumni_registrations_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail', 'sweep', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail', 'sweep', 'schedulePublish');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'iqac-coordinator' BEFORE 'moderator';
  CREATE TABLE "department_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_department_files_type" NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"department_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "department_files_locales" (
  	"title" varchar NOT NULL,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "department_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "employees_b_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course_b" varchar,
  	"subject_b" varchar,
  	"university_b" varchar,
  	"year_b" varchar
  );
  
  CREATE TABLE "employees_m_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course_m" varchar,
  	"subject_m" varchar,
  	"university_m" varchar,
  	"year_m" varchar
  );
  
  CREATE TABLE "employees_phd" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_p" varchar,
  	"year_p" varchar,
  	"university_p" varchar,
  	"department_p" varchar,
  	"supervisor_p" varchar
  );
  
  CREATE TABLE "employees_mphil" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_m1" varchar,
  	"year_m1" varchar,
  	"university_m1" varchar,
  	"department_m1" varchar,
  	"supervisor_m1" varchar
  );
  
  CREATE TABLE "employees_o_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description_o" varchar,
  	"year_o" varchar
  );
  
  CREATE TABLE "employees_papers_taught" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"semester" varchar,
  	"paper_code" varchar,
  	"paper_name" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_teaching_work_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_teaching_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section_name" varchar NOT NULL
  );
  
  CREATE TABLE "employees_courses_attended" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"category" varchar,
  	"organizer" varchar,
  	"from" varchar,
  	"till" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_seminars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"type" varchar,
  	"from" varchar,
  	"till" varchar,
  	"collaborating_unit" varchar,
  	"category" varchar,
  	"participant" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_extension" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"primary_unit" varchar,
  	"collaborating_unit" varchar,
  	"participant" varchar,
  	"from" varchar,
  	"till" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_student_support_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_student_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section_name" varchar NOT NULL
  );
  
  CREATE TABLE "employees_research" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"type" varchar,
  	"sponsored_by" varchar,
  	"duration" varchar,
  	"fund" varchar,
  	"fund_received" varchar,
  	"co_researcher" varchar,
  	"status" varchar,
  	"commencement_date" varchar,
  	"submission_date" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_research_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"journal_name" varchar,
  	"ugc_care" "enum_employees_research_articles_ugc_care",
  	"impact_factor" varchar,
  	"citation_index" varchar,
  	"h_index" varchar,
  	"category" varchar,
  	"page_no" varchar,
  	"volume" varchar,
  	"isbn" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_other_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"journal_name" varchar,
  	"category" "enum_employees_other_publications_category",
  	"publication_date" varchar,
  	"page_no" varchar,
  	"volume" varchar,
  	"isbn" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_research_paper" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_paper" varchar,
  	"title_book" varchar,
  	"published_by" varchar,
  	"isbn_no" varchar,
  	"volume" varchar,
  	"page_nos" varchar,
  	"date_year" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_text_book" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_book" varchar,
  	"published_by" varchar,
  	"isbn_no" varchar,
  	"volume" varchar,
  	"edition" varchar,
  	"name_of_authors" varchar,
  	"date_year" varchar,
  	"other_info" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_workshop" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date_year" varchar,
  	"organised_by" varchar,
  	"theme" varchar,
  	"duration" varchar,
  	"sponsored_by" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_guideship" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date_of_registration" varchar,
  	"topic" varchar,
  	"status" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"area" varchar,
  	"achievement" varchar,
  	"award" varchar,
  	"other_info" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"achievement" varchar,
  	"date_year" varchar,
  	"other_info" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_college_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"from" varchar,
  	"till" varchar,
  	"other_info" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "employees_social_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"from" varchar,
  	"till" varchar,
  	"other_info" varchar,
  	"quarter" varchar
  );
  
  CREATE TABLE "committees_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "committees_members_locales" (
  	"member_name" varchar,
  	"member_designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "committees_tasks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "committees_tasks_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "committees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "committees_locales" (
  	"name" varchar NOT NULL,
  	"objectives" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "committees_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_members_type" NOT NULL,
  	"order" numeric DEFAULT 100,
  	"dp_id" integer,
  	"date_of_joining" timestamp(3) with time zone,
  	"show_contact" boolean DEFAULT false,
  	"email" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_locales" (
  	"name" varchar NOT NULL,
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "former_principals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "former_principals_locales" (
  	"name" varchar NOT NULL,
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rti_officers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_rti_officers_role" NOT NULL,
  	"order" numeric DEFAULT 100,
  	"email" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rti_officers_locales" (
  	"name" varchar NOT NULL,
  	"designation" varchar,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "evidence_groups_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_evidence_groups_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "evidence_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report" "enum_evidence_groups_report" DEFAULT 'IQAC' NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evidence_groups_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "evidence_criteria" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer NOT NULL,
  	"type" "enum_evidence_criteria_type" NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evidence_criteria_locales" (
  	"criterion" varchar NOT NULL,
  	"metric_question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "evidence_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"criterion_id" integer NOT NULL,
  	"sr_no" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evidence_questions_locales" (
  	"metric_question" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "evidence_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question_id" integer NOT NULL,
  	"sr_no" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evidence_files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "evidence_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "pages_cards_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_pages_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_cards_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"department_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "albums_locales" (
  	"caption" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "albums_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "important_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "important_files_locales" (
  	"title" varchar NOT NULL,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "important_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courses_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "messages_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"by" varchar,
  	"what" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "messages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"submitted_photos_id" integer
  );
  
  CREATE TABLE "alumni_registrations_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"by" varchar,
  	"what" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "alumni_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_alumni_registrations_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"waiting" boolean DEFAULT false,
  	"reference" varchar,
  	"received_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"department_id" integer,
  	"department_written" varchar,
  	"batch_from" numeric NOT NULL,
  	"batch_to" numeric NOT NULL,
  	"occupation" varchar,
  	"highest_qualification" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"whatsapp_number" varchar,
  	"address" varchar,
  	"show_contact" boolean DEFAULT false,
  	"alumnus_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alumni_registrations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"submitted_photos_id" integer
  );
  
  CREATE TABLE "submitted_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"taken_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "email_verifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"day_begins" numeric NOT NULL,
  	"requests" numeric NOT NULL,
  	"code" varchar,
  	"code_until" numeric,
  	"guesses" numeric,
  	"verified_until" numeric
  );
  
  CREATE TABLE "imported_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "notices" ADD COLUMN "expires" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_expires" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "google_scholar" varchar;
  ALTER TABLE "employees" ADD COLUMN "orchid_link" varchar;
  ALTER TABLE "employees" ADD COLUMN "linkedin_link" varchar;
  ALTER TABLE "employees" ADD COLUMN "facebook_link" varchar;
  ALTER TABLE "employees" ADD COLUMN "wiki_link" varchar;
  ALTER TABLE "employees_locales" ADD COLUMN "any_other_information" jsonb;
  ALTER TABLE "messages" ADD COLUMN "reason" varchar;
  ALTER TABLE "messages" ADD COLUMN "waiting" boolean DEFAULT false;
  ALTER TABLE "messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "messages" ADD COLUMN "received_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "email" varchar;
  ALTER TABLE "messages" ADD COLUMN "department_id" integer;
  ALTER TABLE "messages" ADD COLUMN "department_written" varchar;
  ALTER TABLE "messages" ADD COLUMN "course" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "department_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "committees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "members_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_principals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rti_officers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "evidence_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "evidence_criteria_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "evidence_questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "evidence_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "important_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alumni_registrations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submitted_photos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_verifications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imported_records_id" integer;
  ALTER TABLE "department_files" ADD CONSTRAINT "department_files_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "department_files_locales" ADD CONSTRAINT "department_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."department_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "department_files_rels" ADD CONSTRAINT "department_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."department_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "department_files_rels" ADD CONSTRAINT "department_files_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_b_degree" ADD CONSTRAINT "employees_b_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_m_degree" ADD CONSTRAINT "employees_m_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_phd" ADD CONSTRAINT "employees_phd_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_mphil" ADD CONSTRAINT "employees_mphil_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_o_degree" ADD CONSTRAINT "employees_o_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_papers_taught" ADD CONSTRAINT "employees_papers_taught_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_teaching_work_section_data" ADD CONSTRAINT "employees_teaching_work_section_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees_teaching_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_teaching_work" ADD CONSTRAINT "employees_teaching_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_courses_attended" ADD CONSTRAINT "employees_courses_attended_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_seminars" ADD CONSTRAINT "employees_seminars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_extension" ADD CONSTRAINT "employees_extension_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_student_support_section_data" ADD CONSTRAINT "employees_student_support_section_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees_student_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_student_support" ADD CONSTRAINT "employees_student_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_research" ADD CONSTRAINT "employees_research_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_research_articles" ADD CONSTRAINT "employees_research_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_other_publications" ADD CONSTRAINT "employees_other_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_research_paper" ADD CONSTRAINT "employees_research_paper_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_text_book" ADD CONSTRAINT "employees_text_book_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_workshop" ADD CONSTRAINT "employees_workshop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_guideship" ADD CONSTRAINT "employees_guideship_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_awards" ADD CONSTRAINT "employees_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_achievements" ADD CONSTRAINT "employees_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_college_activities" ADD CONSTRAINT "employees_college_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_social_activities" ADD CONSTRAINT "employees_social_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_members" ADD CONSTRAINT "committees_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_members_locales" ADD CONSTRAINT "committees_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_tasks" ADD CONSTRAINT "committees_tasks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_tasks_locales" ADD CONSTRAINT "committees_tasks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_locales" ADD CONSTRAINT "committees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_locales" ADD CONSTRAINT "members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_principals_locales" ADD CONSTRAINT "former_principals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."former_principals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rti_officers_locales" ADD CONSTRAINT "rti_officers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rti_officers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_groups_types" ADD CONSTRAINT "evidence_groups_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evidence_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_groups_locales" ADD CONSTRAINT "evidence_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."evidence_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_criteria" ADD CONSTRAINT "evidence_criteria_group_id_evidence_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."evidence_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evidence_criteria_locales" ADD CONSTRAINT "evidence_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."evidence_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_questions" ADD CONSTRAINT "evidence_questions_criterion_id_evidence_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."evidence_criteria"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evidence_questions_locales" ADD CONSTRAINT "evidence_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."evidence_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_question_id_evidence_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."evidence_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evidence_files_locales" ADD CONSTRAINT "evidence_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."evidence_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_files_rels" ADD CONSTRAINT "evidence_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evidence_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "evidence_files_rels" ADD CONSTRAINT "evidence_files_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_cards" ADD CONSTRAINT "pages_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_cards" ADD CONSTRAINT "pages_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_cards_locales" ADD CONSTRAINT "pages_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_cards" ADD CONSTRAINT "_pages_v_version_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_cards" ADD CONSTRAINT "_pages_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_cards_locales" ADD CONSTRAINT "_pages_v_version_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_locales" ADD CONSTRAINT "important_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_rels" ADD CONSTRAINT "important_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_rels" ADD CONSTRAINT "important_files_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_decisions" ADD CONSTRAINT "messages_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_rels" ADD CONSTRAINT "messages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_rels" ADD CONSTRAINT "messages_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations_decisions" ADD CONSTRAINT "alumni_registrations_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations" ADD CONSTRAINT "alumni_registrations_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_registrations" ADD CONSTRAINT "alumni_registrations_alumnus_id_alumni_id_fk" FOREIGN KEY ("alumnus_id") REFERENCES "public"."alumni"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_registrations_rels" ADD CONSTRAINT "alumni_registrations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations_rels" ADD CONSTRAINT "alumni_registrations_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "department_files_type_idx" ON "department_files" USING btree ("type");
  CREATE INDEX "department_files_date_idx" ON "department_files" USING btree ("date");
  CREATE INDEX "department_files_department_idx" ON "department_files" USING btree ("department_id");
  CREATE INDEX "department_files_updated_at_idx" ON "department_files" USING btree ("updated_at");
  CREATE INDEX "department_files_created_at_idx" ON "department_files" USING btree ("created_at");
  CREATE INDEX "department_type_date_idx" ON "department_files" USING btree ("department_id","type","date");
  CREATE UNIQUE INDEX "department_files_locales_locale_parent_id_unique" ON "department_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "department_files_locales_parent_idx" ON "department_files_locales" USING btree ("_parent_id");
  CREATE INDEX "department_files_rels_order_idx" ON "department_files_rels" USING btree ("order");
  CREATE INDEX "department_files_rels_parent_idx" ON "department_files_rels" USING btree ("parent_id");
  CREATE INDEX "department_files_rels_path_idx" ON "department_files_rels" USING btree ("path");
  CREATE INDEX "department_files_rels_media_id_idx" ON "department_files_rels" USING btree ("media_id");
  CREATE INDEX "employees_b_degree_order_idx" ON "employees_b_degree" USING btree ("_order");
  CREATE INDEX "employees_b_degree_parent_id_idx" ON "employees_b_degree" USING btree ("_parent_id");
  CREATE INDEX "employees_m_degree_order_idx" ON "employees_m_degree" USING btree ("_order");
  CREATE INDEX "employees_m_degree_parent_id_idx" ON "employees_m_degree" USING btree ("_parent_id");
  CREATE INDEX "employees_phd_order_idx" ON "employees_phd" USING btree ("_order");
  CREATE INDEX "employees_phd_parent_id_idx" ON "employees_phd" USING btree ("_parent_id");
  CREATE INDEX "employees_mphil_order_idx" ON "employees_mphil" USING btree ("_order");
  CREATE INDEX "employees_mphil_parent_id_idx" ON "employees_mphil" USING btree ("_parent_id");
  CREATE INDEX "employees_o_degree_order_idx" ON "employees_o_degree" USING btree ("_order");
  CREATE INDEX "employees_o_degree_parent_id_idx" ON "employees_o_degree" USING btree ("_parent_id");
  CREATE INDEX "employees_papers_taught_order_idx" ON "employees_papers_taught" USING btree ("_order");
  CREATE INDEX "employees_papers_taught_parent_id_idx" ON "employees_papers_taught" USING btree ("_parent_id");
  CREATE INDEX "employees_teaching_work_section_data_order_idx" ON "employees_teaching_work_section_data" USING btree ("_order");
  CREATE INDEX "employees_teaching_work_section_data_parent_id_idx" ON "employees_teaching_work_section_data" USING btree ("_parent_id");
  CREATE INDEX "employees_teaching_work_order_idx" ON "employees_teaching_work" USING btree ("_order");
  CREATE INDEX "employees_teaching_work_parent_id_idx" ON "employees_teaching_work" USING btree ("_parent_id");
  CREATE INDEX "employees_courses_attended_order_idx" ON "employees_courses_attended" USING btree ("_order");
  CREATE INDEX "employees_courses_attended_parent_id_idx" ON "employees_courses_attended" USING btree ("_parent_id");
  CREATE INDEX "employees_seminars_order_idx" ON "employees_seminars" USING btree ("_order");
  CREATE INDEX "employees_seminars_parent_id_idx" ON "employees_seminars" USING btree ("_parent_id");
  CREATE INDEX "employees_extension_order_idx" ON "employees_extension" USING btree ("_order");
  CREATE INDEX "employees_extension_parent_id_idx" ON "employees_extension" USING btree ("_parent_id");
  CREATE INDEX "employees_student_support_section_data_order_idx" ON "employees_student_support_section_data" USING btree ("_order");
  CREATE INDEX "employees_student_support_section_data_parent_id_idx" ON "employees_student_support_section_data" USING btree ("_parent_id");
  CREATE INDEX "employees_student_support_order_idx" ON "employees_student_support" USING btree ("_order");
  CREATE INDEX "employees_student_support_parent_id_idx" ON "employees_student_support" USING btree ("_parent_id");
  CREATE INDEX "employees_research_order_idx" ON "employees_research" USING btree ("_order");
  CREATE INDEX "employees_research_parent_id_idx" ON "employees_research" USING btree ("_parent_id");
  CREATE INDEX "employees_research_articles_order_idx" ON "employees_research_articles" USING btree ("_order");
  CREATE INDEX "employees_research_articles_parent_id_idx" ON "employees_research_articles" USING btree ("_parent_id");
  CREATE INDEX "employees_other_publications_order_idx" ON "employees_other_publications" USING btree ("_order");
  CREATE INDEX "employees_other_publications_parent_id_idx" ON "employees_other_publications" USING btree ("_parent_id");
  CREATE INDEX "employees_research_paper_order_idx" ON "employees_research_paper" USING btree ("_order");
  CREATE INDEX "employees_research_paper_parent_id_idx" ON "employees_research_paper" USING btree ("_parent_id");
  CREATE INDEX "employees_text_book_order_idx" ON "employees_text_book" USING btree ("_order");
  CREATE INDEX "employees_text_book_parent_id_idx" ON "employees_text_book" USING btree ("_parent_id");
  CREATE INDEX "employees_workshop_order_idx" ON "employees_workshop" USING btree ("_order");
  CREATE INDEX "employees_workshop_parent_id_idx" ON "employees_workshop" USING btree ("_parent_id");
  CREATE INDEX "employees_guideship_order_idx" ON "employees_guideship" USING btree ("_order");
  CREATE INDEX "employees_guideship_parent_id_idx" ON "employees_guideship" USING btree ("_parent_id");
  CREATE INDEX "employees_awards_order_idx" ON "employees_awards" USING btree ("_order");
  CREATE INDEX "employees_awards_parent_id_idx" ON "employees_awards" USING btree ("_parent_id");
  CREATE INDEX "employees_achievements_order_idx" ON "employees_achievements" USING btree ("_order");
  CREATE INDEX "employees_achievements_parent_id_idx" ON "employees_achievements" USING btree ("_parent_id");
  CREATE INDEX "employees_college_activities_order_idx" ON "employees_college_activities" USING btree ("_order");
  CREATE INDEX "employees_college_activities_parent_id_idx" ON "employees_college_activities" USING btree ("_parent_id");
  CREATE INDEX "employees_social_activities_order_idx" ON "employees_social_activities" USING btree ("_order");
  CREATE INDEX "employees_social_activities_parent_id_idx" ON "employees_social_activities" USING btree ("_parent_id");
  CREATE INDEX "committees_members_order_idx" ON "committees_members" USING btree ("_order");
  CREATE INDEX "committees_members_parent_id_idx" ON "committees_members" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "committees_members_locales_locale_parent_id_unique" ON "committees_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "committees_members_locales_parent_idx" ON "committees_members_locales" USING btree ("_parent_id");
  CREATE INDEX "committees_tasks_order_idx" ON "committees_tasks" USING btree ("_order");
  CREATE INDEX "committees_tasks_parent_id_idx" ON "committees_tasks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "committees_tasks_locales_locale_parent_id_unique" ON "committees_tasks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "committees_tasks_locales_parent_idx" ON "committees_tasks_locales" USING btree ("_parent_id");
  CREATE INDEX "committees_code_idx" ON "committees" USING btree ("code");
  CREATE INDEX "committees_updated_at_idx" ON "committees" USING btree ("updated_at");
  CREATE INDEX "committees_created_at_idx" ON "committees" USING btree ("created_at");
  CREATE UNIQUE INDEX "committees_locales_locale_parent_id_unique" ON "committees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "committees_locales_parent_idx" ON "committees_locales" USING btree ("_parent_id");
  CREATE INDEX "committees_rels_order_idx" ON "committees_rels" USING btree ("order");
  CREATE INDEX "committees_rels_parent_idx" ON "committees_rels" USING btree ("parent_id");
  CREATE INDEX "committees_rels_path_idx" ON "committees_rels" USING btree ("path");
  CREATE INDEX "committees_rels_media_id_idx" ON "committees_rels" USING btree ("media_id");
  CREATE INDEX "members_type_idx" ON "members" USING btree ("type");
  CREATE INDEX "members_dp_idx" ON "members" USING btree ("dp_id");
  CREATE INDEX "members_date_of_joining_idx" ON "members" USING btree ("date_of_joining");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "members_locales_locale_parent_id_unique" ON "members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "members_locales_parent_idx" ON "members_locales" USING btree ("_parent_id");
  CREATE INDEX "former_principals_from_idx" ON "former_principals" USING btree ("from");
  CREATE INDEX "former_principals_to_idx" ON "former_principals" USING btree ("to");
  CREATE INDEX "former_principals_updated_at_idx" ON "former_principals" USING btree ("updated_at");
  CREATE INDEX "former_principals_created_at_idx" ON "former_principals" USING btree ("created_at");
  CREATE UNIQUE INDEX "former_principals_locales_locale_parent_id_unique" ON "former_principals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "former_principals_locales_parent_idx" ON "former_principals_locales" USING btree ("_parent_id");
  CREATE INDEX "rti_officers_updated_at_idx" ON "rti_officers" USING btree ("updated_at");
  CREATE INDEX "rti_officers_created_at_idx" ON "rti_officers" USING btree ("created_at");
  CREATE UNIQUE INDEX "rti_officers_locales_locale_parent_id_unique" ON "rti_officers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rti_officers_locales_parent_idx" ON "rti_officers_locales" USING btree ("_parent_id");
  CREATE INDEX "evidence_groups_types_order_idx" ON "evidence_groups_types" USING btree ("order");
  CREATE INDEX "evidence_groups_types_parent_idx" ON "evidence_groups_types" USING btree ("parent_id");
  CREATE INDEX "evidence_groups_updated_at_idx" ON "evidence_groups" USING btree ("updated_at");
  CREATE INDEX "evidence_groups_created_at_idx" ON "evidence_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "evidence_groups_locales_locale_parent_id_unique" ON "evidence_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "evidence_groups_locales_parent_idx" ON "evidence_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "evidence_criteria_group_idx" ON "evidence_criteria" USING btree ("group_id");
  CREATE INDEX "evidence_criteria_updated_at_idx" ON "evidence_criteria" USING btree ("updated_at");
  CREATE INDEX "evidence_criteria_created_at_idx" ON "evidence_criteria" USING btree ("created_at");
  CREATE INDEX "group_type_order_idx" ON "evidence_criteria" USING btree ("group_id","type","order");
  CREATE UNIQUE INDEX "evidence_criteria_locales_locale_parent_id_unique" ON "evidence_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "evidence_criteria_locales_parent_idx" ON "evidence_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "evidence_questions_criterion_idx" ON "evidence_questions" USING btree ("criterion_id");
  CREATE INDEX "evidence_questions_updated_at_idx" ON "evidence_questions" USING btree ("updated_at");
  CREATE INDEX "evidence_questions_created_at_idx" ON "evidence_questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "evidence_questions_locales_locale_parent_id_unique" ON "evidence_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "evidence_questions_locales_parent_idx" ON "evidence_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "evidence_files_question_idx" ON "evidence_files" USING btree ("question_id");
  CREATE INDEX "evidence_files_updated_at_idx" ON "evidence_files" USING btree ("updated_at");
  CREATE INDEX "evidence_files_created_at_idx" ON "evidence_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "evidence_files_locales_locale_parent_id_unique" ON "evidence_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "evidence_files_locales_parent_idx" ON "evidence_files_locales" USING btree ("_parent_id");
  CREATE INDEX "evidence_files_rels_order_idx" ON "evidence_files_rels" USING btree ("order");
  CREATE INDEX "evidence_files_rels_parent_idx" ON "evidence_files_rels" USING btree ("parent_id");
  CREATE INDEX "evidence_files_rels_path_idx" ON "evidence_files_rels" USING btree ("path");
  CREATE INDEX "evidence_files_rels_media_id_idx" ON "evidence_files_rels" USING btree ("media_id");
  CREATE INDEX "pages_cards_order_idx" ON "pages_cards" USING btree ("_order");
  CREATE INDEX "pages_cards_parent_id_idx" ON "pages_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_cards_image_idx" ON "pages_cards" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_cards_locales_locale_parent_id_unique" ON "pages_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_cards_locales_parent_idx" ON "pages_cards_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_page_idx" ON "pages" USING btree ("page");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_version_cards_order_idx" ON "_pages_v_version_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_version_cards_parent_id_idx" ON "_pages_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_cards_image_idx" ON "_pages_v_version_cards" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_version_cards_locales_locale_parent_id_unique" ON "_pages_v_version_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_cards_locales_parent_idx" ON "_pages_v_version_cards_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_page_idx" ON "_pages_v" USING btree ("version_page");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "albums_date_idx" ON "albums" USING btree ("date");
  CREATE INDEX "albums_department_idx" ON "albums" USING btree ("department_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "department_date_idx" ON "albums" USING btree ("department_id","date");
  CREATE UNIQUE INDEX "albums_locales_locale_parent_id_unique" ON "albums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_locales_parent_idx" ON "albums_locales" USING btree ("_parent_id");
  CREATE INDEX "albums_rels_order_idx" ON "albums_rels" USING btree ("order");
  CREATE INDEX "albums_rels_parent_idx" ON "albums_rels" USING btree ("parent_id");
  CREATE INDEX "albums_rels_path_idx" ON "albums_rels" USING btree ("path");
  CREATE INDEX "albums_rels_media_id_idx" ON "albums_rels" USING btree ("media_id");
  CREATE INDEX "important_files_date_idx" ON "important_files" USING btree ("date");
  CREATE INDEX "important_files_updated_at_idx" ON "important_files" USING btree ("updated_at");
  CREATE INDEX "important_files_created_at_idx" ON "important_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "important_files_locales_locale_parent_id_unique" ON "important_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "important_files_locales_parent_idx" ON "important_files_locales" USING btree ("_parent_id");
  CREATE INDEX "important_files_rels_order_idx" ON "important_files_rels" USING btree ("order");
  CREATE INDEX "important_files_rels_parent_idx" ON "important_files_rels" USING btree ("parent_id");
  CREATE INDEX "important_files_rels_path_idx" ON "important_files_rels" USING btree ("path");
  CREATE INDEX "important_files_rels_media_id_idx" ON "important_files_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "courses_name_idx" ON "courses" USING btree ("name");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_locales_parent_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "messages_decisions_order_idx" ON "messages_decisions" USING btree ("_order");
  CREATE INDEX "messages_decisions_parent_id_idx" ON "messages_decisions" USING btree ("_parent_id");
  CREATE INDEX "messages_rels_order_idx" ON "messages_rels" USING btree ("order");
  CREATE INDEX "messages_rels_parent_idx" ON "messages_rels" USING btree ("parent_id");
  CREATE INDEX "messages_rels_path_idx" ON "messages_rels" USING btree ("path");
  CREATE INDEX "messages_rels_submitted_photos_id_idx" ON "messages_rels" USING btree ("submitted_photos_id");
  CREATE INDEX "alumni_registrations_decisions_order_idx" ON "alumni_registrations_decisions" USING btree ("_order");
  CREATE INDEX "alumni_registrations_decisions_parent_id_idx" ON "alumni_registrations_decisions" USING btree ("_parent_id");
  CREATE INDEX "alumni_registrations_status_idx" ON "alumni_registrations" USING btree ("status");
  CREATE INDEX "alumni_registrations_waiting_idx" ON "alumni_registrations" USING btree ("waiting");
  CREATE UNIQUE INDEX "alumni_registrations_reference_idx" ON "alumni_registrations" USING btree ("reference");
  CREATE INDEX "alumni_registrations_received_at_idx" ON "alumni_registrations" USING btree ("received_at");
  CREATE INDEX "alumni_registrations_department_idx" ON "alumni_registrations" USING btree ("department_id");
  CREATE INDEX "alumni_registrations_alumnus_idx" ON "alumni_registrations" USING btree ("alumnus_id");
  CREATE INDEX "alumni_registrations_updated_at_idx" ON "alumni_registrations" USING btree ("updated_at");
  CREATE INDEX "alumni_registrations_created_at_idx" ON "alumni_registrations" USING btree ("created_at");
  CREATE INDEX "alumni_registrations_rels_order_idx" ON "alumni_registrations_rels" USING btree ("order");
  CREATE INDEX "alumni_registrations_rels_parent_idx" ON "alumni_registrations_rels" USING btree ("parent_id");
  CREATE INDEX "alumni_registrations_rels_path_idx" ON "alumni_registrations_rels" USING btree ("path");
  CREATE INDEX "alumni_registrations_rels_submitted_photos_id_idx" ON "alumni_registrations_rels" USING btree ("submitted_photos_id");
  CREATE INDEX "submitted_photos_taken_by_idx" ON "submitted_photos" USING btree ("taken_by");
  CREATE INDEX "submitted_photos_updated_at_idx" ON "submitted_photos" USING btree ("updated_at");
  CREATE INDEX "submitted_photos_created_at_idx" ON "submitted_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "submitted_photos_filename_idx" ON "submitted_photos" USING btree ("filename");
  CREATE UNIQUE INDEX "email_verifications_address_idx" ON "email_verifications" USING btree ("address");
  CREATE INDEX "email_verifications_day_begins_idx" ON "email_verifications" USING btree ("day_begins");
  CREATE UNIQUE INDEX "imported_records_key_idx" ON "imported_records" USING btree ("key");
  CREATE INDEX "imported_records_updated_at_idx" ON "imported_records" USING btree ("updated_at");
  CREATE INDEX "imported_records_created_at_idx" ON "imported_records" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "messages" ADD CONSTRAINT "messages_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_department_files_fk" FOREIGN KEY ("department_files_id") REFERENCES "public"."department_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_principals_fk" FOREIGN KEY ("former_principals_id") REFERENCES "public"."former_principals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rti_officers_fk" FOREIGN KEY ("rti_officers_id") REFERENCES "public"."rti_officers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_groups_fk" FOREIGN KEY ("evidence_groups_id") REFERENCES "public"."evidence_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_criteria_fk" FOREIGN KEY ("evidence_criteria_id") REFERENCES "public"."evidence_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_questions_fk" FOREIGN KEY ("evidence_questions_id") REFERENCES "public"."evidence_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_files_fk" FOREIGN KEY ("evidence_files_id") REFERENCES "public"."evidence_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_important_files_fk" FOREIGN KEY ("important_files_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alumni_registrations_fk" FOREIGN KEY ("alumni_registrations_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_verifications_fk" FOREIGN KEY ("email_verifications_id") REFERENCES "public"."email_verifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imported_records_fk" FOREIGN KEY ("imported_records_id") REFERENCES "public"."imported_records"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_waiting_idx" ON "messages" USING btree ("waiting");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_received_at_idx" ON "messages" USING btree ("received_at");
  CREATE INDEX "messages_department_idx" ON "messages" USING btree ("department_id");
  CREATE INDEX "payload_locked_documents_rels_department_files_id_idx" ON "payload_locked_documents_rels" USING btree ("department_files_id");
  CREATE INDEX "payload_locked_documents_rels_committees_id_idx" ON "payload_locked_documents_rels" USING btree ("committees_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_former_principals_id_idx" ON "payload_locked_documents_rels" USING btree ("former_principals_id");
  CREATE INDEX "payload_locked_documents_rels_rti_officers_id_idx" ON "payload_locked_documents_rels" USING btree ("rti_officers_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_groups_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_criteria_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_questions_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_files_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_files_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_important_files_id_idx" ON "payload_locked_documents_rels" USING btree ("important_files_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_alumni_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("alumni_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_submitted_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("submitted_photos_id");
  CREATE INDEX "payload_locked_documents_rels_email_verifications_id_idx" ON "payload_locked_documents_rels" USING btree ("email_verifications_id");
  CREATE INDEX "payload_locked_documents_rels_imported_records_id_idx" ON "payload_locked_documents_rels" USING btree ("imported_records_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "department_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "department_files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "department_files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_b_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_m_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_phd" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_mphil" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_o_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_papers_taught" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_teaching_work_section_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_teaching_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_courses_attended" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_seminars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_extension" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_student_support_section_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_student_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_research" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_research_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_other_publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_research_paper" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_text_book" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_workshop" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_guideship" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_awards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_college_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_social_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_tasks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_tasks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_principals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_principals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rti_officers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rti_officers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_groups_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evidence_files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "important_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "important_files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "important_files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alumni_registrations_decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alumni_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alumni_registrations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submitted_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_verifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imported_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "department_files" CASCADE;
  DROP TABLE "department_files_locales" CASCADE;
  DROP TABLE "department_files_rels" CASCADE;
  DROP TABLE "employees_b_degree" CASCADE;
  DROP TABLE "employees_m_degree" CASCADE;
  DROP TABLE "employees_phd" CASCADE;
  DROP TABLE "employees_mphil" CASCADE;
  DROP TABLE "employees_o_degree" CASCADE;
  DROP TABLE "employees_papers_taught" CASCADE;
  DROP TABLE "employees_teaching_work_section_data" CASCADE;
  DROP TABLE "employees_teaching_work" CASCADE;
  DROP TABLE "employees_courses_attended" CASCADE;
  DROP TABLE "employees_seminars" CASCADE;
  DROP TABLE "employees_extension" CASCADE;
  DROP TABLE "employees_student_support_section_data" CASCADE;
  DROP TABLE "employees_student_support" CASCADE;
  DROP TABLE "employees_research" CASCADE;
  DROP TABLE "employees_research_articles" CASCADE;
  DROP TABLE "employees_other_publications" CASCADE;
  DROP TABLE "employees_research_paper" CASCADE;
  DROP TABLE "employees_text_book" CASCADE;
  DROP TABLE "employees_workshop" CASCADE;
  DROP TABLE "employees_guideship" CASCADE;
  DROP TABLE "employees_awards" CASCADE;
  DROP TABLE "employees_achievements" CASCADE;
  DROP TABLE "employees_college_activities" CASCADE;
  DROP TABLE "employees_social_activities" CASCADE;
  DROP TABLE "committees_members" CASCADE;
  DROP TABLE "committees_members_locales" CASCADE;
  DROP TABLE "committees_tasks" CASCADE;
  DROP TABLE "committees_tasks_locales" CASCADE;
  DROP TABLE "committees" CASCADE;
  DROP TABLE "committees_locales" CASCADE;
  DROP TABLE "committees_rels" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "members_locales" CASCADE;
  DROP TABLE "former_principals" CASCADE;
  DROP TABLE "former_principals_locales" CASCADE;
  DROP TABLE "rti_officers" CASCADE;
  DROP TABLE "rti_officers_locales" CASCADE;
  DROP TABLE "evidence_groups_types" CASCADE;
  DROP TABLE "evidence_groups" CASCADE;
  DROP TABLE "evidence_groups_locales" CASCADE;
  DROP TABLE "evidence_criteria" CASCADE;
  DROP TABLE "evidence_criteria_locales" CASCADE;
  DROP TABLE "evidence_questions" CASCADE;
  DROP TABLE "evidence_questions_locales" CASCADE;
  DROP TABLE "evidence_files" CASCADE;
  DROP TABLE "evidence_files_locales" CASCADE;
  DROP TABLE "evidence_files_rels" CASCADE;
  DROP TABLE "pages_cards" CASCADE;
  DROP TABLE "pages_cards_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_cards" CASCADE;
  DROP TABLE "_pages_v_version_cards_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "albums_rels" CASCADE;
  DROP TABLE "important_files" CASCADE;
  DROP TABLE "important_files_locales" CASCADE;
  DROP TABLE "important_files_rels" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "messages_decisions" CASCADE;
  DROP TABLE "messages_rels" CASCADE;
  DROP TABLE "alumni_registrations_decisions" CASCADE;
  DROP TABLE "alumni_registrations" CASCADE;
  DROP TABLE "alumni_registrations_rels" CASCADE;
  DROP TABLE "submitted_photos" CASCADE;
  DROP TABLE "email_verifications" CASCADE;
  DROP TABLE "imported_records" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "messages" DROP CONSTRAINT "messages_department_id_departments_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_department_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_committees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_members_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_principals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rti_officers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_evidence_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_evidence_criteria_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_evidence_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_evidence_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_albums_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_important_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alumni_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submitted_photos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_verifications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imported_records_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'department-editor', 'moderator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "messages_waiting_idx";
  DROP INDEX "messages_reference_idx";
  DROP INDEX "messages_received_at_idx";
  DROP INDEX "messages_department_idx";
  DROP INDEX "payload_locked_documents_rels_department_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_committees_id_idx";
  DROP INDEX "payload_locked_documents_rels_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_former_principals_id_idx";
  DROP INDEX "payload_locked_documents_rels_rti_officers_id_idx";
  DROP INDEX "payload_locked_documents_rels_evidence_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_evidence_criteria_id_idx";
  DROP INDEX "payload_locked_documents_rels_evidence_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_evidence_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_albums_id_idx";
  DROP INDEX "payload_locked_documents_rels_important_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_alumni_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_submitted_photos_id_idx";
  DROP INDEX "payload_locked_documents_rels_email_verifications_id_idx";
  DROP INDEX "payload_locked_documents_rels_imported_records_id_idx";
  ALTER TABLE "notices" DROP COLUMN "expires";
  ALTER TABLE "_notices_v" DROP COLUMN "version_expires";
  ALTER TABLE "employees" DROP COLUMN "google_scholar";
  ALTER TABLE "employees" DROP COLUMN "orchid_link";
  ALTER TABLE "employees" DROP COLUMN "linkedin_link";
  ALTER TABLE "employees" DROP COLUMN "facebook_link";
  ALTER TABLE "employees" DROP COLUMN "wiki_link";
  ALTER TABLE "employees_locales" DROP COLUMN "any_other_information";
  ALTER TABLE "messages" DROP COLUMN "reason";
  ALTER TABLE "messages" DROP COLUMN "waiting";
  ALTER TABLE "messages" DROP COLUMN "reference";
  ALTER TABLE "messages" DROP COLUMN "received_at";
  ALTER TABLE "messages" DROP COLUMN "email";
  ALTER TABLE "messages" DROP COLUMN "department_id";
  ALTER TABLE "messages" DROP COLUMN "department_written";
  ALTER TABLE "messages" DROP COLUMN "course";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "department_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "committees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_principals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rti_officers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "evidence_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "evidence_criteria_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "evidence_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "evidence_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "important_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alumni_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submitted_photos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_verifications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imported_records_id";
  DROP TYPE "public"."enum_department_files_type";
  DROP TYPE "public"."enum_employees_research_articles_ugc_care";
  DROP TYPE "public"."enum_employees_other_publications_category";
  DROP TYPE "public"."enum_members_type";
  DROP TYPE "public"."enum_rti_officers_role";
  DROP TYPE "public"."enum_evidence_groups_types";
  DROP TYPE "public"."enum_evidence_groups_report";
  DROP TYPE "public"."enum_evidence_criteria_type";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_alumni_registrations_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
