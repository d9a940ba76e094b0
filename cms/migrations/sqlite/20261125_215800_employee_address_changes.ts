import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`employees\` ADD \`email_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`employees\` ADD \`email_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_email_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_email_changed_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`email_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`email_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_email_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_email_changed_at\`;`)
}
