import { stat } from 'node:fs/promises';
import { writeLastBackup } from '../../server/last-backup.ts';
import { failWithSentence, reasonOf } from '../failure.ts';

/**
 * Makes a regular backup and leaves its result in DATA_DIR, so that the backend can warn of backups
 * that fail. `now` in ms.
 */
export async function recordResult<Saved extends { archive: string }>(
  dataDir: string,
  now: number,
  backUp: () => Promise<Saved>,
): Promise<Saved> {
  const time = new Date(now).toISOString();
  try {
    const saved = await backUp();
    const { size } = await stat(saved.archive);
    await writeLastBackup(dataDir, { good: { time, size } });
    return saved;
  } catch (error) {
    // The error of the backup is reported in any case, on a full disk too.
    await writeLastBackup(dataDir, { failed: { time, reason: reasonOf(error) } }).catch(
      failWithSentence,
    );
    throw error;
  }
}
