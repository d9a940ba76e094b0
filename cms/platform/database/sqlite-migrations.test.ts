/**
 * Finds migrations that lose rows: SQLite changes a table by creating a new one, and drizzle-kit's code
 * for that can delete rows of other tables.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLiteSyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../migrations/sqlite');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort();
const dialect = new SQLiteSyncDialect();

let database: DatabaseSync;
beforeEach(() => {
  // SQLite would otherwise read names of missing columns as texts.
  database = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: false });
  database.exec('PRAGMA foreign_keys=ON');
});

/** Tables whose references delete or clear rows when a referenced row is deleted. */
const dependents = (table: string) =>
  database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    .all()
    .filter(({ name, sql }) => name !== table && String(sql).includes(`REFERENCES \`${table}\``))
    .map(({ name }) => name);

/** Runs a migration in a transaction as Payload does, where foreign keys cannot be switched off. */
async function run(migration: string, brokenReferences: unknown[] = []) {
  const { up } = await import(path.join(folder, migration));
  database.exec('BEGIN');
  await up({
    db: {
      run: (statement: Parameters<typeof dialect.sqlToQuery>[0]) => {
        const { sql } = dialect.sqlToQuery(statement);
        const [, dropped] = /^\s*DROP TABLE `(\w+)`/.exec(sql) ?? [];
        if (dropped)
          brokenReferences.push(...dependents(dropped).map((name) => `${name} with ${dropped}`));
        database.exec(sql);
      },
    },
  });
  database.exec('COMMIT');
}

/** The migration that saves dependent rows before it drops a table, and restores them. */
const savesRows = '20261122_150359_evidence_drafts_and_names.ts';

it('no migration drops a table that others refer to', async () => {
  const brokenReferences: unknown[] = [];
  for (const migration of migrations)
    await run(migration, migration === savesRows ? [] : brokenReferences);
  expect(brokenReferences).toEqual([]);
});

describe('the migration to drafts of employees', () => {
  const own = migrations.findIndex((name) => name.endsWith('_approval_of_profiles.ts'));
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));

  it('keeps all rows as published, with the newest version as the latest', async () => {
    for (const migration of migrations.slice(0, own)) await run(migration);
    database.exec(`
      INSERT INTO employees (id, type, \`order\`) VALUES (1, 'PRINCIPAL', 10), (2, 'FACULTY', 20);
      INSERT INTO employees_locales (name, _locale, _parent_id) VALUES ('Rina', 'en', 1), ('ৰিনা', 'as', 1);
      INSERT INTO employees_awards (_order, _parent_id, id, award) VALUES (1, 1, 'a', 'Best');
      INSERT INTO employees_teaching_work (_order, _parent_id, id, section_name) VALUES (1, 1, 't', 'Tests');
      INSERT INTO _employees_v (id, parent_id, version_type) VALUES (1, 1, 'FACULTY'), (2, 1, 'PRINCIPAL');
      INSERT INTO _employees_v_locales (version_name, _locale, _parent_id) VALUES ('Rina', 'en', 2);
      INSERT INTO users (id, email, role, employee_id) VALUES (1, 'a@example.org', 'teacher', 1);
      INSERT INTO account_rules (id) VALUES (1);
    `);
    await run(migrations[own] ?? '');
    expect(rows('SELECT type, `order`, _status, handed_in_at FROM employees ORDER BY id')).toEqual([
      ['PRINCIPAL', 10, 'published', null],
      ['FACULTY', 20, 'published', null],
    ]);
    expect(rows('SELECT name FROM employees_locales ORDER BY id')).toEqual([['Rina'], ['ৰিনা']]);
    expect(rows('SELECT award FROM employees_awards')).toEqual([['Best']]);
    expect(rows('SELECT section_name FROM employees_teaching_work')).toEqual([['Tests']]);
    expect(rows('SELECT version_type, version__status, latest FROM _employees_v')).toEqual([
      ['FACULTY', 'published', 0],
      ['PRINCIPAL', 'published', 1],
    ]);
    expect(rows('SELECT version_name FROM _employees_v_locales')).toEqual([['Rina']]);
    expect(rows('SELECT employee_id FROM users')).toEqual([[1]]);
    expect(rows('SELECT profiles_public FROM account_rules')).toEqual([['at-once']]);
    database.exec("INSERT INTO employees_locales (_locale, _parent_id) VALUES ('en', 2)");
  });
});

describe('the migration of imports', () => {
  const own = migrations.findIndex((name) => name.endsWith('_import_kinds.ts'));

  it('sets the kind of WordPress imports, and their counts from the report', async () => {
    for (const migration of migrations.slice(0, own)) await run(migration);
    const count = { created: 3, updated: 2, unchanged: 1, kept: 0 };
    const came = [
      { kind: 'Notices', ...count },
      { kind: 'Files', created: 4, updated: 0, unchanged: 0 },
    ];
    const add = (id: number, list: string, report: object | null, counts: object | null = null) =>
      database
        .prepare(
          "INSERT INTO imports (id, file_name, list, by_email, rows, state, header, columns, report, counts) VALUES (?, 'f', ?, 'a@example.org', 1, 'imported', 0, '[]', ?, ?)",
        )
        .run(id, list, report && JSON.stringify(report), counts && JSON.stringify(counts));
    add(1, 'wordpress', { came, left: [] });
    add(2, 'wordpress', { came, left: [], undone: { taken: 6, kept: 1 } });
    add(3, 'wordpress', null);
    add(4, 'holidays', null, { created: 7 });
    for (const migration of migrations.slice(own)) await run(migration);
    const sums = { created: 7, changed: 2, unchanged: 1 };
    const rows = database.prepare('SELECT kind, counts FROM imports ORDER BY id').all();
    expect(rows.map(({ kind, counts }) => [kind, JSON.parse(String(counts))])).toEqual([
      ['wordpress', { ...sums, kept: 0 }],
      ['wordpress', { ...sums, kept: 1, undone: 6 }],
      ['wordpress', null],
      ['sheet', { created: 7 }],
    ]);
  });
});
