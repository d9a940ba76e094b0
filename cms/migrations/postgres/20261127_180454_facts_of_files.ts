import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_captions_language" AS ENUM('en', 'as', 'bn', 'hi', 'brx', 'ne', 'sa');
  CREATE TYPE "public"."enum_media_document_language" AS ENUM('en', 'as', 'bn', 'hi', 'brx', 'ne', 'sa');
  CREATE TYPE "public"."enum_media_accessibility" AS ENUM('accessible', 'scan', 'untagged', 'untitled', 'unreadable');
  CREATE TABLE "media_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_media_captions_language" NOT NULL,
  	"file_id" integer NOT NULL
  );
  
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
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
  ALTER TABLE "document_texts" ADD COLUMN "facts" jsonb;
  ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_captions_order_idx" ON "media_captions" USING btree ("_order");
  CREATE INDEX "media_captions_parent_id_idx" ON "media_captions" USING btree ("_parent_id");
  CREATE INDEX "media_captions_file_idx" ON "media_captions" USING btree ("file_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_permission_letter_id_media_id_fk" FOREIGN KEY ("permission_letter_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_described_film_id_media_id_fk" FOREIGN KEY ("described_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_permission_letter_idx" ON "media" USING btree ("permission_letter_id");
  CREATE INDEX "media_described_film_idx" ON "media" USING btree ("described_film_id");
  CREATE INDEX "media_accessibility_idx" ON "media" USING btree ("accessibility");
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires","deadline","deleted_at");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires","deadline","deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_captions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_captions" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_permission_letter_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_described_film_id_media_id_fk";
  
  DROP INDEX "media_permission_letter_idx";
  DROP INDEX "media_described_film_idx";
  DROP INDEX "media_accessibility_idx";
  DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires","deleted_at");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires","deleted_at");
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
  ALTER TABLE "document_texts" DROP COLUMN "facts";
  DROP TYPE "public"."enum_media_captions_language";
  DROP TYPE "public"."enum_media_document_language";
  DROP TYPE "public"."enum_media_accessibility";`)
}
