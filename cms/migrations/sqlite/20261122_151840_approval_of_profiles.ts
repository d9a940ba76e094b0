import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Written by hand. SQLite knows no other way to let a column be empty than a new one, and drizzle-kit would make new
 * tables: dropping the old ones inside a transaction takes with them what belongs to them.
 */
const mayBeEmpty = [
  ['employees', 'type', "text DEFAULT 'FACULTY'"],
  ['employees_locales', 'name', 'text'],
  ['employees_teaching_work', 'section_name', 'text'],
  ['employees_student_support', 'section_name', 'text'],
  ['_employees_v', 'version_type', "text DEFAULT 'FACULTY'"],
  ['_employees_v_locales', 'version_name', 'text'],
  ['_employees_v_version_teaching_work', 'section_name', 'text'],
  ['_employees_v_version_student_support', 'section_name', 'text'],
] as const

const added = [
  ['employees', 'handed_in_at', 'text'],
  ['employees', 'handed_back', 'text'],
  ['employees', '_status', "text DEFAULT 'draft'"],
  ['_employees_v', 'version_handed_in_at', 'text'],
  ['_employees_v', 'version_handed_back', 'text'],
  ['_employees_v', 'version__status', "text DEFAULT 'draft'"],
  ['_employees_v', 'snapshot', 'integer'],
  ['_employees_v', 'published_locale', 'text'],
  ['_employees_v', 'latest', 'integer'],
] as const

const indexes = [
  ['employees_handed_in_at_idx', 'employees', 'handed_in_at'],
  ['employees__status_idx', 'employees', '_status'],
  ['_employees_v_version_version_handed_in_at_idx', '_employees_v', 'version_handed_in_at'],
  ['_employees_v_version_version__status_idx', '_employees_v', 'version__status'],
  ['_employees_v_snapshot_idx', '_employees_v', 'snapshot'],
  ['_employees_v_published_locale_idx', '_employees_v', 'published_locale'],
  ['_employees_v_latest_idx', '_employees_v', 'latest'],
] as const

/** These name the columns that are made anew. */
const ofTypes = [
  ['type_department_order_idx', 'employees', '`type`,`department_id`,`order`'],
  [
    'version_type_version_department_version_order_idx',
    '_employees_v',
    '`version_type`,`version_department_id`,`version_order`',
  ],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (statement: string) => db.run(sql.raw(statement))
  for (const [index] of ofTypes) await run(`DROP INDEX \`${index}\``)
  for (const [table, column, type] of mayBeEmpty) {
    await run(`ALTER TABLE \`${table}\` ADD \`new_${column}\` ${type}`)
    await run(`UPDATE \`${table}\` SET \`new_${column}\` = \`${column}\``)
    await run(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``)
    await run(`ALTER TABLE \`${table}\` RENAME COLUMN \`new_${column}\` TO \`${column}\``)
  }
  for (const [index, table, columns] of ofTypes)
    await run(`CREATE INDEX \`${index}\` ON \`${table}\` (${columns})`)
  for (const [table, column, type] of added)
    await run(`ALTER TABLE \`${table}\` ADD \`${column}\` ${type}`)
  for (const [index, table, column] of indexes)
    await run(`CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`)`)
  await run("ALTER TABLE `account_rules` ADD `profiles_public` text DEFAULT 'at-once' NOT NULL")
  // All that was saved was public, and the newest version is what stands in the record.
  await run("UPDATE `employees` SET `_status` = 'published'")
  await run("UPDATE `_employees_v` SET `version__status` = 'published', `latest` = 0")
  await run(
    'UPDATE `_employees_v` SET `latest` = 1 WHERE `id` IN (SELECT max(`id`) FROM `_employees_v` GROUP BY `parent_id`)',
  )
}

/** The columns stay empty where somebody has left them so since. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (statement: string) => db.run(sql.raw(statement))
  for (const [index] of indexes) await run(`DROP INDEX \`${index}\``)
  for (const [table, column] of added)
    await run(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``)
  await run('ALTER TABLE `account_rules` DROP COLUMN `profiles_public`')
}
