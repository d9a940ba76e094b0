import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` ADD \`mapping\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`progress\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`report\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`mapping\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`progress\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`report\`;`)
}
