/**
 * `npm run screenshots`: takes the README's pictures from the demo of a running `npm start`. With
 * the password of the demo's administrator, also those of the handbook.
 */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Picture, pictures } from '@college/cms/admin/handbook/tasks.ts';
import { outlines } from '@college/cms/outlines.ts';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { DEFAULT_LOCALE, locales } from '../../contract/locales.ts';
import { failWithSentence } from '../failure.ts';
import { inRoot } from '../paths.ts';
import { readSettings } from '../services/settings.ts';
import { launchChromium } from '../testing/chromium.ts';

const ofReadme = [
  { file: 'home-360.png', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { file: 'home-1280.png', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
];

async function takePictures(): Promise<void> {
  const { siteUrl, cmsUrl } = readSettings(process.env);
  const [password] = process.argv.slice(2);
  // The next line says what to do if nothing answers.
  const answer = await fetch(siteUrl).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No answer from ${siteUrl}. Run npm start in another terminal.`);
  const browser = await launchChromium();
  try {
    await pictureHome(browser, siteUrl);
    if (password) await pictureAdmin(browser, cmsUrl, password);
  } finally {
    await browser.close();
  }
}

async function pictureHome(browser: Browser, siteUrl: string): Promise<void> {
  for (const { file, ...options } of ofReadme) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Stops the clock, so that the popup does not open.
    await page.clock.install();
    await page.goto(siteUrl, { waitUntil: 'networkidle' });
    // Closes the holiday's dialog, which opens at once.
    await page.keyboard.press('Escape');
    await page.screenshot({ path: inRoot('docs', file) });
    await context.close();
    console.log(`docs/${file}`);
  }
}

const ofHandbook: readonly Picture[] = [
  ...pictures,
  ...outlines.flatMap(({ handbookParts = [] }) =>
    handbookParts.flatMap(({ task, picture }) => (picture ? [{ task, path: picture }] : [])),
  ),
];

async function pictureAdmin(browser: Browser, cmsUrl: string, password: string): Promise<void> {
  for (const locale of locales) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 640 } });
    const signedIn = await context.request.post(`${cmsUrl}/api/users/login`, {
      data: { email: 'admin@example.org', password },
      headers: { Origin: cmsUrl },
    });
    if (!signedIn.ok()) throw new Error('The password of admin@example.org is wrong.');
    await context.addCookies([{ name: 'payload-lng', value: locale, url: cmsUrl }]);
    const page = await context.newPage();
    const folder = path.join('cms/public/admin/handbook', locale);
    await mkdir(inRoot(folder), { recursive: true });
    for (const picture of ofHandbook) {
      const address = new URL(`${cmsUrl}/admin${picture.path}`);
      address.searchParams.set('locale', picture.locale ?? DEFAULT_LOCALE);
      await page.goto(address.href, { waitUntil: 'networkidle' });
      if (picture.first) {
        await page.locator('.table tbody a').first().click();
        await page.waitForURL(/\/\d+(\?.*)?$/);
      }
      if (picture.below) {
        const { origin, pathname } = new URL(page.url());
        await page.goto(origin + pathname + picture.below, { waitUntil: 'networkidle' });
      }
      // Waits for Payload's grey placeholders to disappear.
      await page.locator('.shimmer-effect').first().waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      const file = path.join(folder, `${picture.task}.webp`);
      await sharp(await page.screenshot())
        .webp({ quality: 60, effort: 6 })
        .toFile(inRoot(file));
      console.log(file);
    }
    await context.close();
  }
}

await takePictures().catch(failWithSentence);
