import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_employees_appointment" AS ENUM('SANCTIONED', 'TEMPORARY', 'PERMANENT');
  CREATE TYPE "public"."enum_employees_gender" AS ENUM('FEMALE', 'MALE', 'OTHER');
  CREATE TYPE "public"."enum__employees_v_version_appointment" AS ENUM('SANCTIONED', 'TEMPORARY', 'PERMANENT');
  CREATE TYPE "public"."enum__employees_v_version_gender" AS ENUM('FEMALE', 'MALE', 'OTHER');
  CREATE TYPE "public"."enum_e_governance_area" AS ENUM('Administration', 'Finance and Accounts', 'Student Admission and Support', 'Examination');
  CREATE TABLE "admission_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"programme" varchar NOT NULL,
  	"code" varchar,
  	"year" varchar NOT NULL,
  	"sanctioned" numeric NOT NULL,
  	"admitted" numeric NOT NULL,
  	"earmarked_sc" numeric,
  	"admitted_sc" numeric,
  	"earmarked_st" numeric,
  	"admitted_st" numeric,
  	"earmarked_obc" numeric,
  	"admitted_obc" numeric,
  	"earmarked_divyangjan" numeric,
  	"admitted_divyangjan" numeric,
  	"earmarked_gen" numeric,
  	"admitted_gen" numeric,
  	"earmarked_others" numeric,
  	"admitted_others" numeric,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "admission_figures_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "e_governance" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"area" "enum_e_governance_area" NOT NULL,
  	"implementation_year" numeric NOT NULL,
  	"vendor" varchar,
  	"contact" varchar,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "e_governance_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "employees" ADD COLUMN "appointment" "enum_employees_appointment";
  ALTER TABLE "employees" ADD COLUMN "gender" "enum_employees_gender";
  ALTER TABLE "employees" ADD COLUMN "pan" varchar;
  ALTER TABLE "employees" ADD COLUMN "staff_number" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version_appointment" "enum__employees_v_version_appointment";
  ALTER TABLE "_employees_v" ADD COLUMN "version_gender" "enum__employees_v_version_gender";
  ALTER TABLE "_employees_v" ADD COLUMN "version_pan" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version_staff_number" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "admission_figures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "e_governance_id" integer;
  ALTER TABLE "admission_figures_rels" ADD CONSTRAINT "admission_figures_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."admission_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admission_figures_rels" ADD CONSTRAINT "admission_figures_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "e_governance_rels" ADD CONSTRAINT "e_governance_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."e_governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "e_governance_rels" ADD CONSTRAINT "e_governance_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "admission_figures_updated_at_idx" ON "admission_figures" USING btree ("updated_at");
  CREATE INDEX "admission_figures_created_at_idx" ON "admission_figures" USING btree ("created_at");
  CREATE INDEX "admission_figures_deleted_at_idx" ON "admission_figures" USING btree ("deleted_at");
  CREATE INDEX "admission_figures_rels_order_idx" ON "admission_figures_rels" USING btree ("order");
  CREATE INDEX "admission_figures_rels_parent_idx" ON "admission_figures_rels" USING btree ("parent_id");
  CREATE INDEX "admission_figures_rels_path_idx" ON "admission_figures_rels" USING btree ("path");
  CREATE INDEX "admission_figures_rels_media_id_idx" ON "admission_figures_rels" USING btree ("media_id");
  CREATE INDEX "e_governance_updated_at_idx" ON "e_governance" USING btree ("updated_at");
  CREATE INDEX "e_governance_created_at_idx" ON "e_governance" USING btree ("created_at");
  CREATE INDEX "e_governance_deleted_at_idx" ON "e_governance" USING btree ("deleted_at");
  CREATE INDEX "e_governance_rels_order_idx" ON "e_governance_rels" USING btree ("order");
  CREATE INDEX "e_governance_rels_parent_idx" ON "e_governance_rels" USING btree ("parent_id");
  CREATE INDEX "e_governance_rels_path_idx" ON "e_governance_rels" USING btree ("path");
  CREATE INDEX "e_governance_rels_media_id_idx" ON "e_governance_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admission_figures_fk" FOREIGN KEY ("admission_figures_id") REFERENCES "public"."admission_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_e_governance_fk" FOREIGN KEY ("e_governance_id") REFERENCES "public"."e_governance"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_admission_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("admission_figures_id");
  CREATE INDEX "payload_locked_documents_rels_e_governance_id_idx" ON "payload_locked_documents_rels" USING btree ("e_governance_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admission_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "admission_figures_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "e_governance" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "e_governance_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "admission_figures" CASCADE;
  DROP TABLE "admission_figures_rels" CASCADE;
  DROP TABLE "e_governance" CASCADE;
  DROP TABLE "e_governance_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_admission_figures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_e_governance_fk";
  
  DROP INDEX "payload_locked_documents_rels_admission_figures_id_idx";
  DROP INDEX "payload_locked_documents_rels_e_governance_id_idx";
  ALTER TABLE "employees" DROP COLUMN "appointment";
  ALTER TABLE "employees" DROP COLUMN "gender";
  ALTER TABLE "employees" DROP COLUMN "pan";
  ALTER TABLE "employees" DROP COLUMN "staff_number";
  ALTER TABLE "_employees_v" DROP COLUMN "version_appointment";
  ALTER TABLE "_employees_v" DROP COLUMN "version_gender";
  ALTER TABLE "_employees_v" DROP COLUMN "version_pan";
  ALTER TABLE "_employees_v" DROP COLUMN "version_staff_number";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "admission_figures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "e_governance_id";
  DROP TYPE "public"."enum_employees_appointment";
  DROP TYPE "public"."enum_employees_gender";
  DROP TYPE "public"."enum__employees_v_version_appointment";
  DROP TYPE "public"."enum__employees_v_version_gender";
  DROP TYPE "public"."enum_e_governance_area";`)
}
