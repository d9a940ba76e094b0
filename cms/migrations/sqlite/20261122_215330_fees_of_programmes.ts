import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` ADD \`fee\` text;`)
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` ADD \`eligibility\` text;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` ADD \`fee\` text;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` ADD \`eligibility\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` DROP COLUMN \`fee\`;`)
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` DROP COLUMN \`eligibility\`;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` DROP COLUMN \`fee\`;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` DROP COLUMN \`eligibility\`;`)
}
