import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date","id","expires");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date","id","expires");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "type_department__status_date_idx";
  DROP INDEX "type__status_date_idx";
  CREATE INDEX "type_department__status_date_idx" ON "notices" USING btree ("type","department_id","_status","date");
  CREATE INDEX "type__status_date_idx" ON "notices" USING btree ("type","_status","date");`)
}
