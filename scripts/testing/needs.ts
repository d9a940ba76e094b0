/** Skips tests for which the machine lacks something. The last lines of `npm test` name it. */
import { TestRunner } from 'vitest';
import { hasProgram } from './installed-programs.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Program or right that the machine lacks for this test or file. */
    missing?: string;
  }
}

/** Options of a test or suite that needs something of the machine. */
export const needs = (name: string, isThere = hasProgram(name)) =>
  isThere ? {} : { skip: true, meta: { missing: name } };

/** Skips the test file that is being loaded, with its hooks. */
export function fileNeeds(name: string, isThere: boolean): void {
  if (isThere) return;
  const { file } = TestRunner.getCurrentSuite();
  if (!file) throw new Error(`A file needs ${name}, but none is being loaded.`);
  file.mode = 'skip';
  file.meta.missing = name;
}
