/** The demo college once more, on Postgres: its rows are copied, because filling takes a minute. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { prepareBackend } from '../../scripts/backend.ts';
import { findPostgres } from '../../scripts/postgres.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { anywhere, copyDemo, type Demo } from './demo.ts';

export async function copyToPostgres(demo: Demo, dataDir: string, address: string): Promise<Demo> {
  await copyDemo(demo, dataDir);
  const env = { DATABASE_URL: address, DEMO: 'off' };
  await prepareBackend({ dataDir, secrets: await readSecrets(dataDir, {}), ...anywhere, env });
  const psql = path.join(findPostgres() ?? '', 'psql');
  const { status, stderr } = spawnSync(psql, ['-q', '-v', 'ON_ERROR_STOP=1', address], {
    input: copyOf(path.join(dataDir, 'database.sqlite')),
    encoding: 'utf8',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`The demo was not copied to Postgres: ${stderr}`);
  return { folder: dataDir, admin: demo.admin };
}

/** Both databases have the same tables and columns, made by the same migrations; only those are kept as they are. */
function copyOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'payload_migrations');
  const statements = tables.flatMap((table) => {
    const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const rows = database.prepare(`SELECT ${names} FROM "${table}"`).all();
    const values = rows.map((row) => `(${Object.values(row).map(literal).join(', ')})`);
    const counted = columns.some(({ name, type }) => name === 'id' && type === 'INTEGER');
    return [
      ...(values.length > 0
        ? [`INSERT INTO "${table}" (${names}) VALUES ${values.join(',\n')}`]
        : []),
      ...(counted
        ? [`SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), max(id)) FROM "${table}"`]
        : []),
    ];
  });
  database.close();
  const emptied = tables.map((table) => `"${table}"`).join(', ');
  return [
    'BEGIN',
    // Rows come in any order: nothing is checked until all are there.
    'SET session_replication_role = replica',
    `TRUNCATE ${emptied}`,
    ...statements,
    'COMMIT;',
  ].join(';\n');
}

/** Without a type of its own: Postgres reads it as its column's. */
const literal = (value: SQLOutputValue) =>
  value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;
