import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Multiplies the records directly in the database, because writing them through the backend takes
 * minutes.
 */
export function multiply(dataDir: string, times: Record<string, number>): void {
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  database.exec('BEGIN');
  for (const [root, count] of Object.entries(times)) {
    const highest = Number(database.prepare(`SELECT max(id) AS id FROM ${root}`).get()?.id);
    // The table itself, its translations, lists and files, and the tables that refer to these.
    const names = `SELECT name FROM sqlite_schema
      WHERE type = 'table' AND (name = '${root}' OR name GLOB '${root}_*') ORDER BY length(name)`;
    for (const { name } of database.prepare(names).all())
      copy(database, { root, table: String(name), highest, count });
  }
  database.exec('COMMIT');
}

interface Table {
  root: string;
  table: string;
  highest: number;
  count: number;
}

function copy(database: DatabaseSync, { root, table, highest, count }: Table): void {
  const all = database
    .prepare(`SELECT name, type FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name, type }) => ({ name: String(name), isText: /^text/i.test(String(type)) }));
  // Numeric ids are assigned by the database.
  const columns = all.filter(({ name, isText }) => name !== 'id' || isText || table === root);
  const key = all.find(({ name }) => (table === root ? name === 'id' : /^_?parent_id$/.test(name)));
  if (!key) return;
  const value = (step: number, { name, isText }: (typeof all)[number]) => {
    if (/^(id|_?parent_id)$/.test(name))
      return isText ? `"${name}" || '-${step}'` : `"${name}" + ${step * highest}`;
    return name === 'date' ? `datetime("date", '-${step} hours')` : `"${name}"`;
  };
  const original = key.isText ? `instr("${key.name}", '-') = 0` : `"${key.name}" <= ${highest}`;
  const into = columns.map(({ name }) => `"${name}"`).join(', ');
  for (let step = 1; step < count; step += 1) {
    const values = columns.map((column) => value(step, column)).join(', ');
    database.exec(
      `INSERT INTO ${table} (${into}) SELECT ${values} FROM ${table} WHERE ${original}`,
    );
  }
}
