import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_manuals_metrics_type" AS ENUM('QUALITATIVE', 'QUANTITATIVE');
  CREATE TABLE "manuals_metrics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sr_no" varchar NOT NULL,
  	"metric_question" varchar NOT NULL,
  	"type" "enum_manuals_metrics_type" NOT NULL,
  	"criterion" varchar
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "manuals_id" integer;
  ALTER TABLE "manuals_metrics" ADD CONSTRAINT "manuals_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "manuals_metrics_order_idx" ON "manuals_metrics" USING btree ("_order");
  CREATE INDEX "manuals_metrics_parent_id_idx" ON "manuals_metrics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "manuals_name_idx" ON "manuals" USING btree ("name");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE INDEX "manuals_deleted_at_idx" ON "manuals" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "payload_locked_documents_rels" USING btree ("manuals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "manuals_metrics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "manuals_metrics" CASCADE;
  DROP TABLE "manuals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_manuals_fk";
  
  DROP INDEX "payload_locked_documents_rels_manuals_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "manuals_id";
  DROP TYPE "public"."enum_manuals_metrics_type";`)
}
