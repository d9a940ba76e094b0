import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`used_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`browser\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`used_at\`;`)
}
