/** WebKit as GNOME builds it, on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Key as Keys, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/ports.ts';
import { startProgram, stop } from '../../scripts/process.ts';
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

/** Resolves with the display's name. The server chooses a free one. */
async function openScreen(processes: ChildProcess[]): Promise<string> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(requireProgram('screen'), words, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(screen);
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(number).trim()}`;
}

async function openBrowser(processes: ChildProcess[], DISPLAY: string, { width, height }: Size) {
  const driverProgram = requireProgram('webkitDriver');
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const port = await freePort();
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const options = { env, stdio: 'ignore' } as const;
  processes.push(startProgram(driverProgram, [`--port=${port}`], options));
  const server = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await soon(answers, PATIENCE);
  const args = ['--automation', `--geometry=${width}x${height}`];
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args },
    })
    .build();
  await resize(driver, { width, height });
  return driver;
}

/** The window has bars of its own: it grows until the page has the size. */
async function resize(driver: WebDriver, { width, height }: Size) {
  const inner = await driver.executeScript<Size>(
    'return { width: innerWidth, height: innerHeight }',
  );
  const outer = await driver.manage().window().getRect();
  await driver
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: outer.width + width - inner.width,
      height: outer.height + height - inner.height,
    });
}

function tabOf(driver: WebDriver): Tab {
  const visible = async (place: string) => {
    const found = await driver.wait(until.elementLocated(by(place)), PATIENCE);
    return driver.wait(until.elementIsVisible(found), PATIENCE);
  };
  return {
    open: (address) => driver.get(address),
    press: async (place) => (await visible(place)).click(),
    type: async (place, text) => (await visible(place)).sendKeys(text),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async attach(place, file) {
      const field = await driver.wait(until.elementLocated(by(place)), PATIENCE);
      await field.sendKeys(file);
    },
    read: (run, ...words) => driver.executeScript(`return (${run})(...arguments)`, ...words),
  };
}
