import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` ADD \`languages\` text DEFAULT 'all';`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_languages\` text DEFAULT 'all';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_languages\`;`)
}
