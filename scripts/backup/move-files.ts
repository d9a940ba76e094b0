import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A folder that is a volume of its own can be neither renamed nor replaced: what is in it is copied, and it stays.
 * `renamed` is another in tests.
 */
export async function move(source: string, target: string, renamed = rename): Promise<void> {
  await renamed(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true, preserveTimestamps: true });
    const names = (await stat(source)).isDirectory() ? await readdir(source) : ['.'];
    for (const name of names) await rm(path.join(source, name), { recursive: true });
  });
}
