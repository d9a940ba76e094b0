/** Takes back what an import of WordPress made. What it changed stays as it is, and so does what somebody changed since. */
import type { CollectionSlug, Payload } from 'payload';
import { inTransaction, sameTransaction } from '../../platform/database/transaction.ts';
import type { Counting, Outcome } from './outcome.ts';

const whole = { depth: 0, overrideAccess: true } as const;
const ledger = 'imported-records';

export async function undo(
  payload: Payload,
  { origin, begun, ended }: Pick<Outcome, 'origin' | 'begun' | 'ended'>,
  counting: Counting,
): Promise<NonNullable<Outcome['undone']>> {
  const { docs } = await payload.find({
    ...whole,
    collection: ledger,
    where: { and: [{ key: { like: `${origin} ` } }, { createdAt: { greater_than_equal: begun } }] },
    // What names others goes before them.
    sort: '-id',
    pagination: false,
  });
  const made = docs.filter(
    ({ key, createdAt }) => key.startsWith(`${origin} `) && createdAt <= ended,
  );
  const passed = counting(made.length);
  const undone = { taken: 0, kept: 0 };
  for (const { id, key, record } of made) {
    const [, collection] = key.split(' ') as [string, CollectionSlug];
    const isTaken = await takeBack(payload, { line: id, collection, record, ended });
    undone[isTaken ? 'taken' : 'kept'] += 1;
    await passed();
  }
  return undone;
}

interface Made {
  /** Of the ledger. */
  line: number;
  collection: CollectionSlug;
  record: number;
  ended: string;
}

/** Whether it is gone. What something else names by now stays. */
async function takeBack(
  payload: Payload,
  { line, collection, record: id, ended }: Made,
): Promise<boolean> {
  const found = (await payload.findByID({
    ...whole,
    collection,
    id,
    disableErrors: true,
  } as never)) as { updatedAt: string } | null;
  if (found && found.updatedAt > ended) return false;
  try {
    await inTransaction(payload, async (req) => {
      const once = async () => ({ ...whole, req: await sameTransaction(req) });
      if (found) await payload.delete({ ...(await once()), collection, id } as never);
      await payload.delete({ ...(await once()), collection: ledger, id: line });
    });
    return true;
  } catch {
    return false;
  }
}
