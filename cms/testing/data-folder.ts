/** Creates a data folder before the backend tests and deletes it after them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the databases and files of the tests. */
    folder: string;
    /** Address of Postgres in the projects that use it. The others use SQLite. */
    postgres?: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true });
}
