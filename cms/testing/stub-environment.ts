/** Environment variables of a test worker: an empty data folder and secrets. */

import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import type { Environment } from '../platform/environment.ts';

let folder: string | undefined;

/** Resolves with DATA_DIR, the same for every test file of the worker. */
export async function stubEnvironment(): Promise<string> {
  if (folder) return folder;
  folder = await mkdtemp(path.join(inject('folder'), 'data-'));
  const postgres = inject('postgres');
  // Not with vi.stubEnv, because vi.unstubAllEnvs of a test file would remove them for later files.
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: postgres ? `${postgres}/${randomUUID()}` : '',
    PAYLOAD_SECRET: 'a secret of tests that is long enough',
    // A port without a server, so that a running website on this machine does not answer.
    SITE_URL: 'http://localhost:1',
    CAPTCHA_SECRET: 'another secret of tests, as long as that',
  });
  process.umask(0o022);
  return folder;
}

/** Sets environment values for one test file. Return the result from `beforeAll` to restore them. */
export async function setEnvironment(variables: Partial<Environment>): Promise<() => void> {
  const { environment } = await import('../platform/environment.ts');
  const names = Object.keys(variables) as (keyof Environment)[];
  const before = Object.fromEntries(names.map((name) => [name, environment[name]]));
  Object.assign(environment, variables);
  return () => void Object.assign(environment, before);
}
