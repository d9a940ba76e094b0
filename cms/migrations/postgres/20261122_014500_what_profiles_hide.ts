import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Written down anew at the next start (cms/uses/rebuild.ts): what a switched-off profile names is not shown. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "uses";`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
