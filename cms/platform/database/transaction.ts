import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { mainLocale } from '../college-languages.ts';

/** All of the steps or none of them. */
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
 * A request in the same transaction, in English and with no file: Payload keeps both on the request. What is read
 * while a transaction is open is read in it, or Postgres runs out of connections when many come at once.
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
