/**
 * Rejects if COMMIT fails, because Payload does not check its result and would report lost data as
 * saved.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17726
 * Until: cms/patches/sqlite/sqlite-client.test.ts passes without it.
 */
type Steps = (open: object) => Promise<unknown>;
type Id = number | string | Promise<number | string>;

interface Adapter {
  drizzle: { transaction: unknown };
  sessions: { [id: string]: { db: unknown } | undefined };
  connect?: (...words: never[]) => Promise<void>;
  commitTransaction: (id: Id) => Promise<void>;
}

export function rejectFailedCommits(adapter: object): void {
  const db = adapter as Adapter;
  const outcomes = new WeakMap<object, Promise<unknown>>();
  const { connect, commitTransaction } = db;
  db.connect = async (...words) => {
    await connect?.apply(db, words);
    const { drizzle } = db;
    const begin = drizzle.transaction as (steps: Steps, options: unknown) => Promise<unknown>;
    drizzle.transaction = (steps: Steps, options: unknown) => {
      const outcome: Promise<unknown> = begin.call(
        drizzle,
        (open) => {
          outcomes.set(open, outcome);
          return steps(open);
        },
        options,
      );
      return outcome;
    };
  };
  db.commitTransaction = async (id) => {
    const open = db.sessions[await id]?.db;
    await commitTransaction.call(db, id);
    if (open instanceof Object) await outcomes.get(open);
  };
}
