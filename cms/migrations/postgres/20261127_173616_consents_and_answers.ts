import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" ALTER COLUMN "answer_days" DROP NOT NULL;
  ALTER TABLE "_college_v" ALTER COLUMN "version_answer_days" DROP NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college" ALTER COLUMN "answer_days" SET NOT NULL;
  ALTER TABLE "_college_v" ALTER COLUMN "version_answer_days" SET NOT NULL;`)
}
