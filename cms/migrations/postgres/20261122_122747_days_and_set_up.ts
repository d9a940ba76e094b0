import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_set_up_skipped" AS ENUM('college', 'languages', 'colours', 'departments', 'sections', 'people', 'mail', 'launch');
  CREATE TABLE "set_up_skipped" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_set_up_skipped",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "set_up" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"dismissed" boolean DEFAULT false,
  	"is_demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "departments" ADD COLUMN "own_faculty" boolean DEFAULT false;
  ALTER TABLE "_departments_v" ADD COLUMN "version_own_faculty" boolean DEFAULT false;
  ALTER TABLE "college" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_time_zone" varchar;
  ALTER TABLE "set_up_skipped" ADD CONSTRAINT "set_up_skipped_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."set_up"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "set_up_skipped_order_idx" ON "set_up_skipped" USING btree ("order");
  CREATE INDEX "set_up_skipped_parent_idx" ON "set_up_skipped" USING btree ("parent_id");`)
  // Until now the website knew it by this word.
  await db.execute(sql`UPDATE "departments" SET "own_faculty" = true WHERE "id" IN (
  	SELECT "_parent_id" FROM "departments_locales" WHERE lower(trim("other_stream")) IN ('management', 'ব্যৱস্থাপনা')
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "set_up_skipped" CASCADE;
  DROP TABLE "set_up" CASCADE;
  ALTER TABLE "departments" DROP COLUMN "own_faculty";
  ALTER TABLE "_departments_v" DROP COLUMN "version_own_faculty";
  ALTER TABLE "college" DROP COLUMN "time_zone";
  ALTER TABLE "_college_v" DROP COLUMN "version_time_zone";
  DROP TYPE "public"."enum_set_up_skipped";`)
}
