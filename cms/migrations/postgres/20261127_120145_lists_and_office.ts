import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visitor_notes_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"by" varchar,
  	"what" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "list_revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"token" varchar
  );
  
  ALTER TABLE "notices" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "departments" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_departments_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "employees" ADD COLUMN "head_since" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "head_until" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version_head_since" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "version_head_until" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "evidence_groups" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_evidence_groups_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "evidence_files" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_evidence_files_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "college" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_college_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "visitor_notes_decisions" ADD CONSTRAINT "visitor_notes_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visitor_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "visitor_notes_decisions_order_idx" ON "visitor_notes_decisions" USING btree ("_order");
  CREATE INDEX "visitor_notes_decisions_parent_id_idx" ON "visitor_notes_decisions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "list_revisions_list_idx" ON "list_revisions" USING btree ("list");
  CREATE INDEX "employees_head_since_idx" ON "employees" USING btree ("head_since");
  CREATE INDEX "employees_head_until_idx" ON "employees" USING btree ("head_until");
  CREATE INDEX "_employees_v_version_version_head_since_idx" ON "_employees_v" USING btree ("version_head_since");
  CREATE INDEX "_employees_v_version_version_head_until_idx" ON "_employees_v" USING btree ("version_head_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visitor_notes_decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "list_revisions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visitor_notes_decisions" CASCADE;
  DROP TABLE "list_revisions" CASCADE;
  DROP INDEX "employees_head_since_idx";
  DROP INDEX "employees_head_until_idx";
  DROP INDEX "_employees_v_version_version_head_since_idx";
  DROP INDEX "_employees_v_version_version_head_until_idx";
  ALTER TABLE "notices" DROP COLUMN "saved_by";
  ALTER TABLE "_notices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "departments" DROP COLUMN "saved_by";
  ALTER TABLE "_departments_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "employees" DROP COLUMN "head_since";
  ALTER TABLE "employees" DROP COLUMN "head_until";
  ALTER TABLE "employees" DROP COLUMN "saved_by";
  ALTER TABLE "_employees_v" DROP COLUMN "version_head_since";
  ALTER TABLE "_employees_v" DROP COLUMN "version_head_until";
  ALTER TABLE "_employees_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "evidence_groups" DROP COLUMN "saved_by";
  ALTER TABLE "_evidence_groups_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "evidence_files" DROP COLUMN "saved_by";
  ALTER TABLE "_evidence_files_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "college" DROP COLUMN "saved_by";
  ALTER TABLE "_college_v" DROP COLUMN "version_saved_by";`)
}
