/** What a worker's environment is before anything reads it: an empty folder for data, secrets, a shell as most are. */

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
  // Past Vitest: a test file that takes its own stubs back would take these from all that come after it.
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: postgres ? `${postgres}/${randomUUID()}` : '',
    PAYLOAD_SECRET: 'a secret of tests that is long enough',
    // Where nobody can listen: a website of whoever runs the tests would answer for the tests' own.
    SITE_URL: 'http://localhost:1',
    CAPTCHA_SECRET: 'another secret of tests, as long as that',
  });
  process.umask(0o022);
  return folder;
}

/** Sets for one test file what the others of its worker find as it was: what `beforeAll` answers takes it back. */
export async function setEnvironment(given: Partial<Environment>): Promise<() => void> {
  const { environment } = await import('../platform/environment.ts');
  const names = Object.keys(given) as (keyof Environment)[];
  const before = Object.fromEntries(names.map((name) => [name, environment[name]]));
  Object.assign(environment, given);
  return () => void Object.assign(environment, before);
}
