/**
 * The SQLite client for Payload's adapter. libsql's own opens a connection per transaction (without
 * a busy timeout, closed only by the garbage collector), and when two transactions overlap, the
 * second blocks the thread that the first needs to finish. This client has one connection for reads
 * and one for writes, and writers wait without blocking.
 *
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288, 229 and 352
 * Until: cms/patches/sqlite/sqlite-client.test.ts passes without it.
 */
import {
  type Client,
  type Config,
  createClient,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import type { MutexInterface } from 'async-mutex';
import { busyDeadline, isDiskFailure, retryWhileBusy } from './failures.ts';
import { takesWriterLate } from './late-writer.ts';
import { newTurns } from './turns.ts';

/** Settings that Payload does not apply to a client it has not created. */
const settings = [
  // Readers and the writer do not block each other.
  'journal_mode = WAL',
  'journal_size_limit = 67108864',
  // Confirmed data survives a power failure.
  'synchronous = FULL',
];
/**
 * Milliseconds. Waiting blocks the thread. The reader rarely waits, the writer only for another
 * that was a moment faster.
 */
const busyTimeout = { reader: 50, writer: 5000 };

/**
 * Read statements. A `WITH` that contains the name of a change may be a change, so it waits for its
 * turn.
 */
const reads = /^\s*(select|pragma|with(?!.*\b(insert|update|delete|replace)\b))\b/is;
const pragma = /^\s*pragma\b/i;
const explains = /^\s*explain\b/i;
const sqlOf = (statement: InStatement) =>
  typeof statement === 'string' ? statement : statement.sql;

/** `writers` admits writers one at a time, in order of arrival. */
export function sqliteClient(config: Config, writers: MutexInterface): Client {
  const reader = createClient(config);
  const writer = createClient(config);
  /** Connection that only checks if another process is writing. */
  const asker = createClient(config);

  const yieldThread = newTurns();

  let preparing: Promise<void> | undefined;
  /**
   * Applied at the first statement, which gets any error. A tool that needs only the tables sends
   * no statement.
   */
  const ready = () => {
    preparing ??= prepare(reader, writer);
    return preparing;
  };
  /**
   * Waits without blocking until no other process writes. This check is the only one without side
   * effects: a refused BEGIN or INSERT stays unfinished, and SQLite then refuses every COMMIT.
   */
  const nobodyWrites = (until: number) =>
    retryWhileBusy(() => asker.executeMultiple('BEGIN IMMEDIATE; ROLLBACK'), until);
  const turn = async () => {
    await ready();
    const until = busyDeadline();
    const release = await writers.acquire();
    try {
      await yieldThread('write');
      await nobodyWrites(until);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  };

  const write = async (step: () => Promise<ResultSet>): Promise<ResultSet> => {
    const release = await turn();
    try {
      return await step();
    } finally {
      release();
    }
  };

  /**
   * Runs on its own connection, because SQLite counts an EXPLAIN as unfinished until garbage
   * collection, and until then its connection sees an old state of the database.
   */
  const explain = async (statement: InStatement): Promise<ResultSet> => {
    const own = createClient(config);
    try {
      return await own.execute(statement);
    } finally {
      own.close();
    }
  };

  /** Waits for the writer and begins a transaction on it. Returns a function that gives the writer back. */
  async function begin(): Promise<() => void> {
    const release = await turn();
    try {
      await writer.execute('BEGIN IMMEDIATE');
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }
  const read = async (statement: InStatement): Promise<ResultSet> => {
    await ready();
    await yieldThread('read');
    return reader.execute(statement);
  };
  async function transaction(): Promise<Transaction> {
    const release = takesWriterLate() ? undefined : await begin();
    return openTransaction(
      { writer, begin, read, yieldThread: () => yieldThread('write') },
      release,
    );
  }

  return {
    protocol: 'file',
    get closed() {
      return reader.closed;
    },
    execute: async (statement: InStatement | string, values?: unknown) => {
      await ready();
      const prepared = withArguments(statement, values);
      if (explains.test(sqlOf(prepared))) return explain(prepared);
      return reads.test(sqlOf(prepared)) ? read(prepared) : write(() => writer.execute(prepared));
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
    executeMultiple: () => Promise.reject(new Error('One statement after the other.')),
    sync: () => reader.sync(),
    close: () => {
      asker.close();
      reader.close();
      writer.close();
    },
  };
}

async function prepare(reader: Client, writer: Client): Promise<void> {
  await reader.execute(`PRAGMA busy_timeout = ${busyTimeout.reader}`);
  await writer.execute(`PRAGMA busy_timeout = ${busyTimeout.writer}`);
  for (const setting of settings) {
    await writer.execute(`PRAGMA ${setting}`);
    await reader.execute(`PRAGMA ${setting}`);
  }
}

function withArguments(statement: InStatement, values: unknown): InStatement {
  if (values === undefined || typeof statement !== 'string') return statement;
  return { sql: statement, args: values as Extract<InStatement, object>['args'] };
}

interface Connections {
  writer: Client;
  begin: () => Promise<() => void>;
  read: (statement: InStatement) => Promise<ResultSet>;
  yieldThread: () => Promise<void> | undefined;
}

/**
 * A transaction. `release` gives back the writer, which it has already. Without it, the transaction takes the writer at
 * its first change, and reads until then what others have committed, as on Postgres.
 */
function openTransaction(
  { writer, begin, read, yieldThread }: Connections,
  release: (() => void) | undefined,
): Transaction {
  let open = true;
  /** Resolves with `release` once the transaction has the writer. */
  let turnOfWriter = release && Promise.resolve(release);
  /**
   * On a full disk SQLite rolls back the transaction itself, and further statements would be saved
   * outside of it.
   */
  let failure: unknown;
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return;
    open = false;
    if (!turnOfWriter) return;
    // A transaction that could not begin has nothing to roll back.
    const nothing = turnOfWriter.catch(() => undefined);
    const release = await (statement === 'COMMIT' ? turnOfWriter : nothing);
    if (!release) return;
    try {
      if (failure) await rollback();
      else await writer.execute(statement);
    } catch (error) {
      await rollback();
      throw error;
    } finally {
      release();
    }
    if (failure && statement === 'COMMIT') throw failure;
  };
  /** Fails if SQLite has already rolled back. */
  const rollback = () => writer.execute('ROLLBACK').catch(() => undefined);
  const execute = async (statement: InStatement) => {
    if (!open) throw new Error('This transaction has ended.');
    // A PRAGMA may be a setting of the transaction.
    if (!turnOfWriter && reads.test(sqlOf(statement)) && !pragma.test(sqlOf(statement)))
      return read(statement);
    turnOfWriter ??= begin();
    await turnOfWriter;
    await yieldThread();
    if (failure) throw failure;
    try {
      return await writer.execute(statement);
    } catch (error) {
      if (isDiskFailure(error)) failure = error;
      throw error;
    }
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
    executeMultiple: () => Promise.reject(new Error('One statement after the other.')),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    // The connection is given back in any case.
    close: () => void end('ROLLBACK').catch(() => undefined),
  };
}
