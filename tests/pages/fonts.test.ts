/** Pages have the same boxes in tests whatever fonts the machine has. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { launchChromium, requireChromium } from '../../scripts/testing/chromium.ts';
import { temporaryFolder } from '../../scripts/testing/temporary.ts';
import { phone, visitors } from '../support/browser.ts';

visitors();
const paths = ['/', '/as/iqac/about', '/notifications/administrative', '/visitors-note'];
const parts = ['body > header', 'main', 'main h1', 'main p', 'body > footer', 'body > footer a'];

/** Widths and heights of parts of some pages on a phone, and of a page of the admin. */
async function boxes(browser: Browser): Promise<string[]> {
  const page = await browser.newPage({
    viewport: phone,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  const measured: string[] = [];
  const addresses = [...paths.map((at) => inject('site') + at), `${inject('cms')}/admin/login`];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    for (const part of parts)
      for (const element of (await page.locator(part).all()).slice(0, 3)) {
        const { width, height } = (await element.boundingBox()) ?? {};
        measured.push(`${new URL(address).pathname} ${part}: ${width} × ${height}`);
      }
  }
  await browser.close();
  return measured;
}

const families = { narrow: 'noto-sans', wide: 'noto-serif/700Bold', none: undefined };

/** Fontconfig's file of a machine that has these fonts only. */
async function machineWith(fonts: string | undefined): Promise<string> {
  const folder = await temporaryFolder();
  const place = fonts ? inRoot('node_modules/@expo-google-fonts', fonts) : path.join(folder, 'no');
  await mkdir(path.join(folder, 'no'));
  const file = path.join(folder, 'fonts.conf');
  const lines = ['<fontconfig>', `<dir>${place}</dir>`, `<cachedir>${folder}</cachedir>`];
  await writeFile(file, [...lines, '</fontconfig>'].join('\n'));
  return file;
}

test('boxes are the same on machines with other fonts and with none', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const launched: string[][] = [];
  const unaided = new Set<string>();
  for (const fonts of Object.values(families)) {
    const FONTCONFIG_FILE = await machineWith(fonts);
    vi.stubEnv('FONTCONFIG_FILE', FONTCONFIG_FILE);
    launched.push(await boxes(await launchChromium()));
    // Without any font, Chromium crashes at Assamese words.
    if (!fonts) continue;
    // The same browser with the machine's fonts, which shows that they would matter.
    const browser = await chromium.launch({
      executablePath: await requireChromium(),
      chromiumSandbox: process.env.CHROMIUM_SANDBOX !== 'off',
      env: { ...process.env, FONTCONFIG_FILE },
    });
    unaided.add(JSON.stringify(await boxes(browser)));
  }
  const [first = []] = launched;
  expect(first.length).toBeGreaterThan(20);
  expect(launched).toEqual(launched.map(() => first));
  expect(unaided.size).toBeGreaterThan(1);
});
