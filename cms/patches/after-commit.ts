/**
 * Runs steps after the end of a transaction, because files do not take part in transactions.
 *
 * Upstream: none found; Payload's hooks run before the transaction ends.
 * Until: cms/platform/references/public-files.test.ts passes without it.
 */
import type { PayloadRequest } from 'payload';

interface Steps {
  /** Runs after a commit. */
  kept?: () => Promise<unknown>;
  /** Runs after a rollback. */
  undone?: () => Promise<unknown>;
}
type Id = number | string | Promise<number | string>;

interface Adapter {
  commitTransaction: (id: Id) => Promise<void>;
  rollbackTransaction: (id: Id) => Promise<void>;
}

const waiting = new Map<number | string, Steps[]>();

/** Runs steps at the end of the request's transaction; at once if there is none. */
export async function afterTransaction(
  { transactionID }: PayloadRequest,
  steps: Steps,
): Promise<void> {
  const id = await transactionID;
  if (id === undefined || id === null) return runSteps([steps], 'kept');
  waiting.set(id, [...(waiting.get(id) ?? []), steps]);
}

export function runAfterCommit(adapter: object): void {
  const db = adapter as Adapter;
  const { commitTransaction, rollbackTransaction } = db;
  const ended = async (transaction: Id, how: keyof Steps) => {
    const id = await transaction;
    const steps = waiting.get(id) ?? [];
    waiting.delete(id);
    await runSteps(steps, how);
  };
  db.commitTransaction = async (id) => {
    try {
      await commitTransaction.call(db, id);
    } catch (error) {
      await ended(id, 'undone');
      throw error;
    }
    await ended(id, 'kept');
  };
  db.rollbackTransaction = async (id) => {
    await rollbackTransaction.call(db, id);
    await ended(id, 'undone');
  };
}

/**
 * Runs steps. A failure changes nothing that was committed; `npm run check-files` finds leftover
 * files.
 */
async function runSteps(steps: Steps[], how: keyof Steps): Promise<void> {
  for (const step of steps)
    await step[how]?.().catch((error: unknown) =>
      console.error('After a change of the database:', error),
    );
}
