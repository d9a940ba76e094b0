import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employees" ADD COLUMN "email_changed_by" varchar;
  ALTER TABLE "employees" ADD COLUMN "email_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "version_email_changed_by" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version_email_changed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employees" DROP COLUMN "email_changed_by";
  ALTER TABLE "employees" DROP COLUMN "email_changed_at";
  ALTER TABLE "_employees_v" DROP COLUMN "version_email_changed_by";
  ALTER TABLE "_employees_v" DROP COLUMN "version_email_changed_at";`)
}
