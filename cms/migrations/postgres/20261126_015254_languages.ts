import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_college_languages" AS ENUM('all', 'en', 'as');
  CREATE TYPE "public"."enum__college_v_version_languages" AS ENUM('all', 'en', 'as');
  ALTER TABLE "college" ADD COLUMN "languages" "enum_college_languages" DEFAULT 'all';
  ALTER TABLE "_college_v" ADD COLUMN "version_languages" "enum__college_v_version_languages" DEFAULT 'all';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" DROP COLUMN "languages";
  ALTER TABLE "_college_v" DROP COLUMN "version_languages";
  DROP TYPE "public"."enum_college_languages";
  DROP TYPE "public"."enum__college_v_version_languages";`)
}
