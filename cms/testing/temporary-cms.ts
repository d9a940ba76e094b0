/** Payload with its real configuration on a new, empty database: one for each test file. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, inject, vi } from 'vitest';
import type {} from './provided.ts';

/** Opening Payload takes seconds on a busy machine. */
export const patience = 60_000;

export async function temporaryCms(): Promise<Payload> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  vi.stubEnv('DATA_DIR', folder);
  const postgres = inject('postgres');
  vi.stubEnv('DATABASE_URL', postgres ? `${postgres}/${randomUUID()}` : '');
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests that is long enough');
  vi.stubEnv('CAPTCHA_SECRET', 'another secret of tests, as long as that');
  const [{ getPayload }, { default: config }, { migrate }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
    import('../platform/start/migrate.ts'),
  ]);
  const payload = await getPayload({ config });
  payload.logger.level = 'fatal';
  await migrate(payload);
  afterAll(async () => {
    await payload.destroy();
    await rm(folder, { recursive: true });
  });
  return payload;
}
