import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves a folder. A mounted volume can be neither renamed nor replaced, so its contents are copied
 * and the folder stays. Tests replace `renamed`.
 */
export async function move(source: string, target: string, renamed = rename): Promise<void> {
  await renamed(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true, preserveTimestamps: true });
    const names = (await stat(source)).isDirectory() ? await readdir(source) : ['.'];
    for (const name of names) await rm(path.join(source, name), { recursive: true });
  });
}
