import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_importance" AS ENUM('important', 'urgent');
  CREATE TYPE "public"."enum__notices_v_version_importance" AS ENUM('important', 'urgent');
  CREATE TYPE "public"."enum_alert_colour" AS ENUM('red', 'amber', 'blue', 'green');
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shown" boolean DEFAULT false,
  	"colour" "enum_alert_colour" DEFAULT 'red' NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "alert_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "notices" ADD COLUMN "deadline" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "importance" "enum_notices_importance";
  ALTER TABLE "notices" ADD COLUMN "on_top_until" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "cancelled" boolean DEFAULT false;
  ALTER TABLE "_notices_v" ADD COLUMN "version_deadline" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_importance" "enum__notices_v_version_importance";
  ALTER TABLE "_notices_v" ADD COLUMN "version_on_top_until" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_cancelled" boolean DEFAULT false;
  ALTER TABLE "alert_locales" ADD CONSTRAINT "alert_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "alert_locales_locale_parent_id_unique" ON "alert_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "alert_locales_parent_idx" ON "alert_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_deadline_idx" ON "notices" USING btree ("deadline");
  CREATE INDEX "notices_on_top_until_idx" ON "notices" USING btree ("on_top_until");
  CREATE INDEX "_notices_v_version_version_deadline_idx" ON "_notices_v" USING btree ("version_deadline");
  CREATE INDEX "_notices_v_version_version_on_top_until_idx" ON "_notices_v" USING btree ("version_on_top_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alert" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "alert" CASCADE;
  DROP TABLE "alert_locales" CASCADE;
  DROP INDEX "notices_deadline_idx";
  DROP INDEX "notices_on_top_until_idx";
  DROP INDEX "_notices_v_version_version_deadline_idx";
  DROP INDEX "_notices_v_version_version_on_top_until_idx";
  ALTER TABLE "notices" DROP COLUMN "deadline";
  ALTER TABLE "notices" DROP COLUMN "importance";
  ALTER TABLE "notices" DROP COLUMN "on_top_until";
  ALTER TABLE "notices" DROP COLUMN "cancelled";
  ALTER TABLE "_notices_v" DROP COLUMN "version_deadline";
  ALTER TABLE "_notices_v" DROP COLUMN "version_importance";
  ALTER TABLE "_notices_v" DROP COLUMN "version_on_top_until";
  ALTER TABLE "_notices_v" DROP COLUMN "version_cancelled";
  DROP TYPE "public"."enum_notices_importance";
  DROP TYPE "public"."enum__notices_v_version_importance";
  DROP TYPE "public"."enum_alert_colour";`)
}
