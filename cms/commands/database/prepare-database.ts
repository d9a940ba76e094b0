/** Prepares a database for the start. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { exclusively } from '../../platform/database/exclusive.ts';
import { noneIfNotMigrated, rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { environment } from '../../platform/environment.ts';
import { addressOlderFiles } from '../../platform/files/assign-addresses.ts';
import {
  rebuildReferences,
  writeMissingReferences,
} from '../../platform/references/rebuild-references.ts';
import {
  createAdministrator,
  readAdministratorAddress,
  reportPassword,
} from '../../platform/start/administrator.ts';
import { migrate } from '../../platform/start/migrate.ts';
import { enqueueMissingTexts } from '../../platform/texts/enqueue-extraction.ts';
import { writeMissingVersions } from '../../platform/versions/first-version.ts';
import { rebuildIndex, writeMissingIndex } from '../../search/rebuild-index.ts';
import { refuseLostDatabase } from './former-college.ts';

/** The first content of an empty database. */
export interface FirstContent {
  fill: (payload: Payload) => Promise<void>;
  /** Address of the first account where no other is configured. */
  administrator: string;
}

/**
 * Applies migrations. A database without accounts gets the `first` content and an administrator,
 * unless it is in the place of a database that is missing.
 */
export const prepareDatabase = (payload: Payload, first?: FirstContent): Promise<void> =>
  // A second backend waits, and finds nothing to do.
  exclusively(payload, 'preparation', () => prepare(payload, first));

async function prepare(payload: Payload, first?: FirstContent): Promise<void> {
  const inUse = await isInUse(payload);
  if (!inUse) await refuseLostDatabase(payload, environment);
  const migrated = await migrate(payload);
  reportProgress(migrated ? `${migrated} migrations applied` : 'up to date');
  await upgradeData(payload);
  if (inUse) return;
  // Asks before filling, which takes minutes, so that nobody has to wait for the question.
  const email = await readAdministratorAddress(first?.administrator);
  if (first) {
    await first.fill(payload);
    // Large amounts of records are written without hooks, so references and index are built here.
    await rebuildReferences(payload);
    await rebuildIndex(payload);
  }
  // Last, because a start that was interrupted is recognised by the missing account.
  await reportPassword(await createAdministrator(payload, email));
}

/** True if there is an account, because its owner may have written content. */
async function isInUse(payload: Payload): Promise<boolean> {
  const accounts = rowsOf(payload, sql`SELECT id FROM users LIMIT 1`);
  return (await accounts.catch(noneIfNotMigrated)).length > 0;
}

/** Adds data that older versions did not write and migrations cannot add. Each step runs once. */
export async function upgradeData(payload: Payload): Promise<void> {
  await inTransaction(payload, (req) => addressOlderFiles(payload, req));
  await writeMissingVersions(payload);
  await writeMissingReferences(payload);
  await enqueueMissingTexts(payload);
  await writeMissingIndex(payload);
}

/** Reports progress to the process that started this command, or to the terminal. */
export function reportProgress(figure: string): void {
  if (process.send) process.send({ figure });
  else console.log(figure);
}
