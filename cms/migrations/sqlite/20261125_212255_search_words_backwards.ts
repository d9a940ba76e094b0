import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`search_words\` ADD \`backwards\` text;`)
  await db.run(sql`ALTER TABLE \`search_words\` ADD \`letters\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`search_words\` DROP COLUMN \`backwards\`;`)
  await db.run(sql`ALTER TABLE \`search_words\` DROP COLUMN \`letters\`;`)
}
