/** The result of the last regular backup, which the backup command leaves for the backend. */
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LAST_BACKUP } from './data-folder.ts';
import { ifMissing } from './missing-file.ts';

export interface LastBackup {
  /** The last archive that was written and checked. */
  good?: {
    /** ISO 8601. */
    time: string;
    /** Bytes. */
    size: number;
  };
  /** A failure since then. */
  failed?: { time: string; reason: string };
}

const fileIn = (dataDir: string) => path.join(dataDir, LAST_BACKUP);

/** Undefined if no regular backup was ever tried. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(ifMissing(undefined));
  return text === undefined ? undefined : (JSON.parse(text) as LastBackup);
}

/** Replaces the result as a whole. A failure keeps what is known of the last good backup. */
export async function writeLastBackup(dataDir: string, result: LastBackup): Promise<void> {
  const last = result.good ? {} : await readLastBackup(dataDir);
  const unfinished = `${fileIn(dataDir)}.unfinished`;
  await writeFile(unfinished, JSON.stringify({ ...last, ...result }), { mode: 0o600 });
  // The backend reads it, also if root made the backup.
  const { uid, gid } = await stat(dataDir);
  await chown(unfinished, uid, gid);
  await rename(unfinished, fileIn(dataDir));
}
