/** The browser that tests and screenshots use: one that is installed, else Playwright's, else Debian's. */

import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** First what has no window to draw: its visits take two thirds of the processor. */
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

/** Finds a browser, or installs Debian's where we may. */
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

/** Debian packages, as root and where there is apt; does nothing elsewhere. */
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
    // Without a graphics card Chromium would emulate one, for a tenth more of the processor.
    args: ['--disable-gpu'],
    // Chromium's sandbox does not start as root.
    chromiumSandbox: process.getuid?.() !== 0,
    ...options,
  });
