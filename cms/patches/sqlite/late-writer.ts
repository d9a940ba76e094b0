/**
 * A transaction of SQLite that takes the writer at its first change. Payload opens one before it converts a picture, which
 * takes seconds, and nobody else could save meanwhile. Only for a new record: a change that reads a record first would lose
 * what another writes between both.
 */
import { contextStorage } from '../../context-storage.ts';

interface Work {
  /** Only the first transaction begins late, because jobs that the work starts run in its context too. */
  hasTransaction: boolean;
}

const storage = contextStorage<Work>('late writer');

/** Runs work whose first transaction begins at its first change. */
export const withLateWriter = <Result>(work: () => Result): Result =>
  storage.run({ hasTransaction: false }, work);

/** True for the first transaction within `withLateWriter`. */
export function takesWriterLate(): boolean {
  const work = storage.getStore();
  if (!work || work.hasTransaction) return false;
  work.hasTransaction = true;
  return true;
}
