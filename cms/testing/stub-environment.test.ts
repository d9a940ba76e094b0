import { expect, it, vi } from 'vitest';
import { stubEnvironment } from './stub-environment.ts';

it('stays for the other test files of the worker when one takes its own stubs back', async () => {
  const folder = await stubEnvironment();
  vi.unstubAllEnvs();
  expect(process.env.DATA_DIR).toBe(folder);
  expect(process.env.PAYLOAD_SECRET).toHaveLength(37);
});
