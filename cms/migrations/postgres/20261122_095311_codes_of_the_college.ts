import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "since" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_since" timestamp(3) with time zone;
  ALTER TABLE "college" ADD COLUMN "codes_college" varchar;
  ALTER TABLE "college" ADD COLUMN "codes_office" varchar;
  ALTER TABLE "college" ADD COLUMN "calling_code" varchar;
  CREATE INDEX "pages_since_idx" ON "pages" USING btree ("since");
  CREATE INDEX "_pages_v_version_version_since_idx" ON "_pages_v" USING btree ("version_since");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_since_idx";
  DROP INDEX "_pages_v_version_version_since_idx";
  ALTER TABLE "pages" DROP COLUMN "since";
  ALTER TABLE "_pages_v" DROP COLUMN "version_since";
  ALTER TABLE "college" DROP COLUMN "codes_college";
  ALTER TABLE "college" DROP COLUMN "codes_office";
  ALTER TABLE "college" DROP COLUMN "calling_code";`)
}
