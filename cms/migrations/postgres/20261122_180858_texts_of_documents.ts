import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_document_texts_state" AS ENUM('waiting', 'reading', 'read', 'nothing', 'failed');
  CREATE TYPE "public"."enum_document_texts_read" AS ENUM('text', 'ocr', 'person');
  CREATE TYPE "public"."enum_document_texts_problem" AS ENUM('locked', 'broken', 'large', 'long', 'slow', 'memory');
  CREATE TABLE "document_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" numeric NOT NULL,
  	"filename" varchar NOT NULL,
  	"state" "enum_document_texts_state" NOT NULL,
  	"read" "enum_document_texts_read",
  	"pages" jsonb,
  	"page_count" numeric,
  	"confidence" numeric,
  	"problem" "enum_document_texts_problem",
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "document_texts_file_idx" ON "document_texts" USING btree ("file");
  CREATE INDEX "document_texts_state_idx" ON "document_texts" USING btree ("state");
  CREATE INDEX "document_texts_updated_at_idx" ON "document_texts" USING btree ("updated_at");
  CREATE INDEX "document_texts_created_at_idx" ON "document_texts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_texts" CASCADE;
  DROP TYPE "public"."enum_document_texts_state";
  DROP TYPE "public"."enum_document_texts_read";
  DROP TYPE "public"."enum_document_texts_problem";`)
}
