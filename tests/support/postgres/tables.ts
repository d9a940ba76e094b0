/** Reads the tables of both databases by other means than a backup does. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Value = string | number | boolean | object | null;
/** Rows by table in a fixed order, each with its values by column. */
export type Tables = Record<string, Record<string, Value>[]>;

/** Migrations, which each database has its own of, and revisions, which a restore renews. */
const own = ['payload_migrations', 'content_revision', 'list_revisions'];
const order = (rows: Record<string, Value>[]) =>
  rows.sort((a, b) => (`${a.id} ${JSON.stringify(a)}` < `${b.id} ${JSON.stringify(b)}` ? -1 : 1));

export function tablesOfSqlite(file: string): Tables {
  using database = new DatabaseSync(file, { readOnly: true });
  const names = database
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !own.includes(name));
  const rowsOf = (name: string) =>
    database.prepare(`SELECT * FROM "${name}"`).all() as Record<string, Value>[];
  return Object.fromEntries(
    names.map((name) => [name, order(rowsOf(name).map((row) => ({ ...row })))]),
  );
}

/** Rows as JSON: booleans, numbers and objects; times in Postgres's format. */
export async function tablesOfPostgres(address: string): Promise<Tables> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    const read: Tables = {};
    for (const { tablename: name } of tables.filter(({ tablename }) => !own.includes(tablename))) {
      const { rows } = await client.query(`SELECT row_to_json(t) AS row FROM "${name}" t`);
      read[name] = order(rows.map(({ row }) => row));
    }
    return read;
  } finally {
    await client.end();
  }
}

/** Rows of SQLite with each value in the format of the Postgres row beside it. */
export function asPostgresWrites(rows: Record<string, Value>[], beside: Record<string, Value>[]) {
  const asWritten = (value: Value, like: Value | undefined): Value => {
    if (typeof like === 'boolean') return value === 1 ? true : value === 0 ? false : value;
    if (typeof value !== 'string') return value;
    if (typeof like === 'object' && like !== null) return JSON.parse(value);
    const isMoment = typeof like === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(like);
    return isMoment && new Date(value).getTime() === new Date(like).getTime() ? like : value;
  };
  return rows.map((row, index) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, asWritten(value, beside[index]?.[name])]),
    ),
  );
}
