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
  CREATE TYPE "public"."enum_employees_type" AS ENUM('PRINCIPAL', 'OFFICE_STAFF', 'FACULTY', 'BEARER', 'FORMER_FACULTY');
  CREATE TYPE "public"."enum_photos_type" AS ENUM('BANNER_IMAGES', 'HIGHLIGHTS', 'RESEARCH_HIGHLIGHTS', 'NCC_HIGHLIGHTS', 'NSS_HIGHLIGHTS', 'TESTIMONIALS');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_messages_type" AS ENUM('ALUMNI', 'STUDENT');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'department-editor', 'moderator');
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_notices_type",
  	"date" timestamp(3) with time zone,
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
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_employees_type" DEFAULT 'FACULTY' NOT NULL,
  	"department_id" integer,
  	"order" numeric DEFAULT 100,
  	"live_now" boolean DEFAULT false,
  	"dp_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"mobile" varchar,
  	"date_of_joining" timestamp(3) with time zone,
  	"date_of_leaving" timestamp(3) with time zone,
  	"address_public" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employees_locales" (
  	"name" varchar NOT NULL,
  	"designation" varchar,
  	"contact" varchar,
  	"experience" varchar,
  	"area_of_research" varchar,
  	"about" jsonb,
  	"address" varchar,
  	"permanent_address" varchar,
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'pending' NOT NULL,
  	"type" "enum_messages_type" NOT NULL,
  	"dp_id" integer,
  	"batch_from" numeric,
  	"batch_to" numeric,
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
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "used_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nonce" varchar NOT NULL,
  	"expires" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"employees_id" integer,
  	"alumni_id" integer,
  	"media_id" integer,
  	"photos_id" integer,
  	"featured_notifications_id" integer,
  	"holidays_id" integer,
  	"messages_id" integer,
  	"visitor_notes_id" integer,
  	"users_id" integer,
  	"used_challenges_id" integer
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
  ALTER TABLE "employees" ADD CONSTRAINT "employees_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees_locales" ADD CONSTRAINT "employees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_rels" ADD CONSTRAINT "employees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_rels" ADD CONSTRAINT "employees_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alumni" ADD CONSTRAINT "alumni_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni" ADD CONSTRAINT "alumni_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alumni_locales" ADD CONSTRAINT "alumni_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alumni"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos_locales" ADD CONSTRAINT "photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_locales" ADD CONSTRAINT "featured_notifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_rels" ADD CONSTRAINT "featured_notifications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_notifications_rels" ADD CONSTRAINT "featured_notifications_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_rels" ADD CONSTRAINT "holidays_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "holidays_rels" ADD CONSTRAINT "holidays_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_dp_id_media_id_fk" FOREIGN KEY ("dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_locales" ADD CONSTRAINT "messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alumni_fk" FOREIGN KEY ("alumni_id") REFERENCES "public"."alumni"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_notifications_fk" FOREIGN KEY ("featured_notifications_id") REFERENCES "public"."featured_notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_notes_fk" FOREIGN KEY ("visitor_notes_id") REFERENCES "public"."visitor_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_used_challenges_fk" FOREIGN KEY ("used_challenges_id") REFERENCES "public"."used_challenges"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date");
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
  CREATE INDEX "alumni_department_idx" ON "alumni" USING btree ("department_id");
  CREATE INDEX "alumni_dp_idx" ON "alumni" USING btree ("dp_id");
  CREATE INDEX "alumni_prominent_idx" ON "alumni" USING btree ("prominent");
  CREATE INDEX "alumni_updated_at_idx" ON "alumni" USING btree ("updated_at");
  CREATE INDEX "alumni_created_at_idx" ON "alumni" USING btree ("created_at");
  CREATE UNIQUE INDEX "alumni_locales_locale_parent_id_unique" ON "alumni_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "alumni_locales_parent_idx" ON "alumni_locales" USING btree ("_parent_id");
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
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_dp_idx" ON "messages" USING btree ("dp_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "messages_locales_locale_parent_id_unique" ON "messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "messages_locales_parent_idx" ON "messages_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "visitor_notes_reference_idx" ON "visitor_notes" USING btree ("reference");
  CREATE INDEX "visitor_notes_received_at_idx" ON "visitor_notes" USING btree ("received_at");
  CREATE INDEX "visitor_notes_updated_at_idx" ON "visitor_notes" USING btree ("updated_at");
  CREATE INDEX "visitor_notes_created_at_idx" ON "visitor_notes" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_department_idx" ON "users" USING btree ("department_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "used_challenges_nonce_idx" ON "used_challenges" USING btree ("nonce");
  CREATE INDEX "used_challenges_expires_idx" ON "used_challenges" USING btree ("expires");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_alumni_id_idx" ON "payload_locked_documents_rels" USING btree ("alumni_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");
  CREATE INDEX "payload_locked_documents_rels_featured_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("featured_notifications_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_notes_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_used_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("used_challenges_id");
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
  DROP TABLE "employees" CASCADE;
  DROP TABLE "employees_locales" CASCADE;
  DROP TABLE "employees_rels" CASCADE;
  DROP TABLE "alumni" CASCADE;
  DROP TABLE "alumni_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "photos" CASCADE;
  DROP TABLE "photos_locales" CASCADE;
  DROP TABLE "featured_notifications" CASCADE;
  DROP TABLE "featured_notifications_locales" CASCADE;
  DROP TABLE "featured_notifications_rels" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "holidays_rels" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_locales" CASCADE;
  DROP TABLE "visitor_notes" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "used_challenges" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
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
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_notices_type";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_type";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum__notices_v_published_locale";
  DROP TYPE "public"."enum_departments_stream";
  DROP TYPE "public"."enum_employees_type";
  DROP TYPE "public"."enum_photos_type";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_type";
  DROP TYPE "public"."enum_users_role";`)
}
