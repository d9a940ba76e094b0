import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "guides_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "guides_steps_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "guides_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "guides_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"order" numeric DEFAULT 100,
  	"working_days" numeric,
  	"link" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "guides_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"fee" varchar,
  	"office" varchar,
  	"words_changed" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "guides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guides_id" integer;
  ALTER TABLE "search_rels" ADD COLUMN "guides_id" integer;
  ALTER TABLE "guides_steps" ADD CONSTRAINT "guides_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_steps_locales" ADD CONSTRAINT "guides_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_documents" ADD CONSTRAINT "guides_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_documents_locales" ADD CONSTRAINT "guides_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_locales" ADD CONSTRAINT "guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_rels" ADD CONSTRAINT "guides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_rels" ADD CONSTRAINT "guides_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guides_steps_order_idx" ON "guides_steps" USING btree ("_order");
  CREATE INDEX "guides_steps_parent_id_idx" ON "guides_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guides_steps_locales_locale_parent_id_unique" ON "guides_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guides_steps_locales_parent_idx" ON "guides_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "guides_documents_order_idx" ON "guides_documents" USING btree ("_order");
  CREATE INDEX "guides_documents_parent_id_idx" ON "guides_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guides_documents_locales_locale_parent_id_unique" ON "guides_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guides_documents_locales_parent_idx" ON "guides_documents_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guides_address_idx" ON "guides" USING btree ("address");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides_deleted_at_idx" ON "guides" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "guides_locales_locale_parent_id_unique" ON "guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guides_locales_parent_idx" ON "guides_locales" USING btree ("_parent_id");
  CREATE INDEX "guides_rels_order_idx" ON "guides_rels" USING btree ("order");
  CREATE INDEX "guides_rels_parent_idx" ON "guides_rels" USING btree ("parent_id");
  CREATE INDEX "guides_rels_path_idx" ON "guides_rels" USING btree ("path");
  CREATE INDEX "guides_rels_media_id_idx" ON "guides_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "search_rels_guides_id_idx" ON "search_rels" USING btree ("guides_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guides_steps" CASCADE;
  DROP TABLE "guides_steps_locales" CASCADE;
  DROP TABLE "guides_documents" CASCADE;
  DROP TABLE "guides_documents_locales" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "guides_locales" CASCADE;
  DROP TABLE "guides_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guides_fk";
  
  ALTER TABLE "search_rels" DROP CONSTRAINT "search_rels_guides_fk";
  
  DROP INDEX "payload_locked_documents_rels_guides_id_idx";
  DROP INDEX "search_rels_guides_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guides_id";
  ALTER TABLE "search_rels" DROP COLUMN "guides_id";`)
}
