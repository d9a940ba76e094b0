import { stat } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import { ifMissing } from '../../server/missing-file.ts';

/** Milliseconds between looks. */
const PAUSE = 2000;

/**
 * Rejects when a folder is deleted, also if another one has its name by then: servers would go on with deleted files and hold
 * their ports.
 */
export async function deletionOf(folder: string, pause = PAUSE): Promise<never> {
  const before = await numberOf(folder);
  // Without a reference, because it ends with the servers that it watches.
  for await (const _ of setInterval(pause, undefined, { ref: false }))
    if ((await numberOf(folder)) !== before) break;
  throw new Error(`The folder ${folder} was deleted or replaced.`);
}

/** The number of a folder on its disk. */
const numberOf = (folder: string) => stat(folder).then(({ ino }) => ino, ifMissing(undefined));
