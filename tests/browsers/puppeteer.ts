/** Chromium and Firefox: both speak to Puppeteer. */
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { requireChromium } from '../../scripts/chromium.ts';
import { requireProgram } from './programs.ts';
import type { Engine, Tab } from './tab.ts';

const PATIENCE = 30_000;
const asPuppeteer = (place: string) => (/^[(]?\/\//.test(place) ? `::-p-xpath(${place})` : place);

const engine = (name: string, launching: () => LaunchOptions): Engine => ({
  name,
  async open(size) {
    const browser = await puppeteer.launch(launching());
    const page = await browser.newPage();
    await page.setViewport(size);
    page.setDefaultTimeout(PATIENCE);
    const at = (place: string) => page.locator(asPuppeteer(place));
    const tab: Tab = {
      async open(address) {
        await page.goto(address);
      },
      press: (place) => at(place).click(),
      async type(place, text) {
        const field = await at(place).waitHandle();
        await field.type(text);
      },
      key: (key) => page.keyboard.press(key),
      async attach(place, file) {
        const field = await page.waitForSelector(asPuppeteer(place));
        if (!field) throw new Error(`There is no ${place}.`);
        await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
      },
      read: (run, ...words) =>
        page.evaluate(`(${run})(...${JSON.stringify(words)})`) as Promise<never>,
    };
    return { tab, close: () => browser.close() };
  },
});

export const chromium = engine('Chromium', () => ({
  executablePath: requireChromium(),
  args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
}));

export const firefox = engine('Firefox', () => ({
  browser: 'firefox',
  executablePath: requireProgram('firefox'),
  // Nothing leaves this machine.
  extraPrefsFirefox: { 'network.proxy.type': 0, 'app.update.enabled': false },
}));
