/** What a worker's environment is before anything reads it: an empty folder for data, secrets, a shell as most are. */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { inject, vi } from 'vitest';
import type {} from './provided.ts';

let folder: string | undefined;

/** Resolves with DATA_DIR, the same for every test file of the worker. */
export async function stubEnvironment(): Promise<string> {
  if (folder) return folder;
  folder = await mkdtemp(path.join(inject('folder'), 'data-'));
  vi.stubEnv('DATA_DIR', folder);
  const postgres = inject('postgres');
  vi.stubEnv('DATABASE_URL', postgres ? `${postgres}/${randomUUID()}` : '');
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests that is long enough');
  vi.stubEnv('CAPTCHA_SECRET', 'another secret of tests, as long as that');
  process.umask(0o022);
  return folder;
}
