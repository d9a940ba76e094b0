import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`since\` text;`)
  await db.run(sql`CREATE INDEX \`pages_since_idx\` ON \`pages\` (\`since\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_since\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_since_idx\` ON \`_pages_v\` (\`version_since\`);`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`codes_college\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`codes_office\` text;`)
  await db.run(sql`ALTER TABLE \`college\` ADD \`calling_code\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`since\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_since\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`codes_college\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`codes_office\`;`)
  await db.run(sql`ALTER TABLE \`college\` DROP COLUMN \`calling_code\`;`)
}
