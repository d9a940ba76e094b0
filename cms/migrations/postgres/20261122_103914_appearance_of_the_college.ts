import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_college_home_sections" AS ENUM('notices', 'shortcuts', 'about', 'events', 'faculties', 'student_achievements', 'faculty_achievements', 'highlights', 'voices', 'swoc', 'emblem', 'place');
  CREATE TYPE "public"."enum_college_appearance_motif" AS ENUM('gamosa', 'waves', 'diamonds', 'none');
  CREATE TABLE "college_home_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_college_home_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "college" ADD COLUMN "appearance_primary" varchar;
  ALTER TABLE "college" ADD COLUMN "appearance_accent" varchar;
  ALTER TABLE "college" ADD COLUMN "appearance_motif" "enum_college_appearance_motif" DEFAULT 'gamosa';
  ALTER TABLE "college_home_sections" ADD CONSTRAINT "college_home_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."college"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "college_home_sections_order_idx" ON "college_home_sections" USING btree ("order");
  CREATE INDEX "college_home_sections_parent_idx" ON "college_home_sections" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "college_home_sections" CASCADE;
  ALTER TABLE "college" DROP COLUMN "appearance_primary";
  ALTER TABLE "college" DROP COLUMN "appearance_accent";
  ALTER TABLE "college" DROP COLUMN "appearance_motif";
  DROP TYPE "public"."enum_college_home_sections";
  DROP TYPE "public"."enum_college_appearance_motif";`)
}
