/**
 * Reads and writes the tables of Postgres by its catalog. Values are text that SQLite can store.
 */
import type { Client } from 'pg';
import type { Row } from './sqlite-file.ts';

interface Column {
  name: string;
  /** Type in the form of a cast: `timestamp(3) with time zone`, `enum_notices_type`. */
  type: string;
  /** Sequence of the ids. */
  sequence: string | null;
}

export interface Table {
  name: string;
  columns: Column[];
}

const BATCH = 1000;
const quoted = (name: string) => `"${name}"`;
export const namesOf = ({ columns }: Table) => columns.map(({ name }) => name);

/** Sorted by name; without generated columns. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Column & { of: string }>(
    `SELECT relname AS of, attname AS name, format_type(atttypid, atttypmod) AS type,
       pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY relname COLLATE "C", attnum`,
  );
  const tables = Map.groupBy(rows, ({ of }) => of);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

function asText({ name, type }: Column): string {
  if (type === 'boolean') return `${quoted(name)}::int::text`;
  if (type.startsWith('timestamp'))
    return `to_char(${quoted(name)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `${quoted(name)}::text`;
}

/** Reads batch by batch in the current transaction. */
export async function* readRows(client: Client, table: Table): AsyncGenerator<Row[]> {
  const values = table.columns.map(asText).join(', ');
  await client.query(`DECLARE carried CURSOR FOR SELECT ${values} FROM ${quoted(table.name)}`);
  for (;;) {
    const text = `FETCH ${BATCH} FROM carried`;
    const { rows } = await client.query<Row>({ text, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE carried');
}

/** A value that does not fit the type of its column. */
export class UnstorableValue extends Error {
  readonly row: Row;
  readonly column: string;
  constructor(row: Row, column: string, cause: unknown) {
    super(`A value of ${column} does not fit`, { cause });
    this.row = row;
    this.column = column;
  }
}

/**
 * Writes rows in a transaction. Postgres converts each text to the type of its column. Rejects with
 * an `UnstorableValue` if it cannot.
 */
export async function writeRows(client: Client, table: Table, rows: Row[]): Promise<void> {
  await client.query('SAVEPOINT writing');
  await insertRows(client, table, rows).catch(async (error: unknown) => {
    for (const [index, { name, type }] of table.columns.entries()) {
      const values = rows.map((row) => row[index] ?? null);
      if (await areStorable(client, type, values)) continue;
      for (const [at, value] of values.entries())
        if (!(await areStorable(client, type, [value])))
          throw new UnstorableValue(rows[at] ?? [], name, error);
    }
    throw error;
  });
}

/** True if texts can be converted to a type, after a statement since the savepoint failed. */
async function areStorable(client: Client, type: string, values: Row): Promise<boolean> {
  await client.query('ROLLBACK TO SAVEPOINT writing');
  return client
    .query(`SELECT count(given::${type}) FROM unnest($1::text[]) AS given`, [values])
    .then(
      () => true,
      () => false,
    );
}

async function insertRows(client: Client, table: Table, rows: Row[]): Promise<void> {
  const { columns } = table;
  const statement = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  await client.query(
    `INSERT INTO ${quoted(table.name)} (${namesOf(table).map(quoted).join(', ')})
     SELECT ${values} FROM unnest(${statement}) AS given(${columns.map((_, index) => `c${index}`).join(', ')})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/**
 * Disables foreign keys during a step and checks them afterwards, because rows come in any order.
 */
export async function withoutReferences(client: Client, step: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ of: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { of, name } of rows) await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  await step();
  for (const { of, name, definition } of rows)
    await client.query(`ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`);
}
