/** Creates a data folder before the backend tests and deletes it after them. */
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ifMissing } from '@college/server/missing-file';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the databases and files of the tests. */
    folder: string;
    /** Address of Postgres in the projects that use it. The others use SQLite. */
    postgres?: string;
  }
}

/** Linux keeps files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Free bytes that the databases and files of all workers need at most. Containers often have 64 MB. */
const ENOUGH = 1_000_000_000;

/**
 * The folder in memory if it has room, because SQLite waits for the disk at every commit, and these data are deleted
 * after the tests.
 */
async function fastestFolder(): Promise<string> {
  const place = await statfs(IN_MEMORY).catch(ifMissing(undefined));
  return place && place.bavail * place.bsize > ENOUGH ? IN_MEMORY : tmpdir();
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'cms-test-'));
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true });
}
