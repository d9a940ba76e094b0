/** Finds the browser for tests and screenshots: an installed one, Playwright's, or Debian's. */

import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Headless Chromium first, because its visits take a third less CPU time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function find(): string | undefined {
  return [process.env.CHROMIUM, ...installed, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/** Finds a browser, or installs Debian's if permitted. */
export async function requireChromium(): Promise<string> {
  const match = find();
  if (match) return match;
  console.log('Installing Chromium …');
  await installPackages(['chromium-headless-shell', 'fonts-noto-core']);
  const bundled = find();
  if (bundled) return bundled;
  throw new Error(
    'No Chromium: install one, or say where it is with CHROMIUM=/path/to/chromium. ' +
      '`npx playwright-core install chromium` brings one too.',
  );
}

/** Installs Debian packages as root. Does nothing without apt. */
export async function installPackages(names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const aptGet = (...words: string[]) =>
    execa('apt-get', words, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
      reject: false,
    });
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}

export const launchChromium = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: await requireChromium(),
    // Without a graphics card Chromium would emulate one, for a tenth more CPU time.
    args: ['--disable-gpu'],
    // Chromium's sandbox does not start as root.
    chromiumSandbox: process.getuid?.() !== 0,
    ...options,
  });
