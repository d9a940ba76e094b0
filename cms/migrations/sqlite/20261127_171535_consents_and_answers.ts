import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`alumni\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`alumni_registrations_deleted_at_idx\` ON \`alumni_registrations\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`visitor_notes_deleted_at_idx\` ON \`visitor_notes\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`answer_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_college_v\` ADD \`version_answer_days\` numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`alumni_registrations_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`visitor_notes_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`visitor_notes\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`alumni\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`_college_v\` DROP COLUMN \`version_answer_days\`;`)
}
