import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`employee_id\` integer REFERENCES employees(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`waiting_mail\` text DEFAULT 'daily';`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`told_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_employee_idx\` ON \`users\` (\`employee_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'moderator' NOT NULL,
  	\`department_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_users\`("id", "name", "role", "department_id", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at") SELECT "id", "name", "role", "department_id", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at" FROM \`users\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`users_department_idx\` ON \`users\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`alumni_registrations\` DROP COLUMN \`locale\`;`)
}
