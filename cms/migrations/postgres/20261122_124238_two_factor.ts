import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_changes_what" AS ENUM('on', 'codes', 'off', 'off-by-administrator', 'off-by-operator');
  CREATE TABLE "account_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_email" varchar NOT NULL,
  	"what" "enum_account_changes_what" NOT NULL,
  	"by_email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "two_factor_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"spent" numeric NOT NULL,
  	"recovery" varchar
  );
  
  CREATE TABLE "account_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"two_factor_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "two_factor_since" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "two_factor_keys_id" integer;
  CREATE INDEX "account_changes_updated_at_idx" ON "account_changes" USING btree ("updated_at");
  CREATE INDEX "account_changes_created_at_idx" ON "account_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "two_factor_keys_account_idx" ON "two_factor_keys" USING btree ("account");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_changes_fk" FOREIGN KEY ("account_changes_id") REFERENCES "public"."account_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_two_factor_keys_fk" FOREIGN KEY ("two_factor_keys_id") REFERENCES "public"."two_factor_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("account_changes_id");
  CREATE INDEX "payload_locked_documents_rels_two_factor_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("two_factor_keys_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "two_factor_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_changes" CASCADE;
  DROP TABLE "two_factor_keys" CASCADE;
  DROP TABLE "account_rules" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_two_factor_keys_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_two_factor_keys_id_idx";
  ALTER TABLE "users" DROP COLUMN "two_factor_since";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "two_factor_keys_id";
  DROP TYPE "public"."enum_account_changes_what";`)
}
