import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`has_place\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`document_texts\` ADD \`reading\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`has_place\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`taken_on\`;`)
  await db.run(sql`ALTER TABLE \`document_texts\` DROP COLUMN \`reading\`;`)
}
