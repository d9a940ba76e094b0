import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_phone\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_email\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`information_manager_appointed\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_name\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_designation\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`information_manager_address\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_email\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_information_manager_appointed\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_name\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_designation\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_information_manager_address\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_phone\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_email\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`information_manager_appointed\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_name\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_designation\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`information_manager_address\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_phone\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_email\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_information_manager_appointed\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_name\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_designation\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_information_manager_address\`;`)
}
