/** WebKit in GNOME's build, on a virtual screen. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import {
  Builder,
  By,
  error,
  Key as Keys,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { startProgram, stop } from '../../scripts/services/process.ts';
import { freePort } from '../../scripts/services/service.ts';
import { browserEnvironment } from '../../scripts/testing/browser-environment.ts';
import { soon } from '../support/soon.ts';
import { requireProgram } from './programs.ts';
import type { Engine, Key, Size, Tab } from './tab.ts';

const PATIENCE = 30_000;
const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
};
const by = (place: string) => (/^[(]?\/\//.test(place) ? By.xpath(place) : By.css(place));

export const webkit: Engine = {
  name: 'WebKit',
  async open(size) {
    const processes: ChildProcess[] = [];
    const close = async () => void (await Promise.all(processes.map(stop)));
    try {
      const display = await openScreen(processes);
      const driver = await openBrowser(processes, display, size);
      return {
        tab: tabOf(driver),
        async close() {
          await driver.quit();
          await close();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

/** Resolves with the name of the display, which the server chooses. */
async function openScreen(processes: ChildProcess[]): Promise<string> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startProgram(await requireProgram('screen'), words, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(screen);
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(number).trim()}`;
}

async function openBrowser(processes: ChildProcess[], DISPLAY: string, size: Size) {
  const driverProgram = await requireProgram('webkitDriver');
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const port = await freePort();
  // With compositing, because WebKitGTK 2.50 otherwise crashes when a page fades into the next.
  const env = { ...browserEnvironment(), DISPLAY };
  const options = { env, stdio: 'ignore' } as const;
  processes.push(startProgram(driverProgram, [`--port=${port}`], options));
  const server = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await soon(answers, PATIENCE);
  // Without toolbars, which are wider than a phone.
  const args = ['--automation', '--full-screen'];
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return driver;
}

/** Errors of the driver for an element that moves, is covered, or was removed with its page. */
const notYet = [
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
];

/**
 * Scrolls an element into view, because the driver does not scroll to options and misses presses
 * after long scrolling.
 */
const bringIntoView = `
  const { top, bottom } = arguments[0].getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) arguments[0].scrollIntoView({ block: 'center' });`;

function tabOf(driver: WebDriver): Tab {
  const there = (place: string) => driver.wait(until.elementLocated(by(place)), PATIENCE);
  const visible = async (place: string) =>
    driver.wait(until.elementIsVisible(await there(place)), PATIENCE);
  /**
   * Repeats an action until the element is stable, because the driver checks its position only
   * once. While a drawer or a new page appears, it may be absent or another element may be there.
   */
  const patiently = (place: string, act: (element: WebElement) => Promise<void>) =>
    soon(async () => {
      try {
        const element = await visible(place);
        await driver.executeScript(bringIntoView, element);
        const before = await element.getRect();
        const after = await element.getRect();
        if (before.x !== after.x || before.y !== after.y) return false;
        await act(element);
        return true;
      } catch (cause) {
        if (notYet.some((kind) => cause instanceof kind)) return false;
        throw cause;
      }
    }, PATIENCE);
  return {
    open: (address) => driver.get(address),
    press: async (place) => void (await patiently(place, (element) => element.click())),
    point: async (place) =>
      void (await patiently(place, (origin) => driver.actions().move({ origin }).perform())),
    type: async (place, text) => (await visible(place)).sendKeys(text),
    async choose(place, words) {
      const list = await visible(place);
      await driver.executeScript(bringIntoView, list);
      await list.findElement(By.xpath(`.//option[normalize-space()="${words}"]`)).click();
    },
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    attach: async (place, file) => (await there(place)).sendKeys(file),
    read: (run, ...words) => driver.executeScript(`return (${run})(...arguments)`, ...words),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
