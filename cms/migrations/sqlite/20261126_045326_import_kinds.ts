import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` ADD \`kind\` text DEFAULT 'sheet' NOT NULL;`)
  // Written by hand: the imports of WordPress get their kind, and counts as imports of sheets have them.
  await db.run(sql`UPDATE \`imports\` SET \`kind\` = 'wordpress' WHERE \`list\` = 'wordpress';`)
  await db.run(sql`
    UPDATE \`imports\` SET \`counts\` = json_patch(
      json_object(
        'created', (SELECT coalesce(sum(json_extract(value, '$.created')), 0) FROM json_each(report, '$.came')),
        'changed', (SELECT coalesce(sum(json_extract(value, '$.updated')), 0) FROM json_each(report, '$.came')),
        'unchanged', (SELECT coalesce(sum(json_extract(value, '$.unchanged')), 0) FROM json_each(report, '$.came')),
        'kept', (SELECT coalesce(sum(json_extract(value, '$.kept')), 0) FROM json_each(report, '$.came'))
      ),
      CASE WHEN json_type(report, '$.undone') = 'object' THEN json_object(
        'undone', json_extract(report, '$.undone.taken'),
        'kept', json_extract(report, '$.undone.kept')
      ) ELSE '{}' END
    ) WHERE \`kind\` = 'wordpress' AND json_type(report, '$.came') = 'array';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`kind\`;`)
}
