/** The browser that tests and screenshots use: one that is installed, else Playwright's, else Debian's. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const installed = [
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
export function requireChromium(): string {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium …');
  installPackages(['chromium', 'fonts-noto-core']);
  const brought = find();
  if (brought) return brought;
  throw new Error(
    'No Chromium: install one, or say where it is with CHROMIUM=/path/to/chromium. ' +
      '`npx playwright-core install chromium` brings one too.',
  );
}

/** Debian packages, as root and where there is apt; does nothing elsewhere. */
export function installPackages(names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...names);
}

export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    // Chromium's sandbox does not start as root.
    chromiumSandbox: process.getuid?.() !== 0,
    ...options,
  });
