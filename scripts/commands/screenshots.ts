/** `npm run screenshots`: the README's pictures, from the demo that `npm start` is serving. */

import { sayAndFail } from '../failure.ts';
import { inRoot } from '../paths.ts';
import { readSettings } from '../services/settings.ts';
import { launchChromium } from '../testing/chromium.ts';

const pictures = [
  { file: 'home-360.png', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { file: 'home-1280.png', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
];

async function takePictures(siteUrl: string): Promise<void> {
  const answer = await fetch(siteUrl).catch(() => undefined);
  if (!answer?.ok) throw new Error(`Nothing answers at ${siteUrl}. Run npm start beside this.`);
  const browser = await launchChromium();
  try {
    for (const { file, ...options } of pictures) {
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
      const page = await context.newPage();
      // The popup that opens by itself stays away.
      await page.clock.install();
      await page.goto(siteUrl, { waitUntil: 'networkidle' });
      // A holiday's dialog opens at once.
      await page.keyboard.press('Escape');
      await page.screenshot({ path: inRoot('docs', file) });
      await context.close();
      console.log(`docs/${file}`);
    }
  } finally {
    await browser.close();
  }
}

await takePictures(readSettings(process.env).siteUrl).catch(sayAndFail);
