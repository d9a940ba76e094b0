import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is deleted after the current test. */
export async function temporaryFolder(within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(within, 'test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
