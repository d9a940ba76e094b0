/** What a database from before lacks and no migration can say: each is done once. */
import type { Payload } from 'payload';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addressFormerFiles } from '../../platform/files/keep-addresses.ts';
import { writeMissingReferences } from '../../platform/references/rebuild-references.ts';
import { waitForAll } from '../../platform/texts/wait.ts';
import { writeMissingVersions } from '../../platform/versions/write-missing.ts';
import { writeMissingIndex } from '../../search/rebuild-index.ts';

export async function bringUpToDate(payload: Payload): Promise<void> {
  await inTransaction(payload, (req) => addressFormerFiles(payload, req));
  await writeMissingVersions(payload);
  await writeMissingReferences(payload);
  await waitForAll(payload);
  await writeMissingIndex(payload);
}
