import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
    // Only the other database changes.
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
    // Only the other database changes.
}
