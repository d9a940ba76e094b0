import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" ADD COLUMN "last_date" timestamp(3) with time zone;
  ALTER TABLE "_dept_programs_offered_v" ADD COLUMN "last_date" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" DROP COLUMN "last_date";
  ALTER TABLE "_dept_programs_offered_v" DROP COLUMN "last_date";`)
}
