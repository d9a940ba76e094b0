/** Which record came from where, kept in the database: a second or a broken-off run goes on from here. */
import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { sameTransaction } from '../platform/database/transaction.ts';

export interface Entry {
  record: number;
  hash: string;
}

export interface Ledger {
  find: (key: string) => Entry | undefined;
  /** In the transaction of what it tells of. */
  keep: (key: string, entry: Entry, req?: PayloadRequest) => Promise<void>;
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const whole = { depth: 0, pagination: false, overrideAccess: true } as const;

export async function openLedger(payload: Payload, origin: string): Promise<Ledger> {
  const collection = 'imported-records';
  const { docs } = await payload.find({
    ...whole,
    collection,
    where: { key: { like: `${origin} ` } },
  });
  const known = new Map(docs.map(({ id, key, record, hash }) => [key, { id, record, hash }]));
  return {
    find: (key) => known.get(`${origin} ${key}`),
    async keep(name, { record, hash }, given) {
      const key = `${origin} ${name}`;
      const before = known.get(key);
      const data = { key, record, hash };
      const req = given && (await sameTransaction(given));
      const { id } = before
        ? await payload.update({ ...whole, collection, id: before.id, data, req })
        : await payload.create({ ...whole, collection, data, req });
      known.set(key, { id, record, hash });
    },
  };
}
