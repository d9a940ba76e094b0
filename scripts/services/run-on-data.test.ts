import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { runOnData } from './run-on-data.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  [
    "process.send({ admin: { email: 'a@example.org', password: 'p' } }, () => process.disconnect());",
    true,
  ],
  ['process.disconnect();', false],
])('prints a new password once: %s', async (lines, created) => {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  const script = path.join(folder, 'script.mts');
  await writeFile(script, lines);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runOnData(path.relative(root, script))).toBe(created);
  expect(log.mock.calls).toEqual(created ? [['\n  a@example.org\n  p   (shown only now)\n']] : []);
});
