/** What a database from before lacks and no migration can say: each is done once. */
import type { Payload } from 'payload';
import { writeMissingUses } from '../../uses/rebuild.ts';
import { inTransaction } from '../database/transaction.ts';
import { addressFormerFiles } from '../files/keep-addresses.ts';

export async function bringUpToDate(payload: Payload): Promise<void> {
  await inTransaction(payload, (req) => addressFormerFiles(payload, req));
  await writeMissingUses(payload);
}
