import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` ADD \`last_date\` text;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` ADD \`last_date\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`has_place\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`document_texts\` ADD \`reading\` text;`)
  await db.run(sql`ALTER TABLE \`review_settings\` ADD \`told_states\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`departments_programs_offered\` DROP COLUMN \`last_date\`;`)
  await db.run(sql`ALTER TABLE \`_dept_programs_offered_v\` DROP COLUMN \`last_date\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`has_place\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`taken_on\`;`)
  await db.run(sql`ALTER TABLE \`document_texts\` DROP COLUMN \`reading\`;`)
  await db.run(sql`ALTER TABLE \`review_settings\` DROP COLUMN \`told_states\`;`)
}
