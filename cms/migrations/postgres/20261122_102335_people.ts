import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_waiting_mail" AS ENUM('daily', 'at-once');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'teacher';
  ALTER TABLE "messages" ADD COLUMN "locale" varchar;
  ALTER TABLE "alumni_registrations" ADD COLUMN "locale" varchar;
  ALTER TABLE "users" ADD COLUMN "employee_id" integer;
  ALTER TABLE "users" ADD COLUMN "waiting_mail" "enum_users_waiting_mail" DEFAULT 'daily';
  ALTER TABLE "users" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD CONSTRAINT "users_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "users_employee_idx" ON "users" USING btree ("employee_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_employee_id_employees_id_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'department-editor', 'iqac-coordinator', 'moderator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'moderator'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "users_employee_idx";
  ALTER TABLE "messages" DROP COLUMN "locale";
  ALTER TABLE "alumni_registrations" DROP COLUMN "locale";
  ALTER TABLE "users" DROP COLUMN "employee_id";
  ALTER TABLE "users" DROP COLUMN "waiting_mail";
  ALTER TABLE "users" DROP COLUMN "told_at";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  DROP TYPE "public"."enum_users_waiting_mail";`)
}
