import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_notices_type" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_type" AS ENUM('COLLEGE_ADMIN_NOTICE', 'COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_DOWNLOADS_GENERAL', 'DEPTNOTICE', 'DEPTEVENT', 'COLLEGE_EVENT', 'COLLEGE_NPTEL_EVENT', 'IQAC_EVENT', 'COLLEGE_F_ALUMNI_EVENTS', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS', 'COLLEGE_F_ALUMNI_SUPPORT', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'ADMISSION_PROCEDURE', 'ADMISSION_HELPDESK', 'EXAMINATION', 'EXAM_SCHEDULE', 'EXAM_RESULTS', 'CLASS_ROUTINES', 'STUDENT_CLUBS', 'COLLEGE_SU', 'STUDENT_WELFARE', 'STUDENT_GRIEVANCE_CELL', 'COLLEGE_ANTIRAGGING', 'SCHOLARSHIP_AND_STIPEN', 'Career_Placement_Cell', 'RULES_AND_REGULATIONS', 'COLLEGE_PUBLICATIONS', 'NIRF', 'COLLEGE_SWOC_S', 'COLLEGE_SWOC_W', 'COLLEGE_SWOC_O', 'COLLEGE_SWOC_C', 'COLLEGE_F_LIBRARY', 'ICT_CLASSROOM', 'INSTRUMENTATION_FACILITY', 'RESEARCH_LABORATORY', 'HEALTHCARE_FACILITY', 'SPORTS_FACILITY', 'DISABILITY_SUPPORT', 'COLLEGE_HERITAGE_CORNER', 'COLLEGE_CANTEEN', 'COLLEGE_PARKING', 'OTHER_FACILITY', 'COLLEGE_NSS', 'NSS_HOME', 'NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS', 'COLLEGE_NCC_ARMY', 'COLLEGE_NCC_NAVY', 'COLLEGE_NCC_AIR', 'COLLEGE_NCC_GIRL', 'NCC_HOME', 'NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS', 'COLLEGE_SCOUTE', 'COLLEGE_REDCROSS', 'COLLEGE_KKHSOU', 'COLLEGE_IGNOU', 'COLLEGE_IDOL', 'COLLEGE_PHOTO_GALLERY', 'COLLEGE_VIDEO_GALLERY', 'COLLEGE_DOWNLOADS_GALLERY', 'IQAC_ABOUT', 'IQAC_STRATEGIES', 'IQAC_ACTION_PLAN', 'IQAC_MIUNTES', 'IQAC_ATR', 'IQAC_AQAR', 'IQAC_ANNUAL_REPORT', 'IQAC_ACADEMIC_CALENDAR', 'IQAC_CORE_COMMITTEES', 'IQAC_ORGANOGRAM', 'IQAC_HANDBOOK', 'IQAC_BEST_PRACTICE', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS', 'IQAC_FEEDBACK_FORM', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF', 'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF', 'IQAC_SSS', 'IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C', 'IQAC_MOUS_AND_COLLABORATIONS', 'IQAC_DAC', 'IQAC_IIQA', 'IQAC_SDF', 'IQAC_SSR', 'IQAC_DVV', 'IQAC_DVV_ARCHIVE', 'IQAC_CGC', 'IQAC_AUDIT');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_published_locale" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_departments_stream" AS ENUM('ARTS', 'SCIENCE', 'COMMERCE', 'OTHERS');
  CREATE TYPE "public"."enum_department_files_type" AS ENUM('ACHIEVEMENTS', 'SYLLABUS', 'JOURNAL', 'CO_PO', 'WALL_MAGAZINE');
  CREATE TYPE "public"."enum_employees_research_articles_ugc_care" AS ENUM('Yes', 'No');
  CREATE TYPE "public"."enum_employees_other_publications_category" AS ENUM('CHAPTER_IN_BOOK', 'OTHER_PUBLICATION', 'EDITED_BOOK_OR_JOURNAL', 'ARTICLE_IN_POPULAR_BOOK', 'NEWSPAPER_PUBLICATION', 'E_CONTENT');
  CREATE TYPE "public"."enum_employees_type" AS ENUM('PRINCIPAL', 'OFFICE_STAFF', 'FACULTY', 'BEARER', 'FORMER_FACULTY');
  CREATE TYPE "public"."enum_members_type" AS ENUM('ALUMNI_COMMITTEE', 'PCSU', 'GOVERNING_BODY');
  CREATE TYPE "public"."enum_rti_officers_role" AS ENUM('FIRST_APPELLATE_AUTHORITY', 'FIRST_INFORMATION_OFFICER', 'MEMBER', 'SECOND_INFORMATION_OFFICER');
  CREATE TYPE "public"."enum_evidence_groups_types" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TYPE "public"."enum_evidence_groups_report" AS ENUM('IQAC', 'SSR');
  CREATE TYPE "public"."enum_evidence_criteria_type" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'as');
  CREATE TYPE "public"."enum_photos_type" AS ENUM('BANNER_IMAGES', 'HIGHLIGHTS', 'RESEARCH_HIGHLIGHTS', 'NCC_HIGHLIGHTS', 'NSS_HIGHLIGHTS', 'TESTIMONIALS');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_messages_type" AS ENUM('ALUMNI', 'STUDENT');
  CREATE TYPE "public"."enum_alumni_registrations_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'department-editor', 'iqac-coordinator', 'moderator');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail', 'sweep', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail', 'sweep', 'schedulePublish');
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_notices_type",
  	"date" timestamp(3) with time zone,
  	"expires" timestamp(3) with time zone,
  	"department_id" integer,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"caption" varchar,
  	"posted_as" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__notices_v_version_type",
  	"version_date" timestamp(3) with time zone,
  	"version_expires" timestamp(3) with time zone,
  	"version_department_id" integer,
  	"version_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__notices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_caption" varchar,
  	"version_posted_as" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "departments_facilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "departments_facilities_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "departments_programs_offered" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"level" varchar,
  	"duration" varchar,
  	"intake" numeric,
  	"since" varchar
  );
  
  CREATE TABLE "departments_collaboration_course" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" varchar,
  	"institution" varchar,
  	"year" varchar,
  	"details" varchar
  );
  
  CREATE TABLE "departments_teaching_post" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric
  );
  
  CREATE TABLE "departments_student_teacher_ratio" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"students" numeric,
  	"teachers" numeric,
  	"ratio" varchar
  );
  
  CREATE TABLE "departments_academic_support_staff_technical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric
  );
  
  CREATE TABLE "departments_academic_support_staff_non_technical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric
  );
  
  CREATE TABLE "departments_ongoing_research_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar
  );
  
  CREATE TABLE "departments_completed_research_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar
  );
  
  CREATE TABLE "departments_collaborative_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar,
  	"partner" varchar
  );
  
  CREATE TABLE "departments_research_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authors" varchar,
  	"journal" varchar,
  	"year" varchar,
  	"issn" varchar
  );
  
  CREATE TABLE "departments_chapter_books" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authors" varchar,
  	"publisher" varchar,
  	"year" varchar,
  	"isbn" varchar
  );
  
  CREATE TABLE "departments_selected_faculty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "departments_serving_faculty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "departments_involvement_faculty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "departments_awards_faculty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"award" varchar,
  	"awarded_by" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "departments_seminar_department" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"level" varchar,
  	"held_on" varchar,
  	"funding_agency" varchar,
  	"participants" numeric
  );
  
  CREATE TABLE "departments_publications_department" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" varchar,
  	"editor" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "departments_student_internal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"title" varchar,
  	"institution" varchar,
  	"students" numeric,
  	"year" varchar
  );
  
  CREATE TABLE "departments_student_other" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"title" varchar,
  	"institution" varchar,
  	"students" numeric,
  	"year" varchar
  );
  
  CREATE TABLE "departments_student_profile_programme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"year" varchar,
  	"applied" numeric,
  	"admitted" numeric,
  	"pass_percentage" numeric
  );
  
  CREATE TABLE "departments_student_diversity" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"same_state" numeric,
  	"other_states" numeric,
  	"abroad" numeric
  );
  
  CREATE TABLE "departments_student_cleared" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"examination" varchar,
  	"students" numeric,
  	"year" varchar
  );
  
  CREATE TABLE "departments_student_progressions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"progression" varchar,
  	"percentage" numeric,
  	"year" varchar
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"dept_code" varchar NOT NULL,
  	"stream" "enum_departments_stream" NOT NULL,
  	"is_dual" boolean DEFAULT false,
  	"estd" varchar,
  	"external_resource_link" varchar,
  	"student_login_link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments_locales" (
  	"dept_name" varchar NOT NULL,
  	"other_stream" varchar,
  	"examination_system" varchar,
  	"department_about" jsonb,
  	"vision" jsonb,
  	"courses" jsonb,
  	"contact_details" jsonb,
  	"activity" jsonb,
  	"online_classes" jsonb,
  	"gallery" jsonb,
  	"research" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "departments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
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
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees_teaching_work_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees_student_support_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees_guideship" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date_of_registration" varchar,
  	"topic" varchar,
  	"status" varchar,
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"area" varchar,
  	"achievement" varchar,
  	"award" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"achievement" varchar,
  	"date_year" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
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
  	"quarter" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_employees_type" DEFAULT 'FACULTY' NOT NULL,
  	"department_id" integer,
  	"order" numeric DEFAULT 100,
  	"live_now" boolean DEFAULT false,
  	"dp_id" integer,
  	"date_of_joining" timestamp(3) with time zone,
  	"date_of_leaving" timestamp(3) with time zone,
  	"address_public" boolean DEFAULT false,
  	"email" varchar,
  	"phone" varchar,
  	"mobile" varchar,
  	"google_scholar" varchar,
  	"orchid_link" varchar,
  	"linkedin_link" varchar,
  	"facebook_link" varchar,
  	"wiki_link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employees_locales" (
  	"name" varchar NOT NULL,
  	"designation" varchar,
  	"experience" varchar,
  	"area_of_research" varchar,
  	"about" jsonb,
  	"address" varchar,
  	"permanent_address" varchar,
  	"contact" varchar,
  	"any_other_information" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "employees_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
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
  
  CREATE TABLE "alumni" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"department_id" integer,
  	"batch_from" numeric,
  	"batch_to" numeric,
  	"dp_id" integer,
  	"prominent" boolean DEFAULT false,
  	"show_contact" boolean DEFAULT false,
  	"email" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alumni_locales" (
  	"name" varchar NOT NULL,
  	"current_profession" varchar,
  	"company_name" varchar,
  	"qualification" varchar,
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"uploaded_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_webp320_url" varchar,
  	"sizes_webp320_width" numeric,
  	"sizes_webp320_height" numeric,
  	"sizes_webp320_mime_type" varchar,
  	"sizes_webp320_filesize" numeric,
  	"sizes_webp320_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1440_url" varchar,
  	"sizes_avif1440_width" numeric,
  	"sizes_avif1440_height" numeric,
  	"sizes_avif1440_mime_type" varchar,
  	"sizes_avif1440_filesize" numeric,
  	"sizes_avif1440_filename" varchar,
  	"sizes_webp1440_url" varchar,
  	"sizes_webp1440_width" numeric,
  	"sizes_webp1440_height" numeric,
  	"sizes_webp1440_mime_type" varchar,
  	"sizes_webp1440_filesize" numeric,
  	"sizes_webp1440_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_photos_type" NOT NULL,
  	"image_id" integer NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "photos_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "featured_notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "featured_notifications_locales" (
  	"title" varchar NOT NULL,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "featured_notifications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays_locales" (
  	"title" varchar NOT NULL,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "holidays_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
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
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"waiting" boolean DEFAULT false,
  	"reference" varchar,
  	"received_at" timestamp(3) with time zone,
  	"type" "enum_messages_type" NOT NULL,
  	"dp_id" integer,
  	"batch_from" numeric,
  	"batch_to" numeric,
  	"email" varchar,
  	"department_id" integer,
  	"department_written" varchar,
  	"course" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages_locales" (
  	"name" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"current_profession" varchar,
  	"company_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "visitor_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"read" boolean DEFAULT false,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"contact" varchar,
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submitted_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"taken_by" varchar,
  	"sender" varchar,
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'moderator' NOT NULL,
  	"department_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"source_id" numeric NOT NULL,
  	"draft" boolean DEFAULT false NOT NULL,
  	"target" varchar NOT NULL,
  	"target_key" varchar NOT NULL
  );
  
  CREATE TABLE "file_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"file" numeric,
  	"seen" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "used_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nonce" varchar NOT NULL,
  	"expires" numeric NOT NULL
  );
  
  CREATE TABLE "email_verifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mailbox" varchar NOT NULL,
  	"day_begins" numeric NOT NULL,
  	"requests" numeric NOT NULL,
  	"code" varchar,
  	"code_until" numeric,
  	"guesses" numeric,
  	"address" varchar,
  	"token" varchar,
  	"verified_until" numeric
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"kept_at" numeric NOT NULL
  );
  
  CREATE TABLE "mail_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mailbox" varchar NOT NULL,
  	"hour_begins" numeric NOT NULL,
  	"mails" numeric NOT NULL
  );
  
  CREATE TABLE "imported_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"notices_id" integer,
  	"departments_id" integer,
  	"department_files_id" integer,
  	"employees_id" integer,
  	"committees_id" integer,
  	"members_id" integer,
  	"former_principals_id" integer,
  	"rti_officers_id" integer,
  	"alumni_id" integer,
  	"evidence_groups_id" integer,
  	"evidence_criteria_id" integer,
  	"evidence_questions_id" integer,
  	"evidence_files_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"albums_id" integer,
  	"important_files_id" integer,
  	"courses_id" integer,
  	"photos_id" integer,
  	"featured_notifications_id" integer,
  	"holidays_id" integer,
  	"messages_id" integer,
  	"alumni_registrations_id" integer,
  	"visitor_notes_id" integer,
  	"submitted_photos_id" integer,
  	"users_id" integer,
  	"used_challenges_id" integer,
  	"email_verifications_id" integer,
  	"idempotency_keys_id" integer,
  	"mail_counts_id" integer,
  	"imported_records_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "college_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_certificates_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_shortcuts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college_accreditation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_accreditation_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college_distance_learning" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_distance_learning_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_portals_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "college_social_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "college" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"emblem_id" integer,
  	"established" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"map_embed" varchar,
  	"map_link" varchar,
  	"map_image_id" integer,
  	"map_latitude" varchar,
  	"map_longitude" varchar,
  	"about_image_id" integer,
  	"video_file_id" integer,
  	"video_link" varchar,
  	"video_poster_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "college_locales" (
  	"name" varchar NOT NULL,
  	"tagline" varchar,
  	"affiliation" varchar,
  	"address" varchar,
  	"about" jsonb,
  	"principal_message" jsonb,
  	"motto" jsonb,
  	"mission" jsonb,
  	"vision" jsonb,
  	"anthem_title" varchar,
  	"anthem_html" jsonb,
  	"emblem_meaning" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "admission" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"open" boolean DEFAULT false,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "admission_locales" (
  	"session" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "visitor_counter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content_revision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "notices" ADD CONSTRAINT "notices_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_locales" ADD CONSTRAINT "notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_locales" ADD CONSTRAINT "_notices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_facilities" ADD CONSTRAINT "departments_facilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_facilities_locales" ADD CONSTRAINT "departments_facilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments_facilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_programs_offered" ADD CONSTRAINT "departments_programs_offered_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_collaboration_course" ADD CONSTRAINT "departments_collaboration_course_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_teaching_post" ADD CONSTRAINT "departments_teaching_post_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_teacher_ratio" ADD CONSTRAINT "departments_student_teacher_ratio_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_academic_support_staff_technical" ADD CONSTRAINT "departments_academic_support_staff_technical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_academic_support_staff_non_technical" ADD CONSTRAINT "departments_academic_support_staff_non_technical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_ongoing_research_projects" ADD CONSTRAINT "departments_ongoing_research_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_completed_research_projects" ADD CONSTRAINT "departments_completed_research_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_collaborative_projects" ADD CONSTRAINT "departments_collaborative_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_research_publications" ADD CONSTRAINT "departments_research_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_chapter_books" ADD CONSTRAINT "departments_chapter_books_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_selected_faculty" ADD CONSTRAINT "departments_selected_faculty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_serving_faculty" ADD CONSTRAINT "departments_serving_faculty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_involvement_faculty" ADD CONSTRAINT "departments_involvement_faculty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_awards_faculty" ADD CONSTRAINT "departments_awards_faculty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_seminar_department" ADD CONSTRAINT "departments_seminar_department_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_publications_department" ADD CONSTRAINT "departments_publications_department_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_internal" ADD CONSTRAINT "departments_student_internal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_other" ADD CONSTRAINT "departments_student_other_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_profile_programme" ADD CONSTRAINT "departments_student_profile_programme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_diversity" ADD CONSTRAINT "departments_student_diversity_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_cleared" ADD CONSTRAINT "departments_student_cleared_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_student_progressions" ADD CONSTRAINT "departments_student_progressions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_locales" ADD CONSTRAINT "departments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_rels" ADD CONSTRAINT "departments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_rels" ADD CONSTRAINT "departments_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "employees" ADD CONSTRAINT "employees_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees_locales" ADD CONSTRAINT "employees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_rels" ADD CONSTRAINT "employees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_rels" ADD CONSTRAINT "employees_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "alumni" ADD CONSTRAINT "alumni_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni" ADD CONSTRAINT "alumni_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_locales" ADD CONSTRAINT "alumni_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alumni"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_locales" ADD CONSTRAINT "important_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_rels" ADD CONSTRAINT "important_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "important_files_rels" ADD CONSTRAINT "important_files_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos_locales" ADD CONSTRAINT "photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_locales" ADD CONSTRAINT "featured_notifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_rels" ADD CONSTRAINT "featured_notifications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_rels" ADD CONSTRAINT "featured_notifications_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_rels" ADD CONSTRAINT "holidays_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_rels" ADD CONSTRAINT "holidays_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_decisions" ADD CONSTRAINT "messages_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_locales" ADD CONSTRAINT "messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_rels" ADD CONSTRAINT "messages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_rels" ADD CONSTRAINT "messages_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations_decisions" ADD CONSTRAINT "alumni_registrations_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations" ADD CONSTRAINT "alumni_registrations_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_registrations" ADD CONSTRAINT "alumni_registrations_alumnus_id_alumni_id_fk" FOREIGN KEY ("alumnus_id") REFERENCES "public"."alumni"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_registrations_rels" ADD CONSTRAINT "alumni_registrations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni_registrations_rels" ADD CONSTRAINT "alumni_registrations_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_department_files_fk" FOREIGN KEY ("department_files_id") REFERENCES "public"."department_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_principals_fk" FOREIGN KEY ("former_principals_id") REFERENCES "public"."former_principals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rti_officers_fk" FOREIGN KEY ("rti_officers_id") REFERENCES "public"."rti_officers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alumni_fk" FOREIGN KEY ("alumni_id") REFERENCES "public"."alumni"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_groups_fk" FOREIGN KEY ("evidence_groups_id") REFERENCES "public"."evidence_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_criteria_fk" FOREIGN KEY ("evidence_criteria_id") REFERENCES "public"."evidence_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_questions_fk" FOREIGN KEY ("evidence_questions_id") REFERENCES "public"."evidence_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_files_fk" FOREIGN KEY ("evidence_files_id") REFERENCES "public"."evidence_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_important_files_fk" FOREIGN KEY ("important_files_id") REFERENCES "public"."important_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_notifications_fk" FOREIGN KEY ("featured_notifications_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alumni_registrations_fk" FOREIGN KEY ("alumni_registrations_id") REFERENCES "public"."alumni_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_notes_fk" FOREIGN KEY ("visitor_notes_id") REFERENCES "public"."visitor_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submitted_photos_fk" FOREIGN KEY ("submitted_photos_id") REFERENCES "public"."submitted_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_used_challenges_fk" FOREIGN KEY ("used_challenges_id") REFERENCES "public"."used_challenges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_verifications_fk" FOREIGN KEY ("email_verifications_id") REFERENCES "public"."email_verifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idempotency_keys_fk" FOREIGN KEY ("idempotency_keys_id") REFERENCES "public"."idempotency_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_counts_fk" FOREIGN KEY ("mail_counts_id") REFERENCES "public"."mail_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imported_records_fk" FOREIGN KEY ("imported_records_id") REFERENCES "public"."imported_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_certificates" ADD CONSTRAINT "college_certificates_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_certificates" ADD CONSTRAINT "college_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_certificates_locales" ADD CONSTRAINT "college_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_shortcuts" ADD CONSTRAINT "college_shortcuts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_shortcuts" ADD CONSTRAINT "college_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_shortcuts_locales" ADD CONSTRAINT "college_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_accreditation" ADD CONSTRAINT "college_accreditation_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_accreditation" ADD CONSTRAINT "college_accreditation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_accreditation_locales" ADD CONSTRAINT "college_accreditation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_accreditation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_distance_learning" ADD CONSTRAINT "college_distance_learning_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_distance_learning" ADD CONSTRAINT "college_distance_learning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_distance_learning_locales" ADD CONSTRAINT "college_distance_learning_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_distance_learning"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_portals" ADD CONSTRAINT "college_portals_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_portals" ADD CONSTRAINT "college_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_portals_locales" ADD CONSTRAINT "college_portals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_portals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_social" ADD CONSTRAINT "college_social_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_social" ADD CONSTRAINT "college_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college_social_locales" ADD CONSTRAINT "college_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "college" ADD CONSTRAINT "college_emblem_id_media_id_fk" FOREIGN KEY ("emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college" ADD CONSTRAINT "college_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college" ADD CONSTRAINT "college_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college" ADD CONSTRAINT "college_video_file_id_media_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college" ADD CONSTRAINT "college_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_locales" ADD CONSTRAINT "college_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admission_locales" ADD CONSTRAINT "admission_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admission"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_type_idx" ON "notices" USING btree ("type");
  CREATE INDEX "notices_date_idx" ON "notices" USING btree ("date");
  CREATE INDEX "notices_department_idx" ON "notices" USING btree ("department_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires");
  CREATE UNIQUE INDEX "notices_locales_locale_parent_id_unique" ON "notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_locales_parent_idx" ON "notices_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_media_id_idx" ON "notices_rels" USING btree ("media_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_type_idx" ON "_notices_v" USING btree ("version_type");
  CREATE INDEX "_notices_v_version_version_date_idx" ON "_notices_v" USING btree ("version_date");
  CREATE INDEX "_notices_v_version_version_department_idx" ON "_notices_v" USING btree ("version_department_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_snapshot_idx" ON "_notices_v" USING btree ("snapshot");
  CREATE INDEX "_notices_v_published_locale_idx" ON "_notices_v" USING btree ("published_locale");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "version_type_version_department_version__status_version__idx" ON "_notices_v" USING btree ("version_type","version_department_id","version__status","version_date");
  CREATE INDEX "version_type_version__status_version_date_idx" ON "_notices_v" USING btree ("version_type","version__status","version_date");
  CREATE UNIQUE INDEX "_notices_v_locales_locale_parent_id_unique" ON "_notices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_locales_parent_idx" ON "_notices_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_media_id_idx" ON "_notices_v_rels" USING btree ("media_id");
  CREATE INDEX "departments_facilities_order_idx" ON "departments_facilities" USING btree ("_order");
  CREATE INDEX "departments_facilities_parent_id_idx" ON "departments_facilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "departments_facilities_locales_locale_parent_id_unique" ON "departments_facilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "departments_facilities_locales_parent_idx" ON "departments_facilities_locales" USING btree ("_parent_id");
  CREATE INDEX "departments_programs_offered_order_idx" ON "departments_programs_offered" USING btree ("_order");
  CREATE INDEX "departments_programs_offered_parent_id_idx" ON "departments_programs_offered" USING btree ("_parent_id");
  CREATE INDEX "departments_programs_offered_locale_idx" ON "departments_programs_offered" USING btree ("_locale");
  CREATE INDEX "departments_collaboration_course_order_idx" ON "departments_collaboration_course" USING btree ("_order");
  CREATE INDEX "departments_collaboration_course_parent_id_idx" ON "departments_collaboration_course" USING btree ("_parent_id");
  CREATE INDEX "departments_collaboration_course_locale_idx" ON "departments_collaboration_course" USING btree ("_locale");
  CREATE INDEX "departments_teaching_post_order_idx" ON "departments_teaching_post" USING btree ("_order");
  CREATE INDEX "departments_teaching_post_parent_id_idx" ON "departments_teaching_post" USING btree ("_parent_id");
  CREATE INDEX "departments_teaching_post_locale_idx" ON "departments_teaching_post" USING btree ("_locale");
  CREATE INDEX "departments_student_teacher_ratio_order_idx" ON "departments_student_teacher_ratio" USING btree ("_order");
  CREATE INDEX "departments_student_teacher_ratio_parent_id_idx" ON "departments_student_teacher_ratio" USING btree ("_parent_id");
  CREATE INDEX "departments_student_teacher_ratio_locale_idx" ON "departments_student_teacher_ratio" USING btree ("_locale");
  CREATE INDEX "departments_academic_support_staff_technical_order_idx" ON "departments_academic_support_staff_technical" USING btree ("_order");
  CREATE INDEX "departments_academic_support_staff_technical_parent_id_idx" ON "departments_academic_support_staff_technical" USING btree ("_parent_id");
  CREATE INDEX "departments_academic_support_staff_technical_locale_idx" ON "departments_academic_support_staff_technical" USING btree ("_locale");
  CREATE INDEX "departments_academic_support_staff_non_technical_order_idx" ON "departments_academic_support_staff_non_technical" USING btree ("_order");
  CREATE INDEX "departments_academic_support_staff_non_technical_parent_id_idx" ON "departments_academic_support_staff_non_technical" USING btree ("_parent_id");
  CREATE INDEX "departments_academic_support_staff_non_technical_locale_idx" ON "departments_academic_support_staff_non_technical" USING btree ("_locale");
  CREATE INDEX "departments_ongoing_research_projects_order_idx" ON "departments_ongoing_research_projects" USING btree ("_order");
  CREATE INDEX "departments_ongoing_research_projects_parent_id_idx" ON "departments_ongoing_research_projects" USING btree ("_parent_id");
  CREATE INDEX "departments_ongoing_research_projects_locale_idx" ON "departments_ongoing_research_projects" USING btree ("_locale");
  CREATE INDEX "departments_completed_research_projects_order_idx" ON "departments_completed_research_projects" USING btree ("_order");
  CREATE INDEX "departments_completed_research_projects_parent_id_idx" ON "departments_completed_research_projects" USING btree ("_parent_id");
  CREATE INDEX "departments_completed_research_projects_locale_idx" ON "departments_completed_research_projects" USING btree ("_locale");
  CREATE INDEX "departments_collaborative_projects_order_idx" ON "departments_collaborative_projects" USING btree ("_order");
  CREATE INDEX "departments_collaborative_projects_parent_id_idx" ON "departments_collaborative_projects" USING btree ("_parent_id");
  CREATE INDEX "departments_collaborative_projects_locale_idx" ON "departments_collaborative_projects" USING btree ("_locale");
  CREATE INDEX "departments_research_publications_order_idx" ON "departments_research_publications" USING btree ("_order");
  CREATE INDEX "departments_research_publications_parent_id_idx" ON "departments_research_publications" USING btree ("_parent_id");
  CREATE INDEX "departments_research_publications_locale_idx" ON "departments_research_publications" USING btree ("_locale");
  CREATE INDEX "departments_chapter_books_order_idx" ON "departments_chapter_books" USING btree ("_order");
  CREATE INDEX "departments_chapter_books_parent_id_idx" ON "departments_chapter_books" USING btree ("_parent_id");
  CREATE INDEX "departments_chapter_books_locale_idx" ON "departments_chapter_books" USING btree ("_locale");
  CREATE INDEX "departments_selected_faculty_order_idx" ON "departments_selected_faculty" USING btree ("_order");
  CREATE INDEX "departments_selected_faculty_parent_id_idx" ON "departments_selected_faculty" USING btree ("_parent_id");
  CREATE INDEX "departments_selected_faculty_locale_idx" ON "departments_selected_faculty" USING btree ("_locale");
  CREATE INDEX "departments_serving_faculty_order_idx" ON "departments_serving_faculty" USING btree ("_order");
  CREATE INDEX "departments_serving_faculty_parent_id_idx" ON "departments_serving_faculty" USING btree ("_parent_id");
  CREATE INDEX "departments_serving_faculty_locale_idx" ON "departments_serving_faculty" USING btree ("_locale");
  CREATE INDEX "departments_involvement_faculty_order_idx" ON "departments_involvement_faculty" USING btree ("_order");
  CREATE INDEX "departments_involvement_faculty_parent_id_idx" ON "departments_involvement_faculty" USING btree ("_parent_id");
  CREATE INDEX "departments_involvement_faculty_locale_idx" ON "departments_involvement_faculty" USING btree ("_locale");
  CREATE INDEX "departments_awards_faculty_order_idx" ON "departments_awards_faculty" USING btree ("_order");
  CREATE INDEX "departments_awards_faculty_parent_id_idx" ON "departments_awards_faculty" USING btree ("_parent_id");
  CREATE INDEX "departments_awards_faculty_locale_idx" ON "departments_awards_faculty" USING btree ("_locale");
  CREATE INDEX "departments_seminar_department_order_idx" ON "departments_seminar_department" USING btree ("_order");
  CREATE INDEX "departments_seminar_department_parent_id_idx" ON "departments_seminar_department" USING btree ("_parent_id");
  CREATE INDEX "departments_seminar_department_locale_idx" ON "departments_seminar_department" USING btree ("_locale");
  CREATE INDEX "departments_publications_department_order_idx" ON "departments_publications_department" USING btree ("_order");
  CREATE INDEX "departments_publications_department_parent_id_idx" ON "departments_publications_department" USING btree ("_parent_id");
  CREATE INDEX "departments_publications_department_locale_idx" ON "departments_publications_department" USING btree ("_locale");
  CREATE INDEX "departments_student_internal_order_idx" ON "departments_student_internal" USING btree ("_order");
  CREATE INDEX "departments_student_internal_parent_id_idx" ON "departments_student_internal" USING btree ("_parent_id");
  CREATE INDEX "departments_student_internal_locale_idx" ON "departments_student_internal" USING btree ("_locale");
  CREATE INDEX "departments_student_other_order_idx" ON "departments_student_other" USING btree ("_order");
  CREATE INDEX "departments_student_other_parent_id_idx" ON "departments_student_other" USING btree ("_parent_id");
  CREATE INDEX "departments_student_other_locale_idx" ON "departments_student_other" USING btree ("_locale");
  CREATE INDEX "departments_student_profile_programme_order_idx" ON "departments_student_profile_programme" USING btree ("_order");
  CREATE INDEX "departments_student_profile_programme_parent_id_idx" ON "departments_student_profile_programme" USING btree ("_parent_id");
  CREATE INDEX "departments_student_profile_programme_locale_idx" ON "departments_student_profile_programme" USING btree ("_locale");
  CREATE INDEX "departments_student_diversity_order_idx" ON "departments_student_diversity" USING btree ("_order");
  CREATE INDEX "departments_student_diversity_parent_id_idx" ON "departments_student_diversity" USING btree ("_parent_id");
  CREATE INDEX "departments_student_diversity_locale_idx" ON "departments_student_diversity" USING btree ("_locale");
  CREATE INDEX "departments_student_cleared_order_idx" ON "departments_student_cleared" USING btree ("_order");
  CREATE INDEX "departments_student_cleared_parent_id_idx" ON "departments_student_cleared" USING btree ("_parent_id");
  CREATE INDEX "departments_student_cleared_locale_idx" ON "departments_student_cleared" USING btree ("_locale");
  CREATE INDEX "departments_student_progressions_order_idx" ON "departments_student_progressions" USING btree ("_order");
  CREATE INDEX "departments_student_progressions_parent_id_idx" ON "departments_student_progressions" USING btree ("_parent_id");
  CREATE INDEX "departments_student_progressions_locale_idx" ON "departments_student_progressions" USING btree ("_locale");
  CREATE UNIQUE INDEX "departments_dept_code_idx" ON "departments" USING btree ("dept_code");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE UNIQUE INDEX "departments_locales_locale_parent_id_unique" ON "departments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "departments_locales_parent_idx" ON "departments_locales" USING btree ("_parent_id");
  CREATE INDEX "departments_rels_order_idx" ON "departments_rels" USING btree ("order");
  CREATE INDEX "departments_rels_parent_idx" ON "departments_rels" USING btree ("parent_id");
  CREATE INDEX "departments_rels_path_idx" ON "departments_rels" USING btree ("path");
  CREATE INDEX "departments_rels_locale_idx" ON "departments_rels" USING btree ("locale");
  CREATE INDEX "departments_rels_media_id_idx" ON "departments_rels" USING btree ("media_id","locale");
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
  CREATE INDEX "employees_department_idx" ON "employees" USING btree ("department_id");
  CREATE INDEX "employees_dp_idx" ON "employees" USING btree ("dp_id");
  CREATE INDEX "employees_date_of_joining_idx" ON "employees" USING btree ("date_of_joining");
  CREATE INDEX "employees_date_of_leaving_idx" ON "employees" USING btree ("date_of_leaving");
  CREATE INDEX "employees_updated_at_idx" ON "employees" USING btree ("updated_at");
  CREATE INDEX "employees_created_at_idx" ON "employees" USING btree ("created_at");
  CREATE INDEX "type_department_order_idx" ON "employees" USING btree ("type","department_id","order");
  CREATE UNIQUE INDEX "employees_locales_locale_parent_id_unique" ON "employees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "employees_locales_parent_idx" ON "employees_locales" USING btree ("_parent_id");
  CREATE INDEX "employees_rels_order_idx" ON "employees_rels" USING btree ("order");
  CREATE INDEX "employees_rels_parent_idx" ON "employees_rels" USING btree ("parent_id");
  CREATE INDEX "employees_rels_path_idx" ON "employees_rels" USING btree ("path");
  CREATE INDEX "employees_rels_media_id_idx" ON "employees_rels" USING btree ("media_id");
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
  CREATE INDEX "alumni_department_idx" ON "alumni" USING btree ("department_id");
  CREATE INDEX "alumni_dp_idx" ON "alumni" USING btree ("dp_id");
  CREATE INDEX "alumni_prominent_idx" ON "alumni" USING btree ("prominent");
  CREATE INDEX "alumni_updated_at_idx" ON "alumni" USING btree ("updated_at");
  CREATE INDEX "alumni_created_at_idx" ON "alumni" USING btree ("created_at");
  CREATE UNIQUE INDEX "alumni_locales_locale_parent_id_unique" ON "alumni_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "alumni_locales_parent_idx" ON "alumni_locales" USING btree ("_parent_id");
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
  CREATE UNIQUE INDEX "media_address_idx" ON "media" USING btree ("address");
  CREATE INDEX "media_uploaded_by_idx" ON "media" USING btree ("uploaded_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_webp320_sizes_webp320_filename_idx" ON "media" USING btree ("sizes_webp320_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_webp1440_sizes_webp1440_filename_idx" ON "media" USING btree ("sizes_webp1440_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
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
  CREATE INDEX "photos_image_idx" ON "photos" USING btree ("image_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE INDEX "type_order_idx" ON "photos" USING btree ("type","order");
  CREATE UNIQUE INDEX "photos_locales_locale_parent_id_unique" ON "photos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "photos_locales_parent_idx" ON "photos_locales" USING btree ("_parent_id");
  CREATE INDEX "featured_notifications_active_idx" ON "featured_notifications" USING btree ("active");
  CREATE INDEX "featured_notifications_updated_at_idx" ON "featured_notifications" USING btree ("updated_at");
  CREATE INDEX "featured_notifications_created_at_idx" ON "featured_notifications" USING btree ("created_at");
  CREATE UNIQUE INDEX "featured_notifications_locales_locale_parent_id_unique" ON "featured_notifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "featured_notifications_locales_parent_idx" ON "featured_notifications_locales" USING btree ("_parent_id");
  CREATE INDEX "featured_notifications_rels_order_idx" ON "featured_notifications_rels" USING btree ("order");
  CREATE INDEX "featured_notifications_rels_parent_idx" ON "featured_notifications_rels" USING btree ("parent_id");
  CREATE INDEX "featured_notifications_rels_path_idx" ON "featured_notifications_rels" USING btree ("path");
  CREATE INDEX "featured_notifications_rels_media_id_idx" ON "featured_notifications_rels" USING btree ("media_id");
  CREATE INDEX "holidays_start_date_idx" ON "holidays" USING btree ("start_date");
  CREATE INDEX "holidays_end_date_idx" ON "holidays" USING btree ("end_date");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "holidays_locales_parent_idx" ON "holidays_locales" USING btree ("_parent_id");
  CREATE INDEX "holidays_rels_order_idx" ON "holidays_rels" USING btree ("order");
  CREATE INDEX "holidays_rels_parent_idx" ON "holidays_rels" USING btree ("parent_id");
  CREATE INDEX "holidays_rels_path_idx" ON "holidays_rels" USING btree ("path");
  CREATE INDEX "holidays_rels_media_id_idx" ON "holidays_rels" USING btree ("media_id");
  CREATE INDEX "messages_decisions_order_idx" ON "messages_decisions" USING btree ("_order");
  CREATE INDEX "messages_decisions_parent_id_idx" ON "messages_decisions" USING btree ("_parent_id");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_waiting_idx" ON "messages" USING btree ("waiting");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_received_at_idx" ON "messages" USING btree ("received_at");
  CREATE INDEX "messages_dp_idx" ON "messages" USING btree ("dp_id");
  CREATE INDEX "messages_department_idx" ON "messages" USING btree ("department_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "messages_locales_locale_parent_id_unique" ON "messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "messages_locales_parent_idx" ON "messages_locales" USING btree ("_parent_id");
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
  CREATE UNIQUE INDEX "visitor_notes_reference_idx" ON "visitor_notes" USING btree ("reference");
  CREATE INDEX "visitor_notes_received_at_idx" ON "visitor_notes" USING btree ("received_at");
  CREATE INDEX "visitor_notes_updated_at_idx" ON "visitor_notes" USING btree ("updated_at");
  CREATE INDEX "visitor_notes_created_at_idx" ON "visitor_notes" USING btree ("created_at");
  CREATE INDEX "submitted_photos_taken_by_idx" ON "submitted_photos" USING btree ("taken_by");
  CREATE INDEX "submitted_photos_sender_idx" ON "submitted_photos" USING btree ("sender");
  CREATE INDEX "submitted_photos_updated_at_idx" ON "submitted_photos" USING btree ("updated_at");
  CREATE INDEX "submitted_photos_created_at_idx" ON "submitted_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "submitted_photos_filename_idx" ON "submitted_photos" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_department_idx" ON "users" USING btree ("department_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "target_target_key_idx" ON "uses" USING btree ("target","target_key");
  CREATE INDEX "source_source_id_idx" ON "uses" USING btree ("source","source_id");
  CREATE UNIQUE INDEX "file_addresses_name_idx" ON "file_addresses" USING btree ("name");
  CREATE INDEX "file_addresses_file_idx" ON "file_addresses" USING btree ("file");
  CREATE UNIQUE INDEX "used_challenges_nonce_idx" ON "used_challenges" USING btree ("nonce");
  CREATE INDEX "used_challenges_expires_idx" ON "used_challenges" USING btree ("expires");
  CREATE UNIQUE INDEX "email_verifications_mailbox_idx" ON "email_verifications" USING btree ("mailbox");
  CREATE INDEX "email_verifications_day_begins_idx" ON "email_verifications" USING btree ("day_begins");
  CREATE INDEX "email_verifications_token_idx" ON "email_verifications" USING btree ("token");
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_kept_at_idx" ON "idempotency_keys" USING btree ("kept_at");
  CREATE UNIQUE INDEX "mail_counts_mailbox_idx" ON "mail_counts" USING btree ("mailbox");
  CREATE INDEX "mail_counts_hour_begins_idx" ON "mail_counts" USING btree ("hour_begins");
  CREATE UNIQUE INDEX "imported_records_key_idx" ON "imported_records" USING btree ("key");
  CREATE INDEX "imported_records_updated_at_idx" ON "imported_records" USING btree ("updated_at");
  CREATE INDEX "imported_records_created_at_idx" ON "imported_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_department_files_id_idx" ON "payload_locked_documents_rels" USING btree ("department_files_id");
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_committees_id_idx" ON "payload_locked_documents_rels" USING btree ("committees_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_former_principals_id_idx" ON "payload_locked_documents_rels" USING btree ("former_principals_id");
  CREATE INDEX "payload_locked_documents_rels_rti_officers_id_idx" ON "payload_locked_documents_rels" USING btree ("rti_officers_id");
  CREATE INDEX "payload_locked_documents_rels_alumni_id_idx" ON "payload_locked_documents_rels" USING btree ("alumni_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_groups_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_criteria_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_questions_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_files_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_files_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_important_files_id_idx" ON "payload_locked_documents_rels" USING btree ("important_files_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");
  CREATE INDEX "payload_locked_documents_rels_featured_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("featured_notifications_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_alumni_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("alumni_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_notes_id");
  CREATE INDEX "payload_locked_documents_rels_submitted_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("submitted_photos_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_used_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("used_challenges_id");
  CREATE INDEX "payload_locked_documents_rels_email_verifications_id_idx" ON "payload_locked_documents_rels" USING btree ("email_verifications_id");
  CREATE INDEX "payload_locked_documents_rels_idempotency_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("idempotency_keys_id");
  CREATE INDEX "payload_locked_documents_rels_mail_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_counts_id");
  CREATE INDEX "payload_locked_documents_rels_imported_records_id_idx" ON "payload_locked_documents_rels" USING btree ("imported_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "college_certificates_order_idx" ON "college_certificates" USING btree ("_order");
  CREATE INDEX "college_certificates_parent_id_idx" ON "college_certificates" USING btree ("_parent_id");
  CREATE INDEX "college_certificates_image_idx" ON "college_certificates" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_certificates_locales_locale_parent_id_unique" ON "college_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_certificates_locales_parent_idx" ON "college_certificates_locales" USING btree ("_parent_id");
  CREATE INDEX "college_shortcuts_order_idx" ON "college_shortcuts" USING btree ("_order");
  CREATE INDEX "college_shortcuts_parent_id_idx" ON "college_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "college_shortcuts_image_idx" ON "college_shortcuts" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_shortcuts_locales_locale_parent_id_unique" ON "college_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_shortcuts_locales_parent_idx" ON "college_shortcuts_locales" USING btree ("_parent_id");
  CREATE INDEX "college_accreditation_order_idx" ON "college_accreditation" USING btree ("_order");
  CREATE INDEX "college_accreditation_parent_id_idx" ON "college_accreditation" USING btree ("_parent_id");
  CREATE INDEX "college_accreditation_image_idx" ON "college_accreditation" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_accreditation_locales_locale_parent_id_unique" ON "college_accreditation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_accreditation_locales_parent_idx" ON "college_accreditation_locales" USING btree ("_parent_id");
  CREATE INDEX "college_distance_learning_order_idx" ON "college_distance_learning" USING btree ("_order");
  CREATE INDEX "college_distance_learning_parent_id_idx" ON "college_distance_learning" USING btree ("_parent_id");
  CREATE INDEX "college_distance_learning_image_idx" ON "college_distance_learning" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_distance_learning_locales_locale_parent_id_unique" ON "college_distance_learning_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_distance_learning_locales_parent_idx" ON "college_distance_learning_locales" USING btree ("_parent_id");
  CREATE INDEX "college_portals_order_idx" ON "college_portals" USING btree ("_order");
  CREATE INDEX "college_portals_parent_id_idx" ON "college_portals" USING btree ("_parent_id");
  CREATE INDEX "college_portals_image_idx" ON "college_portals" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_portals_locales_locale_parent_id_unique" ON "college_portals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_portals_locales_parent_idx" ON "college_portals_locales" USING btree ("_parent_id");
  CREATE INDEX "college_social_order_idx" ON "college_social" USING btree ("_order");
  CREATE INDEX "college_social_parent_id_idx" ON "college_social" USING btree ("_parent_id");
  CREATE INDEX "college_social_image_idx" ON "college_social" USING btree ("image_id");
  CREATE UNIQUE INDEX "college_social_locales_locale_parent_id_unique" ON "college_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_social_locales_parent_idx" ON "college_social_locales" USING btree ("_parent_id");
  CREATE INDEX "college_emblem_idx" ON "college" USING btree ("emblem_id");
  CREATE INDEX "college_map_map_image_idx" ON "college" USING btree ("map_image_id");
  CREATE INDEX "college_about_image_idx" ON "college" USING btree ("about_image_id");
  CREATE INDEX "college_video_file_idx" ON "college" USING btree ("video_file_id");
  CREATE INDEX "college_video_poster_idx" ON "college" USING btree ("video_poster_id");
  CREATE UNIQUE INDEX "college_locales_locale_parent_id_unique" ON "college_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "college_locales_parent_idx" ON "college_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "admission_locales_locale_parent_id_unique" ON "admission_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "admission_locales_parent_idx" ON "admission_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_locales" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  DROP TABLE "departments_facilities" CASCADE;
  DROP TABLE "departments_facilities_locales" CASCADE;
  DROP TABLE "departments_programs_offered" CASCADE;
  DROP TABLE "departments_collaboration_course" CASCADE;
  DROP TABLE "departments_teaching_post" CASCADE;
  DROP TABLE "departments_student_teacher_ratio" CASCADE;
  DROP TABLE "departments_academic_support_staff_technical" CASCADE;
  DROP TABLE "departments_academic_support_staff_non_technical" CASCADE;
  DROP TABLE "departments_ongoing_research_projects" CASCADE;
  DROP TABLE "departments_completed_research_projects" CASCADE;
  DROP TABLE "departments_collaborative_projects" CASCADE;
  DROP TABLE "departments_research_publications" CASCADE;
  DROP TABLE "departments_chapter_books" CASCADE;
  DROP TABLE "departments_selected_faculty" CASCADE;
  DROP TABLE "departments_serving_faculty" CASCADE;
  DROP TABLE "departments_involvement_faculty" CASCADE;
  DROP TABLE "departments_awards_faculty" CASCADE;
  DROP TABLE "departments_seminar_department" CASCADE;
  DROP TABLE "departments_publications_department" CASCADE;
  DROP TABLE "departments_student_internal" CASCADE;
  DROP TABLE "departments_student_other" CASCADE;
  DROP TABLE "departments_student_profile_programme" CASCADE;
  DROP TABLE "departments_student_diversity" CASCADE;
  DROP TABLE "departments_student_cleared" CASCADE;
  DROP TABLE "departments_student_progressions" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "departments_locales" CASCADE;
  DROP TABLE "departments_rels" CASCADE;
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
  DROP TABLE "employees" CASCADE;
  DROP TABLE "employees_locales" CASCADE;
  DROP TABLE "employees_rels" CASCADE;
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
  DROP TABLE "alumni" CASCADE;
  DROP TABLE "alumni_locales" CASCADE;
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
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "albums_rels" CASCADE;
  DROP TABLE "important_files" CASCADE;
  DROP TABLE "important_files_locales" CASCADE;
  DROP TABLE "important_files_rels" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "photos" CASCADE;
  DROP TABLE "photos_locales" CASCADE;
  DROP TABLE "featured_notifications" CASCADE;
  DROP TABLE "featured_notifications_locales" CASCADE;
  DROP TABLE "featured_notifications_rels" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "holidays_rels" CASCADE;
  DROP TABLE "messages_decisions" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_locales" CASCADE;
  DROP TABLE "messages_rels" CASCADE;
  DROP TABLE "alumni_registrations_decisions" CASCADE;
  DROP TABLE "alumni_registrations" CASCADE;
  DROP TABLE "alumni_registrations_rels" CASCADE;
  DROP TABLE "visitor_notes" CASCADE;
  DROP TABLE "submitted_photos" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "uses" CASCADE;
  DROP TABLE "file_addresses" CASCADE;
  DROP TABLE "used_challenges" CASCADE;
  DROP TABLE "email_verifications" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "mail_counts" CASCADE;
  DROP TABLE "imported_records" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "college_certificates" CASCADE;
  DROP TABLE "college_certificates_locales" CASCADE;
  DROP TABLE "college_shortcuts" CASCADE;
  DROP TABLE "college_shortcuts_locales" CASCADE;
  DROP TABLE "college_accreditation" CASCADE;
  DROP TABLE "college_accreditation_locales" CASCADE;
  DROP TABLE "college_distance_learning" CASCADE;
  DROP TABLE "college_distance_learning_locales" CASCADE;
  DROP TABLE "college_portals" CASCADE;
  DROP TABLE "college_portals_locales" CASCADE;
  DROP TABLE "college_social" CASCADE;
  DROP TABLE "college_social_locales" CASCADE;
  DROP TABLE "college" CASCADE;
  DROP TABLE "college_locales" CASCADE;
  DROP TABLE "admission" CASCADE;
  DROP TABLE "admission_locales" CASCADE;
  DROP TABLE "visitor_counter" CASCADE;
  DROP TABLE "content_revision" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_notices_type";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_type";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum__notices_v_published_locale";
  DROP TYPE "public"."enum_departments_stream";
  DROP TYPE "public"."enum_department_files_type";
  DROP TYPE "public"."enum_employees_research_articles_ugc_care";
  DROP TYPE "public"."enum_employees_other_publications_category";
  DROP TYPE "public"."enum_employees_type";
  DROP TYPE "public"."enum_members_type";
  DROP TYPE "public"."enum_rti_officers_role";
  DROP TYPE "public"."enum_evidence_groups_types";
  DROP TYPE "public"."enum_evidence_groups_report";
  DROP TYPE "public"."enum_evidence_criteria_type";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_photos_type";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_type";
  DROP TYPE "public"."enum_alumni_registrations_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
