import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { launchChromium } from '../../scripts/testing/chromium.ts';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

export interface Visitors {
  /** A page of a visitor of their own, who leaves when the test ends: a page that moves keeps a core busy. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** Fails when any request left this machine. */
  expectNothingLeft: () => void;
}

/** One for all files of a worker, with which it ends. */
let launched: Promise<Browser> | undefined;
const browser = (): Promise<Browser> => {
  launched ??= launchChromium();
  return launched;
};

/** A page is opened again where the site said 503: it does so of a busy machine, too. */
const TIMES = 10;

function openPatiently(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...address) => {
    let response = await open(...address);
    for (let times = 0; response?.status() === 503 && times < TIMES; times += 1) {
      await wait(1000 * Number(response.headers()['retry-after']));
      response = await open(...address);
    }
    return response;
  };
}

/** Every visitor's requests are watched. */
export function visitors(): Visitors {
  const contexts: BrowserContext[] = [];
  const foreign: string[] = [];
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });
  return {
    async visit(options = {}) {
      const launchedBrowser = await browser();
      const context = await launchedBrowser.newContext({
        viewport: desktop,
        locale: 'en-IN',
        ...options,
      });
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      else contexts.push(context);
      context.setDefaultTimeout(60_000);
      context.on('page', openPatiently);
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
      });
      return context.newPage();
    },
    expectNothingLeft: () => expect(foreign).toEqual([]),
  };
}
