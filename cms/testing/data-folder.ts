/** Makes a data folder before the backend tests and deletes it after them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** For databases and files of the backend's tests. */
    folder: string;
    /** Address of a Postgres, in the projects that run on one; the others run on SQLite. */
    postgres?: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true });
}
