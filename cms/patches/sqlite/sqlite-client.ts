/**
 * The SQLite client that Payload's adapter works with. libsql's own opens a new connection for every
 * transaction (without the busy timeout, and closed only by the garbage collector), and where two
 * transactions of one process overlap, the second blocks the thread that the first needs to end.
 * Here one connection reads and one writes, and writers wait for their turn without blocking.
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
import { newTurns } from './turns.ts';

/** Payload sets none of these on a client that it did not make. */
const settings = [
  // Readers and the writer do not wait for one another.
  'journal_mode = WAL',
  'journal_size_limit = 67108864',
  // What was acknowledged outlives a power cut, too.
  'synchronous = FULL',
];
/** Waiting blocks the thread. The reader hardly ever waits, the writer only for whoever was a moment faster. */
const busyTimeout = { reader: 50, writer: 5000 };

/** `WITH` begins both: what names a change may be one, and waits for its turn. */
const reads = /^\s*(select|pragma|with(?!.*\b(insert|update|delete|replace)\b))\b/is;
const explains = /^\s*explain\b/i;
const sqlOf = (statement: InStatement) =>
  typeof statement === 'string' ? statement : statement.sql;

/** `writers` are let in one at a time, in the order of their coming. */
export function sqliteClient(config: Config, writers: MutexInterface): Client {
  const reader = createClient(config);
  const writer = createClient(config);
  /** Only asks whether another process writes, and is told at once. */
  const asker = createClient(config);

  const yieldThread = newTurns();

  let preparing: Promise<void> | undefined;
  /** With the first who asks, who is told what went wrong; a tool that needs the tables alone asks nothing. */
  const ready = () => {
    preparing ??= prepare(reader, writer);
    return preparing;
  };
  /**
   * Waits, without holding the thread, until no other process writes. Only asking tells, and this is the one way of
   * asking that leaves nothing behind: a BEGIN or INSERT that was refused stays unfinished, and as long as it does
   * SQLite refuses every COMMIT.
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
   * On a connection that goes with it: SQLite counts an EXPLAIN as unfinished until the garbage collector takes it, and
   * until then its connection shows the database as it was.
   */
  const explain = async (statement: InStatement): Promise<ResultSet> => {
    const own = createClient(config);
    try {
      return await own.execute(statement);
    } finally {
      own.close();
    }
  };

  async function transaction(): Promise<Transaction> {
    const release = await turn();
    try {
      await writer.execute('BEGIN IMMEDIATE');
    } catch (error) {
      release();
      throw error;
    }
    return openTransaction(writer, release, () => yieldThread('write'));
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
      if (!reads.test(sqlOf(prepared))) return write(() => writer.execute(prepared));
      await yieldThread('read');
      return reader.execute(prepared);
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

function openTransaction(
  writer: Client,
  release: () => void,
  yieldThread: () => Promise<void> | undefined,
): Transaction {
  let open = true;
  /** Where the disk is full SQLite itself takes the transaction back, and what follows would be kept on its own. */
  let failure: unknown;
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return;
    open = false;
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
  /** Refused where SQLite was faster. */
  const rollback = () => writer.execute('ROLLBACK').catch(() => undefined);
  const execute = async (statement: InStatement) => {
    await yieldThread();
    if (!open) throw new Error('This transaction has ended.');
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
    executeMultiple: (sql) => writer.executeMultiple(sql),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    // The connection is given back in any case.
    close: () => void end('ROLLBACK').catch(() => undefined),
  };
}
