import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "media" ADD COLUMN "address" varchar;
  CREATE INDEX "target_target_key_idx" ON "uses" USING btree ("target","target_key");
  CREATE INDEX "source_source_id_idx" ON "uses" USING btree ("source","source_id");
  CREATE UNIQUE INDEX "file_addresses_name_idx" ON "file_addresses" USING btree ("name");
  CREATE INDEX "file_addresses_file_idx" ON "file_addresses" USING btree ("file");
  CREATE UNIQUE INDEX "media_address_idx" ON "media" USING btree ("address");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "uses" CASCADE;
  DROP TABLE "file_addresses" CASCADE;
  DROP INDEX "media_address_idx";
  ALTER TABLE "media" DROP COLUMN "address";`)
}
