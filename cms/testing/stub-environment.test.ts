import { expect, it, vi } from 'vitest';
import { stubEnvironment } from './stub-environment.ts';

it('keeps the environment when another test file of the worker removes its own stubs', async () => {
  const folder = await stubEnvironment();
  vi.unstubAllEnvs();
  expect(process.env.DATA_DIR).toBe(folder);
  expect(process.env.PAYLOAD_SECRET).toHaveLength(37);
});
