/**
 * A transaction of SQLite that takes the writer at its first change. Payload opens one before it converts a picture, which
 * takes seconds, and nobody else could save meanwhile. Only for a new record: a change that reads a record first would lose
 * what another writes between both.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Work {
  /** Only the first transaction begins late, because jobs that the work starts run in its context too. */
  hasTransaction: boolean;
}

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const shared = globalThis as typeof globalThis & { lateWriter?: AsyncLocalStorage<Work> };

const storage = (): AsyncLocalStorage<Work> => {
  shared.lateWriter ??= new AsyncLocalStorage();
  return shared.lateWriter;
};

/** Runs work whose first transaction begins at its first change. */
export const withLateWriter = <Result>(work: () => Result): Result =>
  storage().run({ hasTransaction: false }, work);

/** True for the first transaction within `withLateWriter`. */
export function takesWriterLate(): boolean {
  const work = storage().getStore();
  if (!work || work.hasTransaction) return false;
  work.hasTransaction = true;
  return true;
}
