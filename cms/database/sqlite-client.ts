/**
 * The SQLite client that Payload's adapter works with. libsql's own opens a new connection for every
 * transaction (without the busy timeout, and closed only by the garbage collector), and where two
 * transactions of one process overlap, the second blocks the thread that the first needs to end.
 * Here one connection reads and one writes, and writers wait for their turn without blocking.
 */
import {
  type Client,
  type Config,
  createClient,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { patiently, Turns } from './turns.ts';

const reads = /^\s*(select|pragma|explain)\b/i;
const settings = /^\s*pragma\s+\w+\s*=/i;
const sqlOf = (statement: InStatement) =>
  typeof statement === 'string' ? statement : statement.sql;

export function sqliteClient(config: Config): Client {
  const reader = createClient(config);
  const writer = createClient(config);
  const turns = new Turns();

  const write = async (statement: InStatement): Promise<ResultSet> => {
    const release = await turns.take();
    try {
      return await patiently(() => writer.execute(statement));
    } finally {
      release();
    }
  };

  async function transaction(): Promise<Transaction> {
    const release = await turns.take();
    try {
      await patiently(() => writer.execute('BEGIN IMMEDIATE'));
    } catch (error) {
      release();
      throw error;
    }
    return openTransaction(writer, release);
  }

  return {
    protocol: 'file',
    get closed() {
      return reader.closed;
    },
    execute: async (statement: InStatement | string, values?: unknown) => {
      const whole = withArguments(statement, values);
      if (settings.test(sqlOf(whole))) await writer.execute(whole);
      return reads.test(sqlOf(whole)) ? reader.execute(whole) : write(whole);
    },
    transaction,
    batch: async (statements) => {
      const open = await transaction();
      try {
        const results = await open.batch(statements as InStatement[]);
        await open.commit();
        return results;
      } finally {
        open.close();
      }
    },
    migrate: () => Promise.reject(new Error('Migrations run through Payload.')),
    executeMultiple: (sql) => writer.executeMultiple(sql),
    sync: () => reader.sync(),
    close: () => {
      reader.close();
      writer.close();
    },
  };
}

function withArguments(statement: InStatement, values: unknown): InStatement {
  if (values === undefined || typeof statement !== 'string') return statement;
  return { sql: statement, args: values as Extract<InStatement, object>['args'] };
}

function openTransaction(writer: Client, release: () => void): Transaction {
  let open = true;
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return;
    open = false;
    try {
      await writer.execute(statement);
    } finally {
      release();
    }
  };
  const execute = (statement: InStatement) => {
    if (!open) throw new Error('This transaction has ended.');
    return writer.execute(statement);
  };
  return {
    get closed() {
      return !open;
    },
    execute,
    batch: async (statements) => {
      const results: ResultSet[] = [];
      for (const statement of statements) results.push(await execute(statement));
      return results;
    },
    executeMultiple: (sql) => writer.executeMultiple(sql),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK'),
  };
}
