import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` ADD \`state_portal_link\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`leaving_notice\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`owner\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`keywords\` text;`)
  await db.run(sql`ALTER TABLE \`college_locales\` ADD \`state_portal_title\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_state_portal_link\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_leaving_notice\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_owner\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` ADD \`version_state_portal_title\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`state_portal_link\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`leaving_notice\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`owner\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`keywords\`;`)
  await db.run(sql`ALTER TABLE \`college_locales\` DROP COLUMN \`state_portal_title\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_state_portal_link\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_leaving_notice\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_owner\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_region\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_keywords\`;`)
  await db.run(sql`ALTER TABLE \`_college_v_locales\` DROP COLUMN \`version_state_portal_title\`;`)
}
