import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_employees_research_agency_type" AS ENUM('GOVERNMENT', 'NON_GOVERNMENT');
  CREATE TYPE "public"."enum_employees_other_publications_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TYPE "public"."enum_employees_research_paper_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TYPE "public"."enum_employees_text_book_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TYPE "public"."enum__employees_v_version_research_agency_type" AS ENUM('GOVERNMENT', 'NON_GOVERNMENT');
  CREATE TYPE "public"."enum__employees_v_version_other_publications_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TYPE "public"."enum__employees_v_version_research_paper_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TYPE "public"."enum__employees_v_version_text_book_level" AS ENUM('NATIONAL', 'INTERNATIONAL');
  CREATE TABLE "employees_financial_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"supported_on" timestamp(3) with time zone,
  	"event" varchar,
  	"professional_body" varchar,
  	"amount" numeric,
  	"link" varchar
  );
  
  CREATE TABLE "employees_development_programmes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organised_by" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"link" varchar
  );
  
  CREATE TABLE "_employees_v_version_financial_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"supported_on" timestamp(3) with time zone,
  	"event" varchar,
  	"professional_body" varchar,
  	"amount" numeric,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_development_programmes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organised_by" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "mous_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"held_on" timestamp(3) with time zone,
  	"link" varchar
  );
  
  CREATE TABLE "mous" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"institution" varchar NOT NULL,
  	"contact" varchar,
  	"signed_on" timestamp(3) with time zone NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"valid_till" timestamp(3) with time zone,
  	"purpose" varchar,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mous_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "add_on_courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar,
  	"year" varchar NOT NULL,
  	"times_offered" numeric,
  	"duration" varchar,
  	"enrolled" numeric,
  	"completed" numeric,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "add_on_courses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pass_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar NOT NULL,
  	"code" varchar,
  	"year" varchar NOT NULL,
  	"appeared" numeric NOT NULL,
  	"passed" numeric NOT NULL,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pass_figures_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "employees_extension" ADD COLUMN "scheme" varchar;
  ALTER TABLE "employees_extension" ADD COLUMN "student_count" numeric;
  ALTER TABLE "employees_research" ADD COLUMN "principal_investigator" varchar;
  ALTER TABLE "employees_research" ADD COLUMN "award_year" varchar;
  ALTER TABLE "employees_research" ADD COLUMN "agency_type" "enum_employees_research_agency_type";
  ALTER TABLE "employees_research_articles" ADD COLUMN "authors" varchar;
  ALTER TABLE "employees_research_articles" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "employees_research_articles" ADD COLUMN "doi" varchar;
  ALTER TABLE "employees_research_articles" ADD COLUMN "issn" varchar;
  ALTER TABLE "employees_research_articles" ADD COLUMN "journal_link" varchar;
  ALTER TABLE "employees_research_articles" ADD COLUMN "care_from" timestamp(3) with time zone;
  ALTER TABLE "employees_research_articles" ADD COLUMN "care_till" timestamp(3) with time zone;
  ALTER TABLE "employees_other_publications" ADD COLUMN "authors" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "issn" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "paper_title" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "employees_other_publications" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "conference" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "level" "enum_employees_other_publications_level";
  ALTER TABLE "employees_other_publications" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "doi" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "publisher" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "authors" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "employees_research_paper" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "conference" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "level" "enum_employees_research_paper_level";
  ALTER TABLE "employees_research_paper" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "doi" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "paper_title" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "employees_text_book" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "conference" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "level" "enum_employees_text_book_level";
  ALTER TABLE "employees_text_book" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "_employees_v_version_extension" ADD COLUMN "scheme" varchar;
  ALTER TABLE "_employees_v_version_extension" ADD COLUMN "student_count" numeric;
  ALTER TABLE "_employees_v_version_research" ADD COLUMN "principal_investigator" varchar;
  ALTER TABLE "_employees_v_version_research" ADD COLUMN "award_year" varchar;
  ALTER TABLE "_employees_v_version_research" ADD COLUMN "agency_type" "enum__employees_v_version_research_agency_type";
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "authors" varchar;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "doi" varchar;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "issn" varchar;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "journal_link" varchar;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "care_from" timestamp(3) with time zone;
  ALTER TABLE "_employees_v_version_research_articles" ADD COLUMN "care_till" timestamp(3) with time zone;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "authors" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "issn" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "paper_title" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "conference" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "level" "enum__employees_v_version_other_publications_level";
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "doi" varchar;
  ALTER TABLE "_employees_v_version_other_publications" ADD COLUMN "publisher" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "authors" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "conference" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "level" "enum__employees_v_version_research_paper_level";
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "_employees_v_version_research_paper" ADD COLUMN "doi" varchar;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "paper_title" varchar;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "publication_year" numeric;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "book_isbn" varchar;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "proceedings" varchar;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "conference" varchar;
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "level" "enum__employees_v_version_text_book_level";
  ALTER TABLE "_employees_v_version_text_book" ADD COLUMN "affiliation" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mous_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "add_on_courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pass_figures_id" integer;
  ALTER TABLE "employees_financial_support" ADD CONSTRAINT "employees_financial_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_development_programmes" ADD CONSTRAINT "employees_development_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_financial_support" ADD CONSTRAINT "_employees_v_version_financial_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_development_programmes" ADD CONSTRAINT "_employees_v_version_development_programmes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mous_activities" ADD CONSTRAINT "mous_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mous"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mous_rels" ADD CONSTRAINT "mous_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mous"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mous_rels" ADD CONSTRAINT "mous_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "add_on_courses_rels" ADD CONSTRAINT "add_on_courses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."add_on_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "add_on_courses_rels" ADD CONSTRAINT "add_on_courses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pass_figures_rels" ADD CONSTRAINT "pass_figures_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pass_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pass_figures_rels" ADD CONSTRAINT "pass_figures_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "employees_financial_support_order_idx" ON "employees_financial_support" USING btree ("_order");
  CREATE INDEX "employees_financial_support_parent_id_idx" ON "employees_financial_support" USING btree ("_parent_id");
  CREATE INDEX "employees_development_programmes_order_idx" ON "employees_development_programmes" USING btree ("_order");
  CREATE INDEX "employees_development_programmes_parent_id_idx" ON "employees_development_programmes" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_financial_support_order_idx" ON "_employees_v_version_financial_support" USING btree ("_order");
  CREATE INDEX "_employees_v_version_financial_support_parent_id_idx" ON "_employees_v_version_financial_support" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_version_development_programmes_order_idx" ON "_employees_v_version_development_programmes" USING btree ("_order");
  CREATE INDEX "_employees_v_version_development_programmes_parent_id_idx" ON "_employees_v_version_development_programmes" USING btree ("_parent_id");
  CREATE INDEX "mous_activities_order_idx" ON "mous_activities" USING btree ("_order");
  CREATE INDEX "mous_activities_parent_id_idx" ON "mous_activities" USING btree ("_parent_id");
  CREATE INDEX "mous_signed_on_idx" ON "mous" USING btree ("signed_on");
  CREATE INDEX "mous_valid_from_idx" ON "mous" USING btree ("valid_from");
  CREATE INDEX "mous_updated_at_idx" ON "mous" USING btree ("updated_at");
  CREATE INDEX "mous_created_at_idx" ON "mous" USING btree ("created_at");
  CREATE INDEX "mous_deleted_at_idx" ON "mous" USING btree ("deleted_at");
  CREATE INDEX "mous_rels_order_idx" ON "mous_rels" USING btree ("order");
  CREATE INDEX "mous_rels_parent_idx" ON "mous_rels" USING btree ("parent_id");
  CREATE INDEX "mous_rels_path_idx" ON "mous_rels" USING btree ("path");
  CREATE INDEX "mous_rels_media_id_idx" ON "mous_rels" USING btree ("media_id");
  CREATE INDEX "add_on_courses_updated_at_idx" ON "add_on_courses" USING btree ("updated_at");
  CREATE INDEX "add_on_courses_created_at_idx" ON "add_on_courses" USING btree ("created_at");
  CREATE INDEX "add_on_courses_deleted_at_idx" ON "add_on_courses" USING btree ("deleted_at");
  CREATE INDEX "add_on_courses_rels_order_idx" ON "add_on_courses_rels" USING btree ("order");
  CREATE INDEX "add_on_courses_rels_parent_idx" ON "add_on_courses_rels" USING btree ("parent_id");
  CREATE INDEX "add_on_courses_rels_path_idx" ON "add_on_courses_rels" USING btree ("path");
  CREATE INDEX "add_on_courses_rels_media_id_idx" ON "add_on_courses_rels" USING btree ("media_id");
  CREATE INDEX "pass_figures_updated_at_idx" ON "pass_figures" USING btree ("updated_at");
  CREATE INDEX "pass_figures_created_at_idx" ON "pass_figures" USING btree ("created_at");
  CREATE INDEX "pass_figures_deleted_at_idx" ON "pass_figures" USING btree ("deleted_at");
  CREATE INDEX "pass_figures_rels_order_idx" ON "pass_figures_rels" USING btree ("order");
  CREATE INDEX "pass_figures_rels_parent_idx" ON "pass_figures_rels" USING btree ("parent_id");
  CREATE INDEX "pass_figures_rels_path_idx" ON "pass_figures_rels" USING btree ("path");
  CREATE INDEX "pass_figures_rels_media_id_idx" ON "pass_figures_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mous_fk" FOREIGN KEY ("mous_id") REFERENCES "public"."mous"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_add_on_courses_fk" FOREIGN KEY ("add_on_courses_id") REFERENCES "public"."add_on_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pass_figures_fk" FOREIGN KEY ("pass_figures_id") REFERENCES "public"."pass_figures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mous_id_idx" ON "payload_locked_documents_rels" USING btree ("mous_id");
  CREATE INDEX "payload_locked_documents_rels_add_on_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("add_on_courses_id");
  CREATE INDEX "payload_locked_documents_rels_pass_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("pass_figures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employees_financial_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employees_development_programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_financial_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employees_v_version_development_programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mous_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mous" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mous_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "add_on_courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "add_on_courses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pass_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pass_figures_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "employees_financial_support" CASCADE;
  DROP TABLE "employees_development_programmes" CASCADE;
  DROP TABLE "_employees_v_version_financial_support" CASCADE;
  DROP TABLE "_employees_v_version_development_programmes" CASCADE;
  DROP TABLE "mous_activities" CASCADE;
  DROP TABLE "mous" CASCADE;
  DROP TABLE "mous_rels" CASCADE;
  DROP TABLE "add_on_courses" CASCADE;
  DROP TABLE "add_on_courses_rels" CASCADE;
  DROP TABLE "pass_figures" CASCADE;
  DROP TABLE "pass_figures_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mous_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_add_on_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pass_figures_fk";
  
  DROP INDEX "payload_locked_documents_rels_mous_id_idx";
  DROP INDEX "payload_locked_documents_rels_add_on_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_pass_figures_id_idx";
  ALTER TABLE "employees_extension" DROP COLUMN "scheme";
  ALTER TABLE "employees_extension" DROP COLUMN "student_count";
  ALTER TABLE "employees_research" DROP COLUMN "principal_investigator";
  ALTER TABLE "employees_research" DROP COLUMN "award_year";
  ALTER TABLE "employees_research" DROP COLUMN "agency_type";
  ALTER TABLE "employees_research_articles" DROP COLUMN "authors";
  ALTER TABLE "employees_research_articles" DROP COLUMN "publication_year";
  ALTER TABLE "employees_research_articles" DROP COLUMN "doi";
  ALTER TABLE "employees_research_articles" DROP COLUMN "issn";
  ALTER TABLE "employees_research_articles" DROP COLUMN "journal_link";
  ALTER TABLE "employees_research_articles" DROP COLUMN "care_from";
  ALTER TABLE "employees_research_articles" DROP COLUMN "care_till";
  ALTER TABLE "employees_other_publications" DROP COLUMN "authors";
  ALTER TABLE "employees_other_publications" DROP COLUMN "issn";
  ALTER TABLE "employees_other_publications" DROP COLUMN "paper_title";
  ALTER TABLE "employees_other_publications" DROP COLUMN "publication_year";
  ALTER TABLE "employees_other_publications" DROP COLUMN "book_isbn";
  ALTER TABLE "employees_other_publications" DROP COLUMN "proceedings";
  ALTER TABLE "employees_other_publications" DROP COLUMN "conference";
  ALTER TABLE "employees_other_publications" DROP COLUMN "level";
  ALTER TABLE "employees_other_publications" DROP COLUMN "affiliation";
  ALTER TABLE "employees_other_publications" DROP COLUMN "doi";
  ALTER TABLE "employees_other_publications" DROP COLUMN "publisher";
  ALTER TABLE "employees_research_paper" DROP COLUMN "authors";
  ALTER TABLE "employees_research_paper" DROP COLUMN "publication_year";
  ALTER TABLE "employees_research_paper" DROP COLUMN "book_isbn";
  ALTER TABLE "employees_research_paper" DROP COLUMN "proceedings";
  ALTER TABLE "employees_research_paper" DROP COLUMN "conference";
  ALTER TABLE "employees_research_paper" DROP COLUMN "level";
  ALTER TABLE "employees_research_paper" DROP COLUMN "affiliation";
  ALTER TABLE "employees_research_paper" DROP COLUMN "doi";
  ALTER TABLE "employees_text_book" DROP COLUMN "paper_title";
  ALTER TABLE "employees_text_book" DROP COLUMN "publication_year";
  ALTER TABLE "employees_text_book" DROP COLUMN "book_isbn";
  ALTER TABLE "employees_text_book" DROP COLUMN "proceedings";
  ALTER TABLE "employees_text_book" DROP COLUMN "conference";
  ALTER TABLE "employees_text_book" DROP COLUMN "level";
  ALTER TABLE "employees_text_book" DROP COLUMN "affiliation";
  ALTER TABLE "_employees_v_version_extension" DROP COLUMN "scheme";
  ALTER TABLE "_employees_v_version_extension" DROP COLUMN "student_count";
  ALTER TABLE "_employees_v_version_research" DROP COLUMN "principal_investigator";
  ALTER TABLE "_employees_v_version_research" DROP COLUMN "award_year";
  ALTER TABLE "_employees_v_version_research" DROP COLUMN "agency_type";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "authors";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "publication_year";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "doi";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "issn";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "journal_link";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "care_from";
  ALTER TABLE "_employees_v_version_research_articles" DROP COLUMN "care_till";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "authors";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "issn";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "paper_title";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "publication_year";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "book_isbn";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "proceedings";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "conference";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "level";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "affiliation";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "doi";
  ALTER TABLE "_employees_v_version_other_publications" DROP COLUMN "publisher";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "authors";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "publication_year";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "book_isbn";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "proceedings";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "conference";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "level";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "affiliation";
  ALTER TABLE "_employees_v_version_research_paper" DROP COLUMN "doi";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "paper_title";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "publication_year";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "book_isbn";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "proceedings";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "conference";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "level";
  ALTER TABLE "_employees_v_version_text_book" DROP COLUMN "affiliation";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mous_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "add_on_courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pass_figures_id";
  DROP TYPE "public"."enum_employees_research_agency_type";
  DROP TYPE "public"."enum_employees_other_publications_level";
  DROP TYPE "public"."enum_employees_research_paper_level";
  DROP TYPE "public"."enum_employees_text_book_level";
  DROP TYPE "public"."enum__employees_v_version_research_agency_type";
  DROP TYPE "public"."enum__employees_v_version_other_publications_level";
  DROP TYPE "public"."enum__employees_v_version_research_paper_level";
  DROP TYPE "public"."enum__employees_v_version_text_book_level";`)
}
