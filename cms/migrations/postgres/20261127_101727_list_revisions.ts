import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "list_revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"token" varchar
  );
  
  CREATE UNIQUE INDEX "list_revisions_list_idx" ON "list_revisions" USING btree ("list");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "list_revisions" CASCADE;`)
}
