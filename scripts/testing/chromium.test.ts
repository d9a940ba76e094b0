import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, launchChromium } from './chromium.ts';
import { temporaryFolder } from './temporary.ts';

const launch = vi.fn<typeof chromium.launch>();
const log = vi.fn();
beforeEach(() => {
  // Any file that exists.
  vi.stubEnv('CHROMIUM', process.execPath);
  vi.stubEnv('CHROMIUM_SANDBOX', undefined);
  vi.spyOn(chromium, 'launch').mockImplementation(
    launch.mockReset().mockResolvedValue({} as Browser),
  );
  vi.spyOn(console, 'log').mockImplementation(log.mockReset());
});
afterEach(() => void vi.unstubAllEnvs());
const sandboxes = () => launch.mock.calls.map(([options]) => options?.chromiumSandbox);

test('Chromium runs in its sandbox where that starts', async () => {
  await launchChromium();
  expect(sandboxes()).toEqual([true]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  'Chromium sandboxing failed!',
  'Running as root without --no-sandbox is not supported.',
])('“%s”: it runs without, which is tried and said once', async (sentence) => {
  launch.mockRejectedValueOnce(new Error(`browserType.launch: …\n${sentence}`));
  await launchChromium();
  await launchChromium();
  expect(sandboxes()).toEqual([true, false, false]);
  expect(log.mock.calls).toEqual([
    ["Chromium's sandbox does not start here. The tests run without it."],
  ]);
});

test('another failure is reported', async () => {
  launch.mockRejectedValueOnce(new Error('libnss3.so: cannot open shared object file'));
  await expect(launchChromium()).rejects.toThrow('libnss3.so');
  expect(sandboxes()).toEqual([true]);
});

test.each([
  ['of today', 'echo Chromium 153.0.8010.0', true],
  ['with another name', 'echo Google Chrome 150.1.2.3 unknown', true],
  ['of 2021', 'echo Chromium 90.0.4430.72', false],
  ['that only asks for another package', 'echo Requires the chromium snap 1>&2; exit 10', false],
])('an installed Chromium %s is used only if it can show the pages', async (_, says, isUsed) => {
  vi.stubEnv('CHROMIUM', undefined);
  const file = path.join(await temporaryFolder(), 'chromium');
  await writeFile(file, `#!/bin/sh\n${says}\n`, { mode: 0o755 });
  expect(findChromium([file]) === file).toBe(isUsed);
});
