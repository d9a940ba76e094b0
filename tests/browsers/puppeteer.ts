/** Chromium and Firefox, driven by Puppeteer. */
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { endWithParent } from '../../scripts/install/end-with-parent.mjs';
import { browserEnvironment } from '../../scripts/testing/browser-environment.ts';
import { requireChromium } from '../../scripts/testing/chromium.ts';
import { requireProgram } from './programs.ts';
import type { Engine, Tab } from './tab.ts';

const PATIENCE = 30_000;
/** Seconds that a browser has to end when its test was killed. */
const GRACE = 5;
const asPuppeteer = (place: string) => (/^[(]?\/\//.test(place) ? `::-p-xpath(${place})` : place);

const engine = (name: string, launching: () => Promise<LaunchOptions>): Engine => ({
  name,
  async open(size) {
    const browser = await puppeteer.launch({ env: browserEnvironment(), ...(await launching()) });
    const program = browser.process();
    if (program) endWithParent(program, GRACE);
    const page = await browser.newPage();
    await page.setViewport(size);
    page.setDefaultTimeout(PATIENCE);
    const at = (place: string) => page.locator(asPuppeteer(place));
    const tab: Tab = {
      async open(address) {
        await page.goto(address);
      },
      press: (place) => at(place).click(),
      point: (place) => at(place).hover(),
      async type(place, text) {
        const field = await at(place).waitHandle();
        await field.type(text);
      },
      async choose(place, words) {
        const list = (await at(place).waitHandle()) as ElementHandle<HTMLSelectElement>;
        const value = await list.evaluate(
          ({ options }, words) => [...options].find(({ text }) => text === words)?.value,
          words,
        );
        if (value === undefined) throw new Error(`There is no ${words} in ${place}.`);
        await list.select(value);
      },
      key: (key) => page.keyboard.press(key),
      async attach(place, file) {
        // The field may be hidden behind a button.
        const field = await page.waitForSelector(asPuppeteer(place));
        await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
      },
      read: (run, ...words) =>
        page.evaluate(`(${run})(...${JSON.stringify(words)})`) as Promise<never>,
      picture: () => page.screenshot(),
    };
    return { tab, close: () => browser.close() };
  },
});

export const chromium = engine('Chromium', async () => ({
  executablePath: await requireChromium(),
  args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
}));

export const firefox = engine('Firefox', async () => ({
  browser: 'firefox',
  executablePath: await requireProgram('firefox'),
  // No proxy and no updates, so that requests stay on this machine.
  extraPrefsFirefox: { 'network.proxy.type': 0, 'app.update.enabled': false },
}));
