import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { mainLocale } from '../college-languages.ts';

/** Runs steps in one transaction: all of them or none. */
export async function inTransaction<Result>(
  payload: Payload,
  steps: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await steps(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * A request in the same transaction, in English and without a file, because Payload keeps language
 * and file on the request. Reads during a transaction must use it, or many requests at once exhaust
 * the connections of Postgres.
 */
export const sameTransaction = async ({ payload, user, transactionID }: PayloadRequest) =>
  createLocalReq(
    {
      locale: mainLocale(),
      user: user ?? undefined,
      req: { transactionID: await transactionID },
    },
    payload,
  );
