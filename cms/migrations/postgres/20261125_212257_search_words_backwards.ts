import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_words" ADD COLUMN "backwards" varchar;
  ALTER TABLE "search_words" ADD COLUMN "letters" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_words" DROP COLUMN "backwards";
  ALTER TABLE "search_words" DROP COLUMN "letters";`)
}
