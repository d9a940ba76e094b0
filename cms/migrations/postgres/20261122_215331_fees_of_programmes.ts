import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" ADD COLUMN "fee" varchar;
  ALTER TABLE "departments_programs_offered" ADD COLUMN "eligibility" varchar;
  ALTER TABLE "_dept_programs_offered_v" ADD COLUMN "fee" varchar;
  ALTER TABLE "_dept_programs_offered_v" ADD COLUMN "eligibility" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments_programs_offered" DROP COLUMN "fee";
  ALTER TABLE "departments_programs_offered" DROP COLUMN "eligibility";
  ALTER TABLE "_dept_programs_offered_v" DROP COLUMN "fee";
  ALTER TABLE "_dept_programs_offered_v" DROP COLUMN "eligibility";`)
}
