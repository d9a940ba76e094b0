/** What a database from before lacks and no migration can say: each is done once. */
import type { Payload } from 'payload';
import { writeMissingIndex } from '../../search/rebuild.ts';
import { inTransaction } from '../database/transaction.ts';
import { addressFormerFiles } from '../files/keep-addresses.ts';
import { waitForAll } from '../texts/wait.ts';
import { writeMissingUses } from '../uses/rebuild.ts';
import { writeMissingVersions } from '../versions/write-missing.ts';

export async function bringUpToDate(payload: Payload): Promise<void> {
  await inTransaction(payload, (req) => addressFormerFiles(payload, req));
  await writeMissingVersions(payload);
  await writeMissingUses(payload);
  await waitForAll(payload);
  await writeMissingIndex(payload);
}
