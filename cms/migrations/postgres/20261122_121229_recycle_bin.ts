import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__departments_v_version_stream" AS ENUM('ARTS', 'SCIENCE', 'COMMERCE', 'OTHERS');
  CREATE TYPE "public"."enum__employees_v_version_research_articles_ugc_care" AS ENUM('Yes', 'No');
  CREATE TYPE "public"."enum__employees_v_version_other_publications_category" AS ENUM('CHAPTER_IN_BOOK', 'OTHER_PUBLICATION', 'EDITED_BOOK_OR_JOURNAL', 'ARTICLE_IN_POPULAR_BOOK', 'NEWSPAPER_PUBLICATION', 'E_CONTENT');
  CREATE TYPE "public"."enum__employees_v_version_type" AS ENUM('PRINCIPAL', 'OFFICE_STAFF', 'FACULTY', 'BEARER', 'FORMER_FACULTY');
  CREATE TYPE "public"."enum__college_v_version_home_sections" AS ENUM('notices', 'shortcuts', 'about', 'events', 'faculties', 'student_achievements', 'faculty_achievements', 'highlights', 'voices', 'swoc', 'emblem', 'place');
  CREATE TYPE "public"."enum__college_v_version_appearance_motif" AS ENUM('gamosa', 'waves', 'diamonds', 'none');
  CREATE TABLE "_departments_v_version_facilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_departments_v_version_facilities_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dept_programs_offered_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"level" varchar,
  	"duration" varchar,
  	"intake" numeric,
  	"since" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_collaboration_course_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"course" varchar,
  	"institution" varchar,
  	"year" varchar,
  	"details" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_teaching_post_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_teacher_ratio_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"students" numeric,
  	"teachers" numeric,
  	"ratio" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_academic_support_staff_technical_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_academic_support_staff_non_technical_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" varchar,
  	"sanctioned" numeric,
  	"filled" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_ongoing_research_projects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_completed_research_projects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_collaborative_projects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"investigator" varchar,
  	"funding_agency" varchar,
  	"amount" varchar,
  	"duration" varchar,
  	"partner" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_research_publications_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authors" varchar,
  	"journal" varchar,
  	"year" varchar,
  	"issn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_chapter_books_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authors" varchar,
  	"publisher" varchar,
  	"year" varchar,
  	"isbn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_selected_faculty_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_serving_faculty_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_involvement_faculty_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"role" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_awards_faculty_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"award" varchar,
  	"awarded_by" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_seminar_department_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"level" varchar,
  	"held_on" varchar,
  	"funding_agency" varchar,
  	"participants" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_publications_department_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" varchar,
  	"editor" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_internal_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"title" varchar,
  	"institution" varchar,
  	"students" numeric,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_other_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"title" varchar,
  	"institution" varchar,
  	"students" numeric,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_profile_programme_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"year" varchar,
  	"applied" numeric,
  	"admitted" numeric,
  	"pass_percentage" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_diversity_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar,
  	"same_state" numeric,
  	"other_states" numeric,
  	"abroad" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_cleared_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"examination" varchar,
  	"students" numeric,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dept_student_progressions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"progression" varchar,
  	"percentage" numeric,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_departments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_dept_code" varchar NOT NULL,
  	"version_stream" "enum__departments_v_version_stream" NOT NULL,
  	"version_is_dual" boolean DEFAULT false,
  	"version_estd" varchar,
  	"version_external_resource_link" varchar,
  	"version_student_login_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_departments_v_locales" (
  	"version_dept_name" varchar NOT NULL,
  	"version_other_stream" varchar,
  	"version_examination_system" varchar,
  	"version_department_about" jsonb,
  	"version_vision" jsonb,
  	"version_courses" jsonb,
  	"version_contact_details" jsonb,
  	"version_activity" jsonb,
  	"version_online_classes" jsonb,
  	"version_gallery" jsonb,
  	"version_research" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_departments_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
  CREATE TABLE "_employees_v_version_b_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_b" varchar,
  	"subject_b" varchar,
  	"university_b" varchar,
  	"year_b" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_m_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_m" varchar,
  	"subject_m" varchar,
  	"university_m" varchar,
  	"year_m" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_phd" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_p" varchar,
  	"year_p" varchar,
  	"university_p" varchar,
  	"department_p" varchar,
  	"supervisor_p" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_mphil" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_m1" varchar,
  	"year_m1" varchar,
  	"university_m1" varchar,
  	"department_m1" varchar,
  	"supervisor_m1" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_o_degree" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description_o" varchar,
  	"year_o" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_papers_taught" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"semester" varchar,
  	"paper_code" varchar,
  	"paper_name" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_teaching_work_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_teaching_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section_name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_courses_attended" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"category" varchar,
  	"organizer" varchar,
  	"from" varchar,
  	"till" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_seminars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"type" varchar,
  	"from" varchar,
  	"till" varchar,
  	"collaborating_unit" varchar,
  	"category" varchar,
  	"participant" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_extension" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"primary_unit" varchar,
  	"collaborating_unit" varchar,
  	"participant" varchar,
  	"from" varchar,
  	"till" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_student_support_section_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"activity" varchar,
  	"remark" varchar,
  	"student_count" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_student_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section_name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_research" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_research_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"journal_name" varchar,
  	"ugc_care" "enum__employees_v_version_research_articles_ugc_care",
  	"impact_factor" varchar,
  	"citation_index" varchar,
  	"h_index" varchar,
  	"category" varchar,
  	"page_no" varchar,
  	"volume" varchar,
  	"isbn" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_other_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"journal_name" varchar,
  	"category" "enum__employees_v_version_other_publications_category",
  	"publication_date" varchar,
  	"page_no" varchar,
  	"volume" varchar,
  	"isbn" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_research_paper" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_paper" varchar,
  	"title_book" varchar,
  	"published_by" varchar,
  	"isbn_no" varchar,
  	"volume" varchar,
  	"page_nos" varchar,
  	"date_year" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_text_book" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_book" varchar,
  	"published_by" varchar,
  	"isbn_no" varchar,
  	"volume" varchar,
  	"edition" varchar,
  	"name_of_authors" varchar,
  	"date_year" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_workshop" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date_year" varchar,
  	"organised_by" varchar,
  	"theme" varchar,
  	"duration" varchar,
  	"sponsored_by" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_guideship" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date_of_registration" varchar,
  	"topic" varchar,
  	"status" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"area" varchar,
  	"achievement" varchar,
  	"award" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"achievement" varchar,
  	"date_year" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_college_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"from" varchar,
  	"till" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_social_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"from" varchar,
  	"till" varchar,
  	"other_info" varchar,
  	"quarter" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__employees_v_version_type" DEFAULT 'FACULTY' NOT NULL,
  	"version_department_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_live_now" boolean DEFAULT false,
  	"version_dp_id" integer,
  	"version_date_of_joining" timestamp(3) with time zone,
  	"version_date_of_leaving" timestamp(3) with time zone,
  	"version_address_public" boolean DEFAULT false,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_mobile" varchar,
  	"version_google_scholar" varchar,
  	"version_orchid_link" varchar,
  	"version_linkedin_link" varchar,
  	"version_facebook_link" varchar,
  	"version_wiki_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_employees_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_designation" varchar,
  	"version_experience" varchar,
  	"version_area_of_research" varchar,
  	"version_about" jsonb,
  	"version_address" varchar,
  	"version_permanent_address" varchar,
  	"version_contact" varchar,
  	"version_any_other_information" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_employees_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_college_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_certificates_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_shortcuts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_accreditation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_accreditation_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_distance_learning" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_distance_learning_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_portals_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_college_v_version_social_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_college_v_version_home_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__college_v_version_home_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_college_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_emblem_id" integer,
  	"version_established" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_map_embed" varchar,
  	"version_map_link" varchar,
  	"version_map_image_id" integer,
  	"version_map_latitude" varchar,
  	"version_map_longitude" varchar,
  	"version_about_image_id" integer,
  	"version_video_file_id" integer,
  	"version_video_link" varchar,
  	"version_video_poster_id" integer,
  	"version_appearance_primary" varchar,
  	"version_appearance_accent" varchar,
  	"version_appearance_motif" "enum__college_v_version_appearance_motif" DEFAULT 'gamosa',
  	"version_codes_college" varchar,
  	"version_codes_office" varchar,
  	"version_calling_code" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_college_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_tagline" varchar,
  	"version_affiliation" varchar,
  	"version_address" varchar,
  	"version_about" jsonb,
  	"version_principal_message" jsonb,
  	"version_motto" jsonb,
  	"version_mission" jsonb,
  	"version_vision" jsonb,
  	"version_anthem_title" varchar,
  	"version_anthem_html" jsonb,
  	"version_emblem_meaning" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  ALTER TABLE "notices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "departments" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "department_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "committees" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "former_principals" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "rti_officers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "alumni" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "evidence_groups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "evidence_criteria" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "evidence_questions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "evidence_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "albums" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "important_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "photos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "featured_notifications" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "holidays" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_departments_v_version_facilities" ADD CONSTRAINT "_departments_v_version_facilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_departments_v_version_facilities_locales" ADD CONSTRAINT "_departments_v_version_facilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v_version_facilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_programs_offered_v" ADD CONSTRAINT "_dept_programs_offered_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_collaboration_course_v" ADD CONSTRAINT "_dept_collaboration_course_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_teaching_post_v" ADD CONSTRAINT "_dept_teaching_post_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_teacher_ratio_v" ADD CONSTRAINT "_dept_student_teacher_ratio_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_academic_support_staff_technical_v" ADD CONSTRAINT "_dept_academic_support_staff_technical_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_academic_support_staff_non_technical_v" ADD CONSTRAINT "_dept_academic_support_staff_non_technical_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_ongoing_research_projects_v" ADD CONSTRAINT "_dept_ongoing_research_projects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_completed_research_projects_v" ADD CONSTRAINT "_dept_completed_research_projects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_collaborative_projects_v" ADD CONSTRAINT "_dept_collaborative_projects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_research_publications_v" ADD CONSTRAINT "_dept_research_publications_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_chapter_books_v" ADD CONSTRAINT "_dept_chapter_books_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_selected_faculty_v" ADD CONSTRAINT "_dept_selected_faculty_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_serving_faculty_v" ADD CONSTRAINT "_dept_serving_faculty_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_involvement_faculty_v" ADD CONSTRAINT "_dept_involvement_faculty_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_awards_faculty_v" ADD CONSTRAINT "_dept_awards_faculty_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_seminar_department_v" ADD CONSTRAINT "_dept_seminar_department_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_publications_department_v" ADD CONSTRAINT "_dept_publications_department_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_internal_v" ADD CONSTRAINT "_dept_student_internal_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_other_v" ADD CONSTRAINT "_dept_student_other_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_profile_programme_v" ADD CONSTRAINT "_dept_student_profile_programme_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_diversity_v" ADD CONSTRAINT "_dept_student_diversity_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_cleared_v" ADD CONSTRAINT "_dept_student_cleared_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dept_student_progressions_v" ADD CONSTRAINT "_dept_student_progressions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_departments_v" ADD CONSTRAINT "_departments_v_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_departments_v_locales" ADD CONSTRAINT "_departments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_departments_v_rels" ADD CONSTRAINT "_departments_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_departments_v_rels" ADD CONSTRAINT "_departments_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_b_degree" ADD CONSTRAINT "_employees_v_version_b_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_m_degree" ADD CONSTRAINT "_employees_v_version_m_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_phd" ADD CONSTRAINT "_employees_v_version_phd_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_mphil" ADD CONSTRAINT "_employees_v_version_mphil_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_o_degree" ADD CONSTRAINT "_employees_v_version_o_degree_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_papers_taught" ADD CONSTRAINT "_employees_v_version_papers_taught_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_teaching_work_section_data" ADD CONSTRAINT "_employees_v_version_teaching_work_section_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v_version_teaching_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_teaching_work" ADD CONSTRAINT "_employees_v_version_teaching_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_courses_attended" ADD CONSTRAINT "_employees_v_version_courses_attended_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_seminars" ADD CONSTRAINT "_employees_v_version_seminars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_extension" ADD CONSTRAINT "_employees_v_version_extension_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_student_support_section_data" ADD CONSTRAINT "_employees_v_version_student_support_section_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v_version_student_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_student_support" ADD CONSTRAINT "_employees_v_version_student_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_research" ADD CONSTRAINT "_employees_v_version_research_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_research_articles" ADD CONSTRAINT "_employees_v_version_research_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_other_publications" ADD CONSTRAINT "_employees_v_version_other_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_research_paper" ADD CONSTRAINT "_employees_v_version_research_paper_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_text_book" ADD CONSTRAINT "_employees_v_version_text_book_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_workshop" ADD CONSTRAINT "_employees_v_version_workshop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_guideship" ADD CONSTRAINT "_employees_v_version_guideship_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_awards" ADD CONSTRAINT "_employees_v_version_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_achievements" ADD CONSTRAINT "_employees_v_version_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_college_activities" ADD CONSTRAINT "_employees_v_version_college_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_social_activities" ADD CONSTRAINT "_employees_v_version_social_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_parent_id_employees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_dp_id_media_id_fk" FOREIGN KEY ("version_dp_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v_locales" ADD CONSTRAINT "_employees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_rels" ADD CONSTRAINT "_employees_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_rels" ADD CONSTRAINT "_employees_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_certificates" ADD CONSTRAINT "_college_v_version_certificates_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_certificates" ADD CONSTRAINT "_college_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_certificates_locales" ADD CONSTRAINT "_college_v_version_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_shortcuts" ADD CONSTRAINT "_college_v_version_shortcuts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_shortcuts" ADD CONSTRAINT "_college_v_version_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_shortcuts_locales" ADD CONSTRAINT "_college_v_version_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_accreditation" ADD CONSTRAINT "_college_v_version_accreditation_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_accreditation" ADD CONSTRAINT "_college_v_version_accreditation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_accreditation_locales" ADD CONSTRAINT "_college_v_version_accreditation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_accreditation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_distance_learning" ADD CONSTRAINT "_college_v_version_distance_learning_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_distance_learning" ADD CONSTRAINT "_college_v_version_distance_learning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_distance_learning_locales" ADD CONSTRAINT "_college_v_version_distance_learning_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_distance_learning"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_portals" ADD CONSTRAINT "_college_v_version_portals_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_portals" ADD CONSTRAINT "_college_v_version_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_portals_locales" ADD CONSTRAINT "_college_v_version_portals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_portals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_social" ADD CONSTRAINT "_college_v_version_social_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_version_social" ADD CONSTRAINT "_college_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_social_locales" ADD CONSTRAINT "_college_v_version_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v_version_home_sections" ADD CONSTRAINT "_college_v_version_home_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_college_v" ADD CONSTRAINT "_college_v_version_emblem_id_media_id_fk" FOREIGN KEY ("version_emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v" ADD CONSTRAINT "_college_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v" ADD CONSTRAINT "_college_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v" ADD CONSTRAINT "_college_v_version_video_file_id_media_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v" ADD CONSTRAINT "_college_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_v_locales" ADD CONSTRAINT "_college_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_college_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_departments_v_version_facilities_order_idx" ON "_departments_v_version_facilities" USING btree ("_order");
  CREATE INDEX "_departments_v_version_facilities_parent_id_idx" ON "_departments_v_version_facilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_departments_v_version_facilities_locales_locale_parent_id_u" ON "_departments_v_version_facilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_departments_v_version_facilities_locales_parent_idx" ON "_departments_v_version_facilities_locales" USING btree ("_parent_id");
  CREATE INDEX "_dept_programs_offered_v_order_idx" ON "_dept_programs_offered_v" USING btree ("_order");
  CREATE INDEX "_dept_programs_offered_v_parent_id_idx" ON "_dept_programs_offered_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_programs_offered_v_locale_idx" ON "_dept_programs_offered_v" USING btree ("_locale");
  CREATE INDEX "_dept_collaboration_course_v_order_idx" ON "_dept_collaboration_course_v" USING btree ("_order");
  CREATE INDEX "_dept_collaboration_course_v_parent_id_idx" ON "_dept_collaboration_course_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_collaboration_course_v_locale_idx" ON "_dept_collaboration_course_v" USING btree ("_locale");
  CREATE INDEX "_dept_teaching_post_v_order_idx" ON "_dept_teaching_post_v" USING btree ("_order");
  CREATE INDEX "_dept_teaching_post_v_parent_id_idx" ON "_dept_teaching_post_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_teaching_post_v_locale_idx" ON "_dept_teaching_post_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_teacher_ratio_v_order_idx" ON "_dept_student_teacher_ratio_v" USING btree ("_order");
  CREATE INDEX "_dept_student_teacher_ratio_v_parent_id_idx" ON "_dept_student_teacher_ratio_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_teacher_ratio_v_locale_idx" ON "_dept_student_teacher_ratio_v" USING btree ("_locale");
  CREATE INDEX "_dept_academic_support_staff_technical_v_order_idx" ON "_dept_academic_support_staff_technical_v" USING btree ("_order");
  CREATE INDEX "_dept_academic_support_staff_technical_v_parent_id_idx" ON "_dept_academic_support_staff_technical_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_academic_support_staff_technical_v_locale_idx" ON "_dept_academic_support_staff_technical_v" USING btree ("_locale");
  CREATE INDEX "_dept_academic_support_staff_non_technical_v_order_idx" ON "_dept_academic_support_staff_non_technical_v" USING btree ("_order");
  CREATE INDEX "_dept_academic_support_staff_non_technical_v_parent_id_idx" ON "_dept_academic_support_staff_non_technical_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_academic_support_staff_non_technical_v_locale_idx" ON "_dept_academic_support_staff_non_technical_v" USING btree ("_locale");
  CREATE INDEX "_dept_ongoing_research_projects_v_order_idx" ON "_dept_ongoing_research_projects_v" USING btree ("_order");
  CREATE INDEX "_dept_ongoing_research_projects_v_parent_id_idx" ON "_dept_ongoing_research_projects_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_ongoing_research_projects_v_locale_idx" ON "_dept_ongoing_research_projects_v" USING btree ("_locale");
  CREATE INDEX "_dept_completed_research_projects_v_order_idx" ON "_dept_completed_research_projects_v" USING btree ("_order");
  CREATE INDEX "_dept_completed_research_projects_v_parent_id_idx" ON "_dept_completed_research_projects_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_completed_research_projects_v_locale_idx" ON "_dept_completed_research_projects_v" USING btree ("_locale");
  CREATE INDEX "_dept_collaborative_projects_v_order_idx" ON "_dept_collaborative_projects_v" USING btree ("_order");
  CREATE INDEX "_dept_collaborative_projects_v_parent_id_idx" ON "_dept_collaborative_projects_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_collaborative_projects_v_locale_idx" ON "_dept_collaborative_projects_v" USING btree ("_locale");
  CREATE INDEX "_dept_research_publications_v_order_idx" ON "_dept_research_publications_v" USING btree ("_order");
  CREATE INDEX "_dept_research_publications_v_parent_id_idx" ON "_dept_research_publications_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_research_publications_v_locale_idx" ON "_dept_research_publications_v" USING btree ("_locale");
  CREATE INDEX "_dept_chapter_books_v_order_idx" ON "_dept_chapter_books_v" USING btree ("_order");
  CREATE INDEX "_dept_chapter_books_v_parent_id_idx" ON "_dept_chapter_books_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_chapter_books_v_locale_idx" ON "_dept_chapter_books_v" USING btree ("_locale");
  CREATE INDEX "_dept_selected_faculty_v_order_idx" ON "_dept_selected_faculty_v" USING btree ("_order");
  CREATE INDEX "_dept_selected_faculty_v_parent_id_idx" ON "_dept_selected_faculty_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_selected_faculty_v_locale_idx" ON "_dept_selected_faculty_v" USING btree ("_locale");
  CREATE INDEX "_dept_serving_faculty_v_order_idx" ON "_dept_serving_faculty_v" USING btree ("_order");
  CREATE INDEX "_dept_serving_faculty_v_parent_id_idx" ON "_dept_serving_faculty_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_serving_faculty_v_locale_idx" ON "_dept_serving_faculty_v" USING btree ("_locale");
  CREATE INDEX "_dept_involvement_faculty_v_order_idx" ON "_dept_involvement_faculty_v" USING btree ("_order");
  CREATE INDEX "_dept_involvement_faculty_v_parent_id_idx" ON "_dept_involvement_faculty_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_involvement_faculty_v_locale_idx" ON "_dept_involvement_faculty_v" USING btree ("_locale");
  CREATE INDEX "_dept_awards_faculty_v_order_idx" ON "_dept_awards_faculty_v" USING btree ("_order");
  CREATE INDEX "_dept_awards_faculty_v_parent_id_idx" ON "_dept_awards_faculty_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_awards_faculty_v_locale_idx" ON "_dept_awards_faculty_v" USING btree ("_locale");
  CREATE INDEX "_dept_seminar_department_v_order_idx" ON "_dept_seminar_department_v" USING btree ("_order");
  CREATE INDEX "_dept_seminar_department_v_parent_id_idx" ON "_dept_seminar_department_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_seminar_department_v_locale_idx" ON "_dept_seminar_department_v" USING btree ("_locale");
  CREATE INDEX "_dept_publications_department_v_order_idx" ON "_dept_publications_department_v" USING btree ("_order");
  CREATE INDEX "_dept_publications_department_v_parent_id_idx" ON "_dept_publications_department_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_publications_department_v_locale_idx" ON "_dept_publications_department_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_internal_v_order_idx" ON "_dept_student_internal_v" USING btree ("_order");
  CREATE INDEX "_dept_student_internal_v_parent_id_idx" ON "_dept_student_internal_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_internal_v_locale_idx" ON "_dept_student_internal_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_other_v_order_idx" ON "_dept_student_other_v" USING btree ("_order");
  CREATE INDEX "_dept_student_other_v_parent_id_idx" ON "_dept_student_other_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_other_v_locale_idx" ON "_dept_student_other_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_profile_programme_v_order_idx" ON "_dept_student_profile_programme_v" USING btree ("_order");
  CREATE INDEX "_dept_student_profile_programme_v_parent_id_idx" ON "_dept_student_profile_programme_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_profile_programme_v_locale_idx" ON "_dept_student_profile_programme_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_diversity_v_order_idx" ON "_dept_student_diversity_v" USING btree ("_order");
  CREATE INDEX "_dept_student_diversity_v_parent_id_idx" ON "_dept_student_diversity_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_diversity_v_locale_idx" ON "_dept_student_diversity_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_cleared_v_order_idx" ON "_dept_student_cleared_v" USING btree ("_order");
  CREATE INDEX "_dept_student_cleared_v_parent_id_idx" ON "_dept_student_cleared_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_cleared_v_locale_idx" ON "_dept_student_cleared_v" USING btree ("_locale");
  CREATE INDEX "_dept_student_progressions_v_order_idx" ON "_dept_student_progressions_v" USING btree ("_order");
  CREATE INDEX "_dept_student_progressions_v_parent_id_idx" ON "_dept_student_progressions_v" USING btree ("_parent_id");
  CREATE INDEX "_dept_student_progressions_v_locale_idx" ON "_dept_student_progressions_v" USING btree ("_locale");
  CREATE INDEX "_departments_v_parent_idx" ON "_departments_v" USING btree ("parent_id");
  CREATE INDEX "_departments_v_version_version_dept_code_idx" ON "_departments_v" USING btree ("version_dept_code");
  CREATE INDEX "_departments_v_version_version_updated_at_idx" ON "_departments_v" USING btree ("version_updated_at");
  CREATE INDEX "_departments_v_version_version_created_at_idx" ON "_departments_v" USING btree ("version_created_at");
  CREATE INDEX "_departments_v_version_version_deleted_at_idx" ON "_departments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_departments_v_created_at_idx" ON "_departments_v" USING btree ("created_at");
  CREATE INDEX "_departments_v_updated_at_idx" ON "_departments_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_departments_v_locales_locale_parent_id_unique" ON "_departments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_departments_v_locales_parent_idx" ON "_departments_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_departments_v_rels_order_idx" ON "_departments_v_rels" USING btree ("order");
  CREATE INDEX "_departments_v_rels_parent_idx" ON "_departments_v_rels" USING btree ("parent_id");
  CREATE INDEX "_departments_v_rels_path_idx" ON "_departments_v_rels" USING btree ("path");
  CREATE INDEX "_departments_v_rels_locale_idx" ON "_departments_v_rels" USING btree ("locale");
  CREATE INDEX "_departments_v_rels_media_id_idx" ON "_departments_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "_employees_v_version_b_degree_order_idx" ON "_employees_v_version_b_degree" USING btree ("_order");
  CREATE INDEX "_employees_v_version_b_degree_parent_id_idx" ON "_employees_v_version_b_degree" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_m_degree_order_idx" ON "_employees_v_version_m_degree" USING btree ("_order");
  CREATE INDEX "_employees_v_version_m_degree_parent_id_idx" ON "_employees_v_version_m_degree" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_phd_order_idx" ON "_employees_v_version_phd" USING btree ("_order");
  CREATE INDEX "_employees_v_version_phd_parent_id_idx" ON "_employees_v_version_phd" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_mphil_order_idx" ON "_employees_v_version_mphil" USING btree ("_order");
  CREATE INDEX "_employees_v_version_mphil_parent_id_idx" ON "_employees_v_version_mphil" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_o_degree_order_idx" ON "_employees_v_version_o_degree" USING btree ("_order");
  CREATE INDEX "_employees_v_version_o_degree_parent_id_idx" ON "_employees_v_version_o_degree" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_papers_taught_order_idx" ON "_employees_v_version_papers_taught" USING btree ("_order");
  CREATE INDEX "_employees_v_version_papers_taught_parent_id_idx" ON "_employees_v_version_papers_taught" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_teaching_work_section_data_order_idx" ON "_employees_v_version_teaching_work_section_data" USING btree ("_order");
  CREATE INDEX "_employees_v_version_teaching_work_section_data_parent_id_idx" ON "_employees_v_version_teaching_work_section_data" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_teaching_work_order_idx" ON "_employees_v_version_teaching_work" USING btree ("_order");
  CREATE INDEX "_employees_v_version_teaching_work_parent_id_idx" ON "_employees_v_version_teaching_work" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_courses_attended_order_idx" ON "_employees_v_version_courses_attended" USING btree ("_order");
  CREATE INDEX "_employees_v_version_courses_attended_parent_id_idx" ON "_employees_v_version_courses_attended" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_seminars_order_idx" ON "_employees_v_version_seminars" USING btree ("_order");
  CREATE INDEX "_employees_v_version_seminars_parent_id_idx" ON "_employees_v_version_seminars" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_extension_order_idx" ON "_employees_v_version_extension" USING btree ("_order");
  CREATE INDEX "_employees_v_version_extension_parent_id_idx" ON "_employees_v_version_extension" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_student_support_section_data_order_idx" ON "_employees_v_version_student_support_section_data" USING btree ("_order");
  CREATE INDEX "_employees_v_version_student_support_section_data_parent_id_idx" ON "_employees_v_version_student_support_section_data" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_student_support_order_idx" ON "_employees_v_version_student_support" USING btree ("_order");
  CREATE INDEX "_employees_v_version_student_support_parent_id_idx" ON "_employees_v_version_student_support" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_research_order_idx" ON "_employees_v_version_research" USING btree ("_order");
  CREATE INDEX "_employees_v_version_research_parent_id_idx" ON "_employees_v_version_research" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_research_articles_order_idx" ON "_employees_v_version_research_articles" USING btree ("_order");
  CREATE INDEX "_employees_v_version_research_articles_parent_id_idx" ON "_employees_v_version_research_articles" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_other_publications_order_idx" ON "_employees_v_version_other_publications" USING btree ("_order");
  CREATE INDEX "_employees_v_version_other_publications_parent_id_idx" ON "_employees_v_version_other_publications" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_research_paper_order_idx" ON "_employees_v_version_research_paper" USING btree ("_order");
  CREATE INDEX "_employees_v_version_research_paper_parent_id_idx" ON "_employees_v_version_research_paper" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_text_book_order_idx" ON "_employees_v_version_text_book" USING btree ("_order");
  CREATE INDEX "_employees_v_version_text_book_parent_id_idx" ON "_employees_v_version_text_book" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_workshop_order_idx" ON "_employees_v_version_workshop" USING btree ("_order");
  CREATE INDEX "_employees_v_version_workshop_parent_id_idx" ON "_employees_v_version_workshop" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_guideship_order_idx" ON "_employees_v_version_guideship" USING btree ("_order");
  CREATE INDEX "_employees_v_version_guideship_parent_id_idx" ON "_employees_v_version_guideship" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_awards_order_idx" ON "_employees_v_version_awards" USING btree ("_order");
  CREATE INDEX "_employees_v_version_awards_parent_id_idx" ON "_employees_v_version_awards" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_achievements_order_idx" ON "_employees_v_version_achievements" USING btree ("_order");
  CREATE INDEX "_employees_v_version_achievements_parent_id_idx" ON "_employees_v_version_achievements" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_college_activities_order_idx" ON "_employees_v_version_college_activities" USING btree ("_order");
  CREATE INDEX "_employees_v_version_college_activities_parent_id_idx" ON "_employees_v_version_college_activities" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_social_activities_order_idx" ON "_employees_v_version_social_activities" USING btree ("_order");
  CREATE INDEX "_employees_v_version_social_activities_parent_id_idx" ON "_employees_v_version_social_activities" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_parent_idx" ON "_employees_v" USING btree ("parent_id");
  CREATE INDEX "_employees_v_version_version_department_idx" ON "_employees_v" USING btree ("version_department_id");
  CREATE INDEX "_employees_v_version_version_dp_idx" ON "_employees_v" USING btree ("version_dp_id");
  CREATE INDEX "_employees_v_version_version_date_of_joining_idx" ON "_employees_v" USING btree ("version_date_of_joining");
  CREATE INDEX "_employees_v_version_version_date_of_leaving_idx" ON "_employees_v" USING btree ("version_date_of_leaving");
  CREATE INDEX "_employees_v_version_version_updated_at_idx" ON "_employees_v" USING btree ("version_updated_at");
  CREATE INDEX "_employees_v_version_version_created_at_idx" ON "_employees_v" USING btree ("version_created_at");
  CREATE INDEX "_employees_v_version_version_deleted_at_idx" ON "_employees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_employees_v_created_at_idx" ON "_employees_v" USING btree ("created_at");
  CREATE INDEX "_employees_v_updated_at_idx" ON "_employees_v" USING btree ("updated_at");
  CREATE INDEX "version_type_version_department_version_order_idx" ON "_employees_v" USING btree ("version_type","version_department_id","version_order");
  CREATE UNIQUE INDEX "_employees_v_locales_locale_parent_id_unique" ON "_employees_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_employees_v_locales_parent_idx" ON "_employees_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_rels_order_idx" ON "_employees_v_rels" USING btree ("order");
  CREATE INDEX "_employees_v_rels_parent_idx" ON "_employees_v_rels" USING btree ("parent_id");
  CREATE INDEX "_employees_v_rels_path_idx" ON "_employees_v_rels" USING btree ("path");
  CREATE INDEX "_employees_v_rels_media_id_idx" ON "_employees_v_rels" USING btree ("media_id");
  CREATE INDEX "_college_v_version_certificates_order_idx" ON "_college_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_college_v_version_certificates_parent_id_idx" ON "_college_v_version_certificates" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_certificates_image_idx" ON "_college_v_version_certificates" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_certificates_locales_locale_parent_id_uni" ON "_college_v_version_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_certificates_locales_parent_idx" ON "_college_v_version_certificates_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_shortcuts_order_idx" ON "_college_v_version_shortcuts" USING btree ("_order");
  CREATE INDEX "_college_v_version_shortcuts_parent_id_idx" ON "_college_v_version_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_shortcuts_image_idx" ON "_college_v_version_shortcuts" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_shortcuts_locales_locale_parent_id_unique" ON "_college_v_version_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_shortcuts_locales_parent_idx" ON "_college_v_version_shortcuts_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_accreditation_order_idx" ON "_college_v_version_accreditation" USING btree ("_order");
  CREATE INDEX "_college_v_version_accreditation_parent_id_idx" ON "_college_v_version_accreditation" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_accreditation_image_idx" ON "_college_v_version_accreditation" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_accreditation_locales_locale_parent_id_un" ON "_college_v_version_accreditation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_accreditation_locales_parent_idx" ON "_college_v_version_accreditation_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_distance_learning_order_idx" ON "_college_v_version_distance_learning" USING btree ("_order");
  CREATE INDEX "_college_v_version_distance_learning_parent_id_idx" ON "_college_v_version_distance_learning" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_distance_learning_image_idx" ON "_college_v_version_distance_learning" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_distance_learning_locales_locale_parent_i" ON "_college_v_version_distance_learning_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_distance_learning_locales_parent_idx" ON "_college_v_version_distance_learning_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_portals_order_idx" ON "_college_v_version_portals" USING btree ("_order");
  CREATE INDEX "_college_v_version_portals_parent_id_idx" ON "_college_v_version_portals" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_portals_image_idx" ON "_college_v_version_portals" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_portals_locales_locale_parent_id_unique" ON "_college_v_version_portals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_portals_locales_parent_idx" ON "_college_v_version_portals_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_social_order_idx" ON "_college_v_version_social" USING btree ("_order");
  CREATE INDEX "_college_v_version_social_parent_id_idx" ON "_college_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_social_image_idx" ON "_college_v_version_social" USING btree ("image_id");
  CREATE UNIQUE INDEX "_college_v_version_social_locales_locale_parent_id_unique" ON "_college_v_version_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_version_social_locales_parent_idx" ON "_college_v_version_social_locales" USING btree ("_parent_id");
  CREATE INDEX "_college_v_version_home_sections_order_idx" ON "_college_v_version_home_sections" USING btree ("order");
  CREATE INDEX "_college_v_version_home_sections_parent_idx" ON "_college_v_version_home_sections" USING btree ("parent_id");
  CREATE INDEX "_college_v_version_version_emblem_idx" ON "_college_v" USING btree ("version_emblem_id");
  CREATE INDEX "_college_v_version_map_version_map_image_idx" ON "_college_v" USING btree ("version_map_image_id");
  CREATE INDEX "_college_v_version_version_about_image_idx" ON "_college_v" USING btree ("version_about_image_id");
  CREATE INDEX "_college_v_version_version_video_file_idx" ON "_college_v" USING btree ("version_video_file_id");
  CREATE INDEX "_college_v_version_version_video_poster_idx" ON "_college_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_college_v_created_at_idx" ON "_college_v" USING btree ("created_at");
  CREATE INDEX "_college_v_updated_at_idx" ON "_college_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_college_v_locales_locale_parent_id_unique" ON "_college_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_college_v_locales_parent_idx" ON "_college_v_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "departments_deleted_at_idx" ON "departments" USING btree ("deleted_at");
  CREATE INDEX "department_files_deleted_at_idx" ON "department_files" USING btree ("deleted_at");
  CREATE INDEX "employees_deleted_at_idx" ON "employees" USING btree ("deleted_at");
  CREATE INDEX "committees_deleted_at_idx" ON "committees" USING btree ("deleted_at");
  CREATE INDEX "members_deleted_at_idx" ON "members" USING btree ("deleted_at");
  CREATE INDEX "former_principals_deleted_at_idx" ON "former_principals" USING btree ("deleted_at");
  CREATE INDEX "rti_officers_deleted_at_idx" ON "rti_officers" USING btree ("deleted_at");
  CREATE INDEX "alumni_deleted_at_idx" ON "alumni" USING btree ("deleted_at");
  CREATE INDEX "evidence_groups_deleted_at_idx" ON "evidence_groups" USING btree ("deleted_at");
  CREATE INDEX "evidence_criteria_deleted_at_idx" ON "evidence_criteria" USING btree ("deleted_at");
  CREATE INDEX "evidence_questions_deleted_at_idx" ON "evidence_questions" USING btree ("deleted_at");
  CREATE INDEX "evidence_files_deleted_at_idx" ON "evidence_files" USING btree ("deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "albums_deleted_at_idx" ON "albums" USING btree ("deleted_at");
  CREATE INDEX "important_files_deleted_at_idx" ON "important_files" USING btree ("deleted_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "photos_deleted_at_idx" ON "photos" USING btree ("deleted_at");
  CREATE INDEX "featured_notifications_deleted_at_idx" ON "featured_notifications" USING btree ("deleted_at");
  CREATE INDEX "holidays_deleted_at_idx" ON "holidays" USING btree ("deleted_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires","deleted_at");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires","deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_departments_v_version_facilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_departments_v_version_facilities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_programs_offered_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_collaboration_course_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_teaching_post_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_teacher_ratio_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_academic_support_staff_technical_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_academic_support_staff_non_technical_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_ongoing_research_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_completed_research_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_collaborative_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_research_publications_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_chapter_books_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_selected_faculty_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_serving_faculty_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_involvement_faculty_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_awards_faculty_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_seminar_department_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_publications_department_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_internal_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_other_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_profile_programme_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_diversity_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_cleared_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dept_student_progressions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_departments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_departments_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_departments_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_b_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_m_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_phd" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_mphil" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_o_degree" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_papers_taught" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_teaching_work_section_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_teaching_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_courses_attended" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_seminars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_extension" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_student_support_section_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_student_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_research" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_research_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_other_publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_research_paper" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_text_book" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_workshop" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_guideship" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_awards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_college_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_social_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_shortcuts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_shortcuts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_accreditation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_accreditation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_distance_learning" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_distance_learning_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_portals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_portals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_social_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_version_home_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_departments_v_version_facilities" CASCADE;
  DROP TABLE "_departments_v_version_facilities_locales" CASCADE;
  DROP TABLE "_dept_programs_offered_v" CASCADE;
  DROP TABLE "_dept_collaboration_course_v" CASCADE;
  DROP TABLE "_dept_teaching_post_v" CASCADE;
  DROP TABLE "_dept_student_teacher_ratio_v" CASCADE;
  DROP TABLE "_dept_academic_support_staff_technical_v" CASCADE;
  DROP TABLE "_dept_academic_support_staff_non_technical_v" CASCADE;
  DROP TABLE "_dept_ongoing_research_projects_v" CASCADE;
  DROP TABLE "_dept_completed_research_projects_v" CASCADE;
  DROP TABLE "_dept_collaborative_projects_v" CASCADE;
  DROP TABLE "_dept_research_publications_v" CASCADE;
  DROP TABLE "_dept_chapter_books_v" CASCADE;
  DROP TABLE "_dept_selected_faculty_v" CASCADE;
  DROP TABLE "_dept_serving_faculty_v" CASCADE;
  DROP TABLE "_dept_involvement_faculty_v" CASCADE;
  DROP TABLE "_dept_awards_faculty_v" CASCADE;
  DROP TABLE "_dept_seminar_department_v" CASCADE;
  DROP TABLE "_dept_publications_department_v" CASCADE;
  DROP TABLE "_dept_student_internal_v" CASCADE;
  DROP TABLE "_dept_student_other_v" CASCADE;
  DROP TABLE "_dept_student_profile_programme_v" CASCADE;
  DROP TABLE "_dept_student_diversity_v" CASCADE;
  DROP TABLE "_dept_student_cleared_v" CASCADE;
  DROP TABLE "_dept_student_progressions_v" CASCADE;
  DROP TABLE "_departments_v" CASCADE;
  DROP TABLE "_departments_v_locales" CASCADE;
  DROP TABLE "_departments_v_rels" CASCADE;
  DROP TABLE "_employees_v_version_b_degree" CASCADE;
  DROP TABLE "_employees_v_version_m_degree" CASCADE;
  DROP TABLE "_employees_v_version_phd" CASCADE;
  DROP TABLE "_employees_v_version_mphil" CASCADE;
  DROP TABLE "_employees_v_version_o_degree" CASCADE;
  DROP TABLE "_employees_v_version_papers_taught" CASCADE;
  DROP TABLE "_employees_v_version_teaching_work_section_data" CASCADE;
  DROP TABLE "_employees_v_version_teaching_work" CASCADE;
  DROP TABLE "_employees_v_version_courses_attended" CASCADE;
  DROP TABLE "_employees_v_version_seminars" CASCADE;
  DROP TABLE "_employees_v_version_extension" CASCADE;
  DROP TABLE "_employees_v_version_student_support_section_data" CASCADE;
  DROP TABLE "_employees_v_version_student_support" CASCADE;
  DROP TABLE "_employees_v_version_research" CASCADE;
  DROP TABLE "_employees_v_version_research_articles" CASCADE;
  DROP TABLE "_employees_v_version_other_publications" CASCADE;
  DROP TABLE "_employees_v_version_research_paper" CASCADE;
  DROP TABLE "_employees_v_version_text_book" CASCADE;
  DROP TABLE "_employees_v_version_workshop" CASCADE;
  DROP TABLE "_employees_v_version_guideship" CASCADE;
  DROP TABLE "_employees_v_version_awards" CASCADE;
  DROP TABLE "_employees_v_version_achievements" CASCADE;
  DROP TABLE "_employees_v_version_college_activities" CASCADE;
  DROP TABLE "_employees_v_version_social_activities" CASCADE;
  DROP TABLE "_employees_v" CASCADE;
  DROP TABLE "_employees_v_locales" CASCADE;
  DROP TABLE "_employees_v_rels" CASCADE;
  DROP TABLE "_college_v_version_certificates" CASCADE;
  DROP TABLE "_college_v_version_certificates_locales" CASCADE;
  DROP TABLE "_college_v_version_shortcuts" CASCADE;
  DROP TABLE "_college_v_version_shortcuts_locales" CASCADE;
  DROP TABLE "_college_v_version_accreditation" CASCADE;
  DROP TABLE "_college_v_version_accreditation_locales" CASCADE;
  DROP TABLE "_college_v_version_distance_learning" CASCADE;
  DROP TABLE "_college_v_version_distance_learning_locales" CASCADE;
  DROP TABLE "_college_v_version_portals" CASCADE;
  DROP TABLE "_college_v_version_portals_locales" CASCADE;
  DROP TABLE "_college_v_version_social" CASCADE;
  DROP TABLE "_college_v_version_social_locales" CASCADE;
  DROP TABLE "_college_v_version_home_sections" CASCADE;
  DROP TABLE "_college_v" CASCADE;
  DROP TABLE "_college_v_locales" CASCADE;
  DROP INDEX "notices_deleted_at_idx";
  DROP INDEX "_notices_v_version_version_deleted_at_idx";
  DROP INDEX "departments_deleted_at_idx";
  DROP INDEX "department_files_deleted_at_idx";
  DROP INDEX "employees_deleted_at_idx";
  DROP INDEX "committees_deleted_at_idx";
  DROP INDEX "members_deleted_at_idx";
  DROP INDEX "former_principals_deleted_at_idx";
  DROP INDEX "rti_officers_deleted_at_idx";
  DROP INDEX "alumni_deleted_at_idx";
  DROP INDEX "evidence_groups_deleted_at_idx";
  DROP INDEX "evidence_criteria_deleted_at_idx";
  DROP INDEX "evidence_questions_deleted_at_idx";
  DROP INDEX "evidence_files_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "albums_deleted_at_idx";
  DROP INDEX "important_files_deleted_at_idx";
  DROP INDEX "courses_deleted_at_idx";
  DROP INDEX "photos_deleted_at_idx";
  DROP INDEX "featured_notifications_deleted_at_idx";
  DROP INDEX "holidays_deleted_at_idx";
  DROP INDEX "messages_deleted_at_idx";
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires");
  ALTER TABLE "notices" DROP COLUMN "deleted_at";
  ALTER TABLE "_notices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "departments" DROP COLUMN "deleted_at";
  ALTER TABLE "department_files" DROP COLUMN "deleted_at";
  ALTER TABLE "employees" DROP COLUMN "deleted_at";
  ALTER TABLE "committees" DROP COLUMN "deleted_at";
  ALTER TABLE "members" DROP COLUMN "deleted_at";
  ALTER TABLE "former_principals" DROP COLUMN "deleted_at";
  ALTER TABLE "rti_officers" DROP COLUMN "deleted_at";
  ALTER TABLE "alumni" DROP COLUMN "deleted_at";
  ALTER TABLE "evidence_groups" DROP COLUMN "deleted_at";
  ALTER TABLE "evidence_criteria" DROP COLUMN "deleted_at";
  ALTER TABLE "evidence_questions" DROP COLUMN "deleted_at";
  ALTER TABLE "evidence_files" DROP COLUMN "deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "albums" DROP COLUMN "deleted_at";
  ALTER TABLE "important_files" DROP COLUMN "deleted_at";
  ALTER TABLE "courses" DROP COLUMN "deleted_at";
  ALTER TABLE "photos" DROP COLUMN "deleted_at";
  ALTER TABLE "featured_notifications" DROP COLUMN "deleted_at";
  ALTER TABLE "holidays" DROP COLUMN "deleted_at";
  ALTER TABLE "messages" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum__departments_v_version_stream";
  DROP TYPE "public"."enum__employees_v_version_research_articles_ugc_care";
  DROP TYPE "public"."enum__employees_v_version_other_publications_category";
  DROP TYPE "public"."enum__employees_v_version_type";
  DROP TYPE "public"."enum__college_v_version_home_sections";
  DROP TYPE "public"."enum__college_v_version_appearance_motif";`)
}
