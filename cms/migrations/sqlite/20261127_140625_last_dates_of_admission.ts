import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` ADD \`last_date\` text;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` ADD \`last_date\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` DROP COLUMN \`last_date\`;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` DROP COLUMN \`last_date\`;`)
}
