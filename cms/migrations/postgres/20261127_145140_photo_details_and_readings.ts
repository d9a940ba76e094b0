import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "has_place" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "taken_on" varchar;
  ALTER TABLE "document_texts" ADD COLUMN "reading" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "has_place";
  ALTER TABLE "media" DROP COLUMN "taken_on";
  ALTER TABLE "document_texts" DROP COLUMN "reading";`)
}
